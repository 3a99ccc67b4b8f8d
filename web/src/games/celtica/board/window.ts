/** Which part of the board a phone shows. */
import type { Point } from '../art/geometry'
import { HEIGHT, placeAt, WIDTH, type Scene } from '../model/scene'
import type { Landing } from '../model/landings'
import type { PlayAbout } from '../model/types'

/** Board units that fit a phone's width when zoomed in, and the height that belongs to it. */
const WINDOW = { width: 656, height: 390 }
/** Under the tray: the phone shows the display in a strip of its own. */
const TOP = 122
const BOTTOM = HEIGHT - 8

const RATIO = WINDOW.width / WINDOW.height

export const WHOLE = `0 ${HEIGHT - WIDTH / RATIO} ${WIDTH} ${WIDTH / RATIO}`

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

export function windowAround(x: number, y: number): string {
  const left = clamp(x - WINDOW.width / 2, 8, WIDTH - 8 - WINDOW.width)
  const top = clamp(y - WINDOW.height / 2, TOP, BOTTOM - WINDOW.height)
  return `${left} ${top} ${WINDOW.width} ${WINDOW.height}`
}

/** The middle of what matters: a play, else the first landing, else the place of the last walk; null: nothing does. */
export function focusOf(scene: Scene, play: PlayAbout | null, landings: readonly Landing[], stop: number | null): Point | null {
  if (play) {
    const [from, to] = [placeAt(scene, play.from), placeAt(scene, play.to)]
    return [(from.x + to.x) / 2, (from.y + to.y) / 2]
  }
  const place = landings[0]?.place ?? (stop === null ? null : placeAt(scene, stop))
  return place && [place.x, place.y]
}
