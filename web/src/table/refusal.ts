// Where an answer stands: beside the point that was clicked, inside the board if that is where it was, never over the buttons.
export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Spot {
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

const EDGE = 6
const ABOVE = 14
const BELOW = 22

const holds = (area: Area, { x, y }: Spot) => x >= area.left && x <= area.right && y >= area.top && y <= area.bottom

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}

export function placeFor(at: Spot, size: Size, page: Area, board: Area | null, buttons: Area | null): { left: number; top: number } {
  const on = board && holds(board, at) ? board : page
  const area = {
    left: Math.max(page.left, on.left),
    top: Math.max(page.top, on.top),
    right: Math.min(page.right, on.right),
    bottom: Math.min(page.bottom, on.bottom),
  }
  const left = clamp(at.x - size.width / 2, area.left + EDGE, Math.max(area.left + EDGE, area.right - size.width - EDGE))
  const lowest = Math.max(area.top + EDGE, area.bottom - size.height - EDGE)
  const tops = [at.y - size.height - ABOVE, at.y + BELOW].map((top) => clamp(top, area.top + EDGE, lowest))
  const covers = (top: number) =>
    buttons !== null && left < buttons.right && left + size.width > buttons.left && top < buttons.bottom && top + size.height > buttons.top
  const hides = (top: number) => top <= at.y && at.y <= top + size.height
  const best = tops.find((top) => !covers(top) && !hides(top)) ?? tops.find((top) => !covers(top))
  return { left, top: best ?? (buttons ? buttons.top - size.height - EDGE : tops[0]!) }
}
