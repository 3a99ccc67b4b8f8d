/** Which part of the board a phone shows. */
import { boxAround, boxOf, type Box, type Point } from '../../../parts/face/units'
import { SIZE } from '../art/geometry'

/** Board units across when zoomed in: the narrowest field of the larger ring is 44 px wide on a phone then. */
const ZOOMED = 410
/** In the whole view the victory track is left out. */
const MARGIN = 44

export const ALL = boxOf(0, 0, SIZE)
export const WHOLE = boxOf(MARGIN, MARGIN, SIZE - 2 * MARGIN)

export const windowAround = (at: Point): Box => boxAround(at, ZOOMED, ZOOMED, ALL)

/** True if a point is well inside the window. */
export const shows = (box: Box, [x, y]: Point, rim = 40): boolean =>
  x > box.x + rim && x < box.x + box.width - rim && y > box.y + rim && y < box.y + box.width - rim
