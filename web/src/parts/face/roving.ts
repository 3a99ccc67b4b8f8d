/** Arrow keys inside a group of targets of which the tab key reaches only one. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Moves the focus to the next or previous `data-target` of the surrounding `data-roving`. */
export function stepFocus(event: KeyboardEvent): void {
  const step = STEPS[event.key]
  const here = event.currentTarget
  if (step === undefined || !(here instanceof Element)) return
  const group = here.closest('[data-roving]')
  const targets = [...(group?.querySelectorAll<HTMLElement | SVGElement>('[data-target]') ?? [])]
  const at = targets.findIndex((target) => target === here)
  const next = targets[(at + step + targets.length) % targets.length]
  if (!next) return
  event.preventDefault()
  event.stopPropagation()
  next.focus()
}
