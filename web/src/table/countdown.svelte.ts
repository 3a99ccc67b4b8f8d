// A clock that runs here between two messages of the server, which alone decides.

export class Countdown {
  left = $state(0)

  /** `given`: the seconds that were left when the server said so; null while it does not run. */
  constructor(given: () => number, runs: () => boolean) {
    $effect(() => {
      const seconds = given(),
        start = performance.now()
      this.left = seconds
      if (!runs()) return
      const timer = setInterval(() => (this.left = Math.max(0, seconds - (performance.now() - start) / 1000)), 250)
      return () => clearInterval(timer)
    })
  }

  get text(): string {
    return clockFace(this.left)
  }
}

export function clockFace(left: number): string {
  const seconds = Math.ceil(left),
    two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** Seconds before the end at which a player is warned. */
export const WARNINGS = [30, 10]

/** The warning that holds with so much time left, or null. */
export function warningAt(left: number, given: number): number | null {
  // Who has no more than that in all, as after an empty bank, is warned at the next one.
  return WARNINGS.findLast((seconds) => left <= seconds && given > seconds) ?? null
}
