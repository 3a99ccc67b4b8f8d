/** Which part of the board a phone shows. */
import { SIZE, type Point } from '../art/geometry'

/** Board units across when zoomed in: the narrowest field of the larger ring is 44 px wide on a phone then. */
export const ZOOMED = 410
/** In the whole view the victory track is left out. */
const MARGIN = 44

export interface Box {
  x: number
  y: number
  size: number
}

export const WHOLE: Box = { x: MARGIN, y: MARGIN, size: SIZE - 2 * MARGIN }
export const ALL: Box = { x: 0, y: 0, size: SIZE }

const clamp = (value: number): number => Math.min(SIZE - ZOOMED / 2, Math.max(ZOOMED / 2, value))

/** The middle of the window that shows a point and nothing beyond the board. */
export const middleOf = ([x, y]: Point): Point => [clamp(x), clamp(y)]

export function windowAround(at: Point): Box {
  const [x, y] = middleOf(at)
  return { x: x - ZOOMED / 2, y: y - ZOOMED / 2, size: ZOOMED }
}

export const viewBox = ({ x, y, size }: Box): string => `${x} ${y} ${size} ${size}`

/** True if a point is well inside the window. */
export const shows = (box: Box, [x, y]: Point, rim = 40): boolean =>
  x > box.x + rim && x < box.x + box.size - rim && y > box.y + rim && y < box.y + box.size - rim
