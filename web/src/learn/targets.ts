// Where on the page something stands that has a name: a move that can be made, or a thing that can be explained.

/** Elements that carry the name: `move:hut 17`, `plateau:wood`, or `plateau` for all of that kind. */
export function selectorOf(name: string): string {
  if (name.startsWith('move:')) return `[data-move="${CSS.escape(name.slice('move:'.length))}"]`
  const exact = `[data-what~="${CSS.escape(name)}"]`
  return name.includes(':') ? exact : `${exact}, [data-what^="${CSS.escape(name)}:"], [data-what*=" ${CSS.escape(name)}:"]`
}

/** The rectangle of an element as far as it can be seen inside of what cuts it off; null: not at all. */
export function seenRect(element: Element): DOMRect | null {
  const rect = element.getBoundingClientRect()
  let { left, top, right, bottom } = rect
  if (!rect.width && !rect.height) return null
  for (let box = element.parentElement; box; box = box.parentElement) {
    const style = getComputedStyle(box)
    if (style.overflow === 'visible' && !(box instanceof SVGSVGElement)) continue
    const frame = box.getBoundingClientRect()
    left = Math.max(left, frame.left)
    right = Math.min(right, frame.right)
    top = Math.max(top, frame.top)
    bottom = Math.min(bottom, frame.bottom)
  }
  right = Math.min(right, innerWidth)
  bottom = Math.min(bottom, innerHeight)
  left = Math.max(left, 0)
  top = Math.max(top, 0)
  return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : null
}

/** Whether something that stays in its place while the page scrolls lies over the middle of it, e.g. a bar of buttons. */
export function isCovered(element: Element, { left, top, width, height }: DOMRect): boolean {
  return liesUnder(element, left + width / 2, top + height / 2)
}

function liesUnder(element: Element, x: number, y: number): boolean {
  let over = document.elementFromPoint(x, y)
  for (; over && !over.contains(element); over = over.parentElement) if (['sticky', 'fixed'].includes(getComputedStyle(over).position)) return true
  return false
}

function isSeen(element: Element): boolean {
  const rect = seenRect(element)
  return rect !== null && !isCovered(element, rect)
}

/** Whether an element is seen well: not cut off by more than a quarter, and nothing lies over its upper or lower edge. */
export function isWhole(element: Element): boolean {
  const rect = seenRect(element)
  if (!rect || isCovered(element, rect)) return false
  const [x, { height }] = [rect.left + rect.width / 2, element.getBoundingClientRect()]
  if (height > innerHeight / 3) return true
  return rect.height > 0.75 * height && !liesUnder(element, x, rect.top + 2) && !liesUnder(element, x, rect.bottom - 2)
}

/** Whether the window through which a phone shows a board leaves out most of an element. */
export function isBesideWindow(element: Element): boolean {
  if (!zoomOf(element)) return false
  let board: Element = element
  for (let box = element.closest('svg'); box; box = box.parentElement?.closest('svg') ?? null) board = box
  const [{ left, top, right, bottom, width, height }, frame] = [element.getBoundingClientRect(), board.getBoundingClientRect()]
  const [across, down] = [Math.min(right, frame.right) - Math.max(left, frame.left), Math.min(bottom, frame.bottom) - Math.max(top, frame.top)]
  return across < width / 2 || down < height / 2
}

/** The button that shows the whole board instead of a part of it, where there is one. */
export function zoomOf(element: Element): HTMLElement | null {
  return element.closest('[data-board]')?.querySelector<HTMLElement>('[data-zoom=out]') ?? null
}

/** Of all elements with that name those to point at: on the board before the panels; of a move the one place where it is in view. */
export function targetsOf(name: string): Element[] {
  const all = [...document.querySelectorAll(selectorOf(name))].filter((element) => element.getClientRects().length > 0)
  const onBoard = all.filter((element) => element.closest('[data-board]'))
  const places = onBoard.length ? onBoard : all
  if (!name.startsWith('move:')) return places
  return [...places, ...all].filter(isSeen).concat(places).slice(0, 1)
}

/** The shape of an element where a rectangle would say too little: a path, and where on the screen it is drawn. */
export function outlineOf(element: Element): { d: string; matrix: string } | null {
  const path = element.querySelector<SVGPathElement>('path[data-outline]')
  const matrix = path?.getScreenCTM()
  const d = path?.getAttribute('d')
  return d && matrix ? { d, matrix: `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e} ${matrix.f})` } : null
}
