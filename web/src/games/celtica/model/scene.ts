/** The board in board units (1200 × 800), computed once from the content data. */
import { along, catmull, curvePath, distance, type Point, type Segment } from '../art/geometry'
import type { CelticaContent } from './types'

export const WIDTH = 1200
export const HEIGHT = 800
export const FRAME = 18

export type Side = 'above' | 'left' | 'right'

export interface Place {
  pos: number
  kind: string
  subtype: string
  amount: number
  x: number
  y: number
  /** Where druids stand. */
  side: Side
  goal: boolean
  /** Radius of the ring around a legal landing. */
  ring: number
}

export interface Scene {
  places: readonly Place[]
  /** Two segments for every step: 2i and 2i + 1 lead from place i to place i + 1. */
  road: readonly Segment[]
  roadPoints: readonly Point[]
  druids: readonly string[]
  druidColours: Readonly<Record<string, string>>
  kinds: readonly string[]
  slots: Readonly<Record<string, string>>
  partColours: Readonly<Record<string, string>>
  displaySize: number
  swapCost: number
  takeCost: number
}

/** Text and sign colours on the druid colours. */
export const ON_DRUID: Readonly<Record<string, string>> = { red: '#fff', grey: '#0f1512', white: '#1f2a24', brown: '#fff', black: '#fff' }

/** Druids stand above a place unless its neighbours on the road leave no room there. */
const SIDES: Readonly<Record<number, Side>> = { 7: 'left', 8: 'left', 9: 'left', 17: 'right', 19: 'right' }

const toX = (x: number): number => 30 + 1.14 * x
const toY = (y: number): number => 48 + 0.99 * y

function makePlaces(content: CelticaContent): Place[] {
  const drawing = content.board_drawing
  const harbour = { pos: 0, kind: 'start', subtype: 'harbour', amount: 0, x: drawing.start_x, y: drawing.start_y }
  return [harbour, ...content.place].map((place) => {
    const goal = place.subtype === 'goal'
    return {
      pos: place.pos,
      kind: place.kind,
      subtype: place.subtype,
      amount: place.amount,
      x: toX(place.x),
      y: toY(place.y),
      side: SIDES[place.pos] ?? 'above',
      goal,
      ring: goal ? 86 : 45,
    }
  })
}

/** A curve through all places with one point off the straight line on every step. */
function makeRoad(places: readonly Place[]): Segment[] {
  const points: Point[] = []
  places.forEach((place, i) => {
    const here: Point = [place.x, place.y]
    const before = places[i - 1]
    if (before) {
      const length = distance([before.x, before.y], here)
      const bend = i % 2 ? 9 : -9
      points.push([
        (before.x + place.x) / 2 - ((place.y - before.y) / length) * bend, (before.y + place.y) / 2 + ((place.x - before.x) / length) * bend,
      ])
    }
    points.push(here)
  })
  return catmull(points)
}

const scenes = new WeakMap<CelticaContent, Scene>()

export function sceneOf(content: CelticaContent): Scene {
  const known = scenes.get(content)
  if (known) return known
  const places = makePlaces(content)
  const road = makeRoad(places)
  const scene: Scene = {
    places,
    road,
    roadPoints: road.flatMap((segment) => Array.from({ length: 6 }, (_, j) => along(segment, j / 6))),
    druids: content.druid.map((druid) => druid.key),
    druidColours: content.druid_hex,
    kinds: content.part_kind.map((kind) => kind.key),
    slots: content.part_slots,
    partColours: content.part_colours,
    displaySize: content.constants.display_size,
    swapCost: content.constants.final_cost_swap,
    takeCost: content.constants.final_cost_take,
  }
  scenes.set(content, scene)
  return scene
}

export function placeAt(scene: Scene, pos: number): Place {
  return scene.places[pos] ?? (scene.places[0] as Place)
}

/** The stretch of road between two places as an SVG path. */
export function trail(scene: Scene, from: number, to: number): string {
  return curvePath(scene.road.slice(2 * from, 2 * to))
}

/** Where druid `index` of `count` on a place has his feet. */
export function standing(place: Place, index: number, count: number): Point {
  const pitch = count <= 3 ? 36 : place.side === 'above' ? 33 : 27
  if (place.side === 'left') return [place.x - 68 - index * pitch, place.y + 20]
  if (place.side === 'right') return [place.x + (place.goal ? 88 : 56) + index * pitch, place.y + 22]
  return [place.x + (index - (count - 1) / 2) * pitch, place.y - 33]
}

/** Left edge, top edge and size of the display slots in the tray. */
export const SLOT = { width: 86, height: 80, gap: 12, top: 30 }

export function slotAt(scene: Scene, index: number): Point {
  const total = scene.displaySize * SLOT.width + (scene.displaySize - 1) * SLOT.gap
  return [(WIDTH - total) / 2 + index * (SLOT.width + SLOT.gap), SLOT.top]
}
