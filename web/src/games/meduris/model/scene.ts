/** Where everything lies on the board, computed once for each side from the content data. */
import { CENTRE, degrees, FRAME, polar, RADIUS, SIZE, type Point } from '../art/geometry'
import type { BoardSide, MedurisContent } from './types'

export interface Field {
  index: number
  /** Its middle and its two edges, in degrees. */
  angle: number
  from: number
  to: number
  /** Index of its district. */
  district: number
  goods: readonly string[]
}

export interface District {
  key: string
  from: number
  to: number
  middle: number
}

export interface Scene {
  side: string
  goods: readonly string[]
  fields: readonly Field[]
  districts: readonly District[]
  /** Angle of the great river. */
  river: number
  /** The druid's three stone fields. */
  stones: readonly Point[]
  spaces: number
}

/** Free space beside the great river and beside the border of a district, in degrees. */
const RIVER_GAP = 2.5
const BORDER_GAP = 0.5
/** Where the way from the stones meets the path: degrees behind the river. */
export const ENTRY = 4.6

const TEMPLE_OF_DRUID: Point = [102, 118]

/** Fields lie evenly between the borders of their district, with room for the great river. */
function makeRing(side: BoardSide): Pick<Scene, 'fields' | 'districts'> {
  const fields: Field[] = []
  const last = side.districts.length - 1
  const districts = side.districts.map((district, index) => {
    const from = district.border_angle
    const next = side.districts[(index + 1) % side.districts.length]?.border_angle ?? from
    const to = next <= from ? next + 360 : next
    const start = from + (index === 0 ? RIVER_GAP : BORDER_GAP)
    const end = to - (index === last ? RIVER_GAP : BORDER_GAP)
    const count = district.last - district.first + 1
    const step = (end - start) / count
    for (let k = 0; k < count; k++) {
      const field = district.first + k
      fields[field] = {
        index: field,
        angle: start + step * (k + 0.5),
        from: start + step * k,
        to: start + step * (k + 1),
        district: index,
        goods: side.ring.fields[field]?.goods ?? [],
      }
    }
    return { key: district.key, from, to, middle: (from + to) / 2 }
  })
  return { fields, districts }
}

/** Where the way over the stones begins at the druid's temple, and where it meets the path. */
export const wayStart: Point = [101, 128]
export const wayEnd = (river: number): Point => polar(river + ENTRY, RADIUS.path)

function stonesBefore(river: number): Point[] {
  const [x, y] = wayEnd(river)
  return [[88, 162], [95, 197], [x - 16, y - 46]]
}

const scenes = new WeakMap<MedurisContent, Map<string, Scene>>()

export function sceneOf(content: MedurisContent, side: string): Scene {
  const known = scenes.get(content) ?? new Map<string, Scene>()
  scenes.set(content, known)
  const made = known.get(side)
  if (made) return made
  const board = content.boards[side]
  if (!board) throw new Error(`the content has no side ${side}`)
  const scene: Scene = {
    side,
    goods: content.goods.map((good) => good.key),
    ...makeRing(board),
    river: board.great_river.angle,
    stones: stonesBefore(board.great_river.angle),
    spaces: content.victory_track.spaces,
  }
  known.set(side, scene)
  return scene
}

export function fieldAt(scene: Scene, index: number): Field {
  return scene.fields[index] ?? (scene.fields[0] as Field)
}

/** Where a hut or temple stands. */
export const hutAt = (scene: Scene, field: number): Point => {
  const [x, y] = polar(fieldAt(scene, field).angle, RADIUS.hut)
  return [x, y - 2]
}

/** The place on the druid's path beside a field. */
export const pathAt = (scene: Scene, field: number): Point => polar(fieldAt(scene, field).angle, RADIUS.path)

export const runeAt = (scene: Scene, district: number): Point => polar(scene.districts[district]?.middle ?? 0, RADIUS.rune)

/** In the south the druid stands further out, so that he does not hide the goods he asks for. */
const STEP_BACK = 24

/** Where the druid has his feet beside a field. */
export function besideField(scene: Scene, field: number): Point {
  const [x, y] = pathAt(scene, field)
  return [x, y + STEP_BACK * Math.max(0, (y - CENTRE) / RADIUS.path)]
}

/** Where the druid stands: beside a field, on a stone, or on his temple. */
export function druidAt(scene: Scene, druid: { field: number | null; stone: number }): Point {
  if (druid.field !== null) return besideField(scene, druid.field)
  return scene.stones[druid.stone - 1] ?? TEMPLE_OF_DRUID
}

/** The two goods of a field, side by side. */
export function goodsAt(field: Field): [Point, Point] {
  const aside = degrees(13.2, RADIUS.goods)
  return [polar(field.angle - aside, RADIUS.goods), polar(field.angle + aside, RADIUS.goods)]
}

/** Where the tower of a plateau stands, by good, and where the number of its supply. */
const TOWER: Readonly<Record<string, Point>> = { wood: [352, 402], wool: [648, 402], copper: [644, 648], stone: [356, 648] }
const SUPPLY: Readonly<Record<string, Point>> = { wood: [420, 364], wool: [580, 364], copper: [578, 668], stone: [422, 668] }
export const PLATEAU_ANGLE: Readonly<Record<string, number>> = { wood: 315, wool: 45, copper: 135, stone: 225 }

/** How much higher the next worker of a tower stands. */
export const WORKER_RISE = 24.5

export const towerAt = (good: string): Point => TOWER[good] ?? [CENTRE, CENTRE]
export const supplyAt = (good: string): Point => SUPPLY[good] ?? [CENTRE, CENTRE]

/** The middle of a worker at a height from 1. */
export function workerAt(good: string, height: number): Point {
  const [x, y] = towerAt(good)
  return [x, y - (height - 1) * WORKER_RISE]
}

/** A space of the victory track: 0 in the north-east, then clockwise. */
export function trackAt(points: number, spaces: number): Point {
  const perSide = spaces / 4
  const step = (SIZE - FRAME) / perSide
  const middle = FRAME / 2
  const space = points % spaces
  const along = (space % perSide) * step
  const corners: Point[] = [
    [SIZE - middle, middle + along], [SIZE - middle - along, SIZE - middle], [middle, SIZE - middle - along], [middle + along, middle],
  ]
  return corners[Math.floor(space / perSide)] ?? [middle, middle]
}

/** How many fields lie between two on the way clockwise; a whole lap from a field to itself. */
export function stepsBetween(scene: Scene, from: number, to: number): number {
  const count = scene.fields.length
  return ((to - from - 1 + count) % count) + 1
}
