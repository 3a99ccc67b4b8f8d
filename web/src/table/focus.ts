// Where the keyboard goes for a decision: the entry of the list that Tab reaches, or the first picture to choose from.
const ENTRIES = ['[role=option][tabindex="0"]', '.choice [tabindex="0"]', '.choice button:not(:disabled)']

export function focusDecision(): void {
  const panel = document.getElementById('decision')
  for (const entry of ENTRIES) {
    const found = panel?.querySelector<HTMLElement>(entry)
    if (found) return found.focus({ preventScroll: true })
  }
}
