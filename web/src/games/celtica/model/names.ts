/** Where the names of the places stand: under their place, in two lines where one would run into a neighbour. */
import { boxesOverlap, type Area } from './area'
import type { Place, Scene } from './scene'

export interface PlaceName {
  place: Place
  lines: readonly { text: string; x: number; y: number }[]
  size: number
  area: Area
}

const SIZE = 17
const GOAL_SIZE = 24
/** Width of a letter and height of a line, in parts of the size of the print. */
const LETTER = 0.5
const LINE = 0.95
/** The usual print, by which the growth of a small board is measured. */
const USUAL = 15

/** Every way to break a name into at most two lines, the unbroken one first. */
function broken(name: string): string[][] {
  const words = name.split(' ')
  return [[name], ...words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])]
}

function nameAt(place: Place, texts: readonly string[], size: number): PlaceName {
  const top = place.y + (place.goal ? 86 : place.kind === 'start' ? 45 : 44)
  const wide = Math.max(...texts.map((text) => text.length)) * LETTER * size
  const lines = texts.map((text, i) => ({ text, x: place.x, y: top + (0.78 + i * LINE) * size }))
  return { place, lines, size, area: { x: place.x - wide / 2, y: top, width: wide, height: (texts.length - 1) * LINE * size + size } }
}

/** The medallion with its number and amount. */
export function medallionArea({ x, y, goal }: Place): Area {
  const [across, up, down] = goal ? [66, 62, 84] : [39, 40, 44]
  return { x: x - across, y: y - up, width: 2 * across, height: up + down }
}

/** `grow`: how much larger than usual print is on this board. */
export function namesOf(scene: Scene, name: (pos: number) => string, grow: number): PlaceName[] {
  const own = Math.max(1, (grow * USUAL) / SIZE)
  const laid: PlaceName[] = []
  for (const place of scene.places) {
    const others = scene.places.filter((other) => other !== place).map(medallionArea)
    const taken = [...others, ...laid.map(({ area }) => area)]
    const ways = broken(name(place.pos)).map((texts) => nameAt(place, texts, place.goal ? GOAL_SIZE : SIZE * own))
    const overlap = (way: PlaceName) => taken.reduce((sum, area) => sum + boxesOverlap(way.area, area), 0)
    laid.push(ways.reduce((best, way) => (overlap(way) < overlap(best) ? way : best)))
  }
  return laid
}
