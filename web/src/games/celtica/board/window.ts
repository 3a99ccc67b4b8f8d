/** Which part of the board a phone shows. */
import { boxAround, boxOf, type Box, type Point } from '../../../parts/face/units'
import { HEIGHT, placeAt, WIDTH, type Scene } from '../model/scene'
import type { Landing } from '../model/landings'
import type { PlayAbout } from '../model/types'

/** Board units that fit a phone's width when zoomed in, and the height that belongs to it. */
const WINDOW = { width: 656, height: 390 }
/** What can be shown, under the tray: the phone shows the display in a strip of its own. */
const LAND = boxOf(8, 122, WIDTH - 16, HEIGHT - 130)

export const ALL = boxOf(0, 0, WIDTH, HEIGHT)
const HIGH = (WIDTH * WINDOW.height) / WINDOW.width
export const WHOLE = boxOf(0, HEIGHT - HIGH, WIDTH, HIGH)

export const windowAround = (at: Point): Box => boxAround(at, WINDOW.width, WINDOW.height, LAND)

/** The middle of what matters: a play, else the first landing, else the place of the last walk; null: nothing does. */
export function focusOf(scene: Scene, play: PlayAbout | null, landings: readonly Landing[], stop: number | null): Point | null {
  if (play) {
    const [from, to] = [placeAt(scene, play.from), placeAt(scene, play.to)]
    return [(from.x + to.x) / 2, (from.y + to.y) / 2]
  }
  const place = landings[0]?.place ?? (stop === null ? null : placeAt(scene, stop))
  return place && [place.x, place.y]
}
