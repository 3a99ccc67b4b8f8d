// Where the keyboard goes for a decision: the entry of the list that Tab reaches, or the first picture to choose from.
const ENTRIES = ['[role=option][tabindex="0"]', '.at-once button', '.choice [tabindex="0"]', '.choice button:not(:disabled)']

export function focusDecision(): void {
  const panel = document.getElementById('decision')
  for (const entry of ENTRIES) {
    const found = panel?.querySelector<HTMLElement>(entry)
    if (found) return found.focus({ preventScroll: true })
  }
}

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Home', 'End']

/** The button that an arrow leads to from another one of the same choice: the nearest in that direction. */
export function neighbour(here: HTMLElement, key: string): HTMLElement | null {
  if (!ARROWS.includes(key) || !(here instanceof HTMLButtonElement)) return null
  const all = [...(here.closest('.choice, .at-once')?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])]
  if (key === 'Home') return all[0] ?? null
  if (key === 'End') return all.at(-1) ?? null
  const from = middleOf(here)
  const ways = all.flatMap((button) => {
    const [across, down] = [middleOf(button).x - from.x, middleOf(button).y - from.y]
    const [along, aside] = key === 'ArrowRight' || key === 'ArrowLeft' ? [across, down] : [down, across]
    const ahead = key === 'ArrowRight' || key === 'ArrowDown' ? along : -along
    return ahead > 1 ? [{ button, far: ahead + 2 * Math.abs(aside) }] : []
  })
  const nearest = ways.sort((a, b) => a.far - b.far)[0]?.button
  // At the end of a row the next one begins.
  const beside = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : null
  return nearest ?? (beside === null ? null : (all[all.indexOf(here) + beside] ?? null))
}

function middleOf(button: HTMLElement): { x: number; y: number } {
  const box = button.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
