// Shows what happened, one event at a time. A step is the list of events of one update and what to do when they have been
// shown. Anything may hurry it: skip() shows the rest at once, up to where the reader wishes to stop; skipAll() does not stop.
import type { GameEvent } from '../wire'

export interface QueueStep {
  events: GameEvent[]
  /** True if the reader is asked after it, or the game is over: what comes next is his business. */
  ends?: boolean
  /** The position after the events takes their place. */
  settle(): void
}

export interface Screen {
  /** `played` are the events of this step so far; the last one is shown for `duration` milliseconds. */
  show(played: GameEvent[], duration: number): void
  /** Stopped after `played`, until go(). */
  hold?(played: GameEvent[]): void
  /** Nothing is playing any more. */
  rest(): void
}

/** When more milliseconds than these wait, everything is shown faster. */
const LONGEST_BACKLOG = 5000

export class EventQueue {
  private readonly steps: QueueStep[] = []
  private played: GameEvent[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private running = false
  private held = false
  private rushing = false

  constructor(
    private readonly screen: Screen,
    /** How long an event is shown; 0: not at all. */
    private readonly duration: (event: GameEvent) => number,
    /** How much more than usual may wait. */
    private readonly patience: () => number = () => 1,
    /** Whether to stop before this event; null: before it is the reader's business. */
    private readonly stops: (next: GameEvent | null, played: GameEvent[]) => boolean = () => false,
  ) {}

  get busy(): boolean {
    return this.running
  }

  push(step: QueueStep): void {
    this.steps.push(step)
    if (!this.running) {
      this.running = true
      this.next()
    }
  }

  /** Shows everything at once, up to where it stops. */
  skip(): void {
    if (!this.running || this.held) return
    clearTimeout(this.timer)
    this.rushing = true
    this.next()
    this.rushing = false
  }

  /** Ends everything at once: every waiting step settles, in order. */
  skipAll(): void {
    if (!this.running) return
    clearTimeout(this.timer)
    for (const step of this.steps.splice(0)) step.settle()
    this.finish()
  }

  /** On from where it stopped. */
  go(): void {
    if (!this.held) return
    this.held = false
    this.next()
  }

  /** Forgets everything without settling, because a newer whole picture has come. */
  clear(): void {
    clearTimeout(this.timer)
    this.steps.length = 0
    if (this.running) this.finish()
  }

  private next(): void {
    for (let step = this.steps[0]; step; step = this.steps[0]) {
      const event = step.events[this.played.length]
      if (this.holds(event ?? this.steps[1]?.events[0], step)) return
      if (event) {
        const duration = this.rushing ? 0 : Math.round(this.duration(event) * this.hurry())
        this.played = [...this.played, event]
        if (duration <= 0) continue
        this.screen.show(this.played, duration)
        this.timer = setTimeout(() => this.next(), duration)
        return
      }
      this.steps.shift()
      this.played = []
      step.settle()
    }
    this.finish()
  }

  private holds(next: GameEvent | undefined, step: QueueStep): boolean {
    if (!next && !(step.ends && this.steps.length === 1)) return false
    this.held = this.stops(next ?? null, this.played)
    if (this.held) this.screen.hold?.(this.played)
    return this.held
  }

  private finish(): void {
    this.held = false
    this.played = []
    this.running = false
    this.screen.rest()
  }

  private hurry(): number {
    let waiting = 0
    for (const [index, step] of this.steps.entries()) {
      const events = index === 0 ? step.events.slice(this.played.length) : step.events
      for (const event of events) waiting += this.duration(event)
    }
    const longest = LONGEST_BACKLOG * this.patience()
    return waiting > longest ? longest / waiting : 1
  }
}
