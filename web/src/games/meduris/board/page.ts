/** From the page to the board. */
import { SIZE, type Point } from '../art/geometry'

const LEFT_EDGE: Point = [30, SIZE / 2]

/** A point of the page in board units. */
export function toBoardUnits(board: SVGSVGElement | undefined, x: number, y: number): Point | null {
  const matrix = board?.getScreenCTM()?.inverse()
  if (!matrix) return null
  const point = new DOMPoint(x, y).matrixTransform(matrix)
  return [point.x, point.y]
}

/** The middle of a player's panel (`data-seat`) in board units; the left edge of the board if it is not in the page. */
export function panelOf(board: SVGSVGElement | undefined, seat: number | null): Point {
  const panel = seat === null ? null : document.querySelector(`[data-seat="${seat}"]`)
  if (!panel) return LEFT_EDGE
  const box = panel.getBoundingClientRect()
  return toBoardUnits(board, box.x + box.width / 2, box.y + box.height / 2) ?? LEFT_EDGE
}
