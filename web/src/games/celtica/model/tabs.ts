/** Where the tabs of the landings stand: beside their own place, clear of other places, names, druids and each other. */
import { boxesOverlap, type Area } from './area'
import type { Landing } from './landings'
import { medallionArea, type PlaceName } from './names'
import { FRAME, HEIGHT, placeAt, standing, WIDTH, type Place, type Scene } from './scene'
import type { Point } from '../art/geometry'

export const TAB = { width: 38, height: 25 }
/** So many sets of cards have a tab; the list has them all. */
export const MOST_TABS = 5
/** The display lies above. */
const TOP = 124
/** What it costs to cover a square unit: other tabs cannot be read then, druids can be told by what still shows of them. */
const COVERS = { tab: 50, name: 8, place: 6, druid: 2, edge: 30 }

/** Tabs from the first one on: where that stands, how a column or row goes on, and where the next one begins after a few. */
interface Way {
  first: Point
  next: Point
  then: Point
}
/** Tabs in a column before a second one begins. */
const COLUMN = 3

function waysAround({ x, y, ring, goal }: Place, wide: number, high: number): Way[] {
  const out = ring + wide / 2 + 4
  const under = (goal ? 112 : 66) + high / 2
  const up: Point = [0, -high - 4]
  const down: Point = [0, high + 4]
  const across: Point = [wide + 4, 0]
  const back: Point = [-across[0], 0]
  const above = y - ring - high / 2 - 2
  return [
    { first: [x + out, y - 18], next: up, then: across },
    { first: [x - out, y - 18], next: up, then: back },
    { first: [x + out, y - 18], next: down, then: across },
    { first: [x - out, y - 18], next: down, then: back },
    { first: [x + out - 14, y - ring], next: across, then: up },
    { first: [x - out + 14, y - ring], next: back, then: up },
    { first: [x, above], next: up, then: across },
    { first: [x, above], next: up, then: back },
    { first: [x - across[0] / 2, above], next: across, then: up },
    { first: [x, y + under], next: down, then: across },
    { first: [x, y + under], next: down, then: back },
    { first: [x - across[0] / 2, y + under], next: across, then: down },
  ]
}

function cost(areas: readonly Area[], taken: readonly { area: Area; weight: number }[]): number {
  const bounds = (area: Area): number =>
    Math.max(0, TOP - area.y) +
    Math.max(0, FRAME - area.x) +
    Math.max(0, area.x + area.width - WIDTH + FRAME) +
    Math.max(0, area.y + area.height - HEIGHT + FRAME)
  return areas.reduce(
    (sum, area) => sum + COVERS.edge * bounds(area) + taken.reduce((all, other) => all + other.weight * boxesOverlap(area, other.area), 0),
    0,
  )
}

/** The middle of every tab, landing by landing. */
export function tabsOf(
  scene: Scene,
  landings: readonly Landing[],
  positions: readonly number[],
  names: readonly PlaceName[],
  grow: number,
): ReadonlyMap<number, readonly Point[]> {
  const [wide, high] = [TAB.width * grow, TAB.height * grow]
  const around = ([x, y]: Point): Area => ({ x: x - wide / 2 - 2, y: y - high / 2 - 2, width: wide + 4, height: high + 4 })
  const druids = positions.map((pos, i) => {
    const here = positions.flatMap((other, j) => (other === pos ? [j] : []))
    const [x, y] = standing(placeAt(scene, pos), here.indexOf(i), here.length)
    return { weight: COVERS.druid, area: { x: x - 18, y: y - 58, width: 36, height: 58 } }
  })
  const taken = [
    ...scene.places.map((place) => ({ weight: COVERS.place, area: medallionArea(place) })),
    ...names.map(({ area }) => ({ weight: COVERS.name, area })),
    ...druids,
  ]
  const found = new Map<number, readonly Point[]>()
  // Those with most tabs have the fewest places to go.
  for (const { place, moves } of [...landings].sort((a, b) => b.moves.length - a.moves.length)) {
    const count = Math.min(moves.length, MOST_TABS)
    const ways = waysAround(place, wide, high).flatMap(({ first, next, then }) =>
      [COLUMN, MOST_TABS, 2].map((length) =>
        Array.from({ length: count }, (_, i): Point => {
          const [along, beside] = [i % length, Math.floor(i / length)]
          return [first[0] + along * next[0] + beside * then[0], first[1] + along * next[1] + beside * then[1]]
        }),
      ),
    )
    const best = ways
      .map((tabs) => ({ tabs, cost: cost(tabs.map(around), taken) }))
      .reduce((one, other) => (other.cost < one.cost ? other : one)).tabs
    found.set(place.pos, best)
    taken.push(...best.map((tab) => ({ weight: COVERS.tab, area: around(tab) })))
  }
  return found
}
