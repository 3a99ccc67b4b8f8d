/** Where stones and pawns stand beside a place: stones on the first flank (left or above), pawns on the second. */
import { HALF, TALL, type Point } from '../art/geometry'
import type { Place } from '../model/scene'

/** How many stones have room beside a place; with more, the last spot counts the rest. */
export const roomFor = (place: Place): number => (place.flat ? 6 : 4)

export function stoneAt(place: Place, index: number, count: number): Point {
  if (place.flat) return [place.x - HALF - 19 - Math.floor(index / 3) * 22, place.y + ((index % 3) - (Math.min(count, 3) - 1) / 2) * 29]
  return [place.x + (index - (count - 1) / 2) * 23, place.y - TALL - 22]
}

export const pawnWidth = (place: Place, count: number): number => (place.flat && count > 2 ? 22 : 26)

export function pawnAt(place: Place, index: number, count: number): Point {
  if (!place.flat) return [place.x + (index - (count - 1) / 2) * 27, place.y + TALL + 26]
  const column = count > 2 ? 16 + Math.floor(index / 2) * 23 : 24
  return [place.x + HALF + column, place.y + ((index % 2) - (Math.min(count, 2) - 1) / 2) * 37]
}

/** Where the name of a place stands, from its middle: on the side that neither stones and pawns nor a dolmen use. */
export function nameAt(place: Place): Point {
  const [x, y] = place.outward ?? [0, 0]
  return place.flat ? [0, (TALL + 8) * (y > 0 ? -1 : 1)] : [(HALF + 24) * (x > 0 ? -1 : 1), 0]
}
