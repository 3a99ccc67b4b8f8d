/** Which part of the board a phone shows. */
import { SIZE, type Point } from '../art/geometry'

/** Board units that fit a phone's width when zoomed in: a field is 38 px there, a place 86 px. */
export const WINDOW = 424
export const WHOLE = `0 0 ${SIZE} ${SIZE}`

const clamp = (value: number): number => Math.min(SIZE - WINDOW, Math.max(0, value))

/** The upper left corner of the window around a point. */
export const cornerOf = ([x, y]: Point): Point => [clamp(x - WINDOW / 2), clamp(y - WINDOW / 2)]

export function windowAround(point: Point): string {
  const [x, y] = cornerOf(point)
  return `${x} ${y} ${WINDOW} ${WINDOW}`
}

/** The middle of two points if both fit into the window, else the second one. */
export function between(from: Point | null, to: Point): Point {
  if (!from || Math.max(Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1])) > WINDOW * 0.72) return to
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
}

/** A point of the page in board units. */
export function toBoardUnits(board: SVGSVGElement | undefined, x: number, y: number): Point | null {
  const matrix = board?.getScreenCTM()?.inverse()
  if (!matrix) return null
  const point = new DOMPoint(x, y).matrixTransform(matrix)
  return [point.x, point.y]
}
