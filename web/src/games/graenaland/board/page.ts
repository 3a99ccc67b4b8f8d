/** From the page to the board. */
import type { Point } from '../art/geometry'

/** The middle of a player's panel (`data-seat`) in board units; null if it is not in the page. */
export function panelOf(board: SVGSVGElement | undefined, seat: number | null): Point | null {
  const panel = seat === null ? null : document.querySelector(`[data-seat="${seat}"]`)
  const matrix = board?.getScreenCTM()?.inverse()
  if (!panel || !matrix) return null
  const box = panel.getBoundingClientRect()
  const point = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix)
  return [point.x, point.y]
}
