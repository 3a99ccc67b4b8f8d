// Points of the page and of a board, and the part of a board that a phone shows.
export type Point = readonly [x: number, y: number]

/** A point of the page in board units. */
export function toBoardUnits(board: SVGSVGElement | undefined, x: number, y: number): Point | null {
  const matrix = board?.getScreenCTM()?.inverse()
  if (!matrix) return null
  const point = new DOMPoint(x, y).matrixTransform(matrix)
  return [point.x, point.y]
}

/** The middle of a player's panel (`data-seat`) in board units; null if it is not in the page. */
export function panelOf(board: SVGSVGElement | undefined, seat: number | null | undefined): Point | null {
  const panel = typeof seat === 'number' ? document.querySelector(`[data-seat="${seat}"]`) : null
  if (!panel) return null
  const box = panel.getBoundingClientRect()
  return toBoardUnits(board, box.x + box.width / 2, box.y + box.height / 2)
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const boxOf = (x: number, y: number, width: number, height = width): Box => ({ x, y, width, height })
export const viewBox = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`
export const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2]

/** The window of that size around a point that shows nothing beyond the board. */
export function boxAround([x, y]: Point, width: number, height: number, board: Box): Box {
  const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))
  const left = clamp(x - width / 2, board.x, board.x + board.width - width)
  return { x: left, y: clamp(y - height / 2, board.y, board.y + board.height - height), width, height }
}

/** Keyframes of a walk over offsets from where it ends, with a hop of that height between two stops. */
export function hops(offsets: readonly Point[], lift: number): Keyframe[] {
  return offsets.flatMap(([x, y], i) => {
    const stop = { transform: `translate(${x}px, ${y}px)` }
    const next = offsets[i + 1]
    if (!next) return [stop]
    return [stop, { transform: `translate(${(x + next[0]) / 2}px, ${(y + next[1]) / 2 - lift}px)` }]
  })
}
