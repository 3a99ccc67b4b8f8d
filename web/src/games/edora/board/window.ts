/** Which part of the board a phone shows. */
import { boxAround, boxOf, type Box, type Point } from '../../../parts/face/units'
import { SIZE } from '../art/geometry'

/** Board units that fit a phone's width when zoomed in: a field is 38 px there, a place 86 px. */
const WINDOW = 424
export const WHOLE = boxOf(0, 0, SIZE)

export const windowAround = (at: Point): Box => boxAround(at, WINDOW, WINDOW, WHOLE)

/** The middle of two points if both fit into the window, else the second one. */
export function between(from: Point | null, to: Point): Point {
  if (!from || Math.max(Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1])) > WINDOW * 0.72) return to
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
}
