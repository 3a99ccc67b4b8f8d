/** What never changes in a game: places, fireplaces, slots and tables, computed once from the content data. */
import { toUnits, type Point } from '../art/geometry'
import type { ActionContent, EdoraContent, HerbEffect, PartContent, PotionEffect, SlotContent } from './types'

export interface Place {
  key: string
  x: number
  y: number
  /** Lies on a horizontal seam: stones stand left of it and pawns right of it, else above and below. */
  flat: boolean
  start: boolean
  /** Away from the board; null for places inside. */
  outward: Point | null
}

export interface Fire {
  key: string
  x: number
  y: number
  places: readonly string[]
}

export interface Slot {
  kind: 'tile' | 'corner' | 'connector'
  /** Number among the slots of its kind. */
  index: number
  content: SlotContent
}

export interface Scene {
  content: EdoraContent
  places: readonly Place[]
  placeOf: ReadonlyMap<string, Place>
  fires: readonly Fire[]
  slots: readonly Slot[]
  parts: ReadonlyMap<string, PartContent>
  actions: ReadonlyMap<string, ActionContent>
  herbs: ReadonlyMap<string, { effect: HerbEffect; actionOnly: boolean }>
  potions: ReadonlyMap<string, readonly PotionEffect[]>
  needs: ReadonlyMap<string, number>
  amounts: ReadonlyMap<string, number>
}

function outwardOf(x: number, y: number, rim: boolean): Point | null {
  if (!rim) return null
  if (y === 0) return [0, -1]
  if (y === 3) return [0, 1]
  return [x === 0 ? -1 : 1, 0]
}

function makeScene(content: EdoraContent): Scene {
  const places = content.place.map(({ key, x, y, rim, start }): Place => ({
    key,
    x: toUnits(x),
    y: toUnits(y),
    flat: Number.isInteger(y),
    start,
    outward: outwardOf(x, y, rim),
  }))
  const slots = (kind: Slot['kind'], list: readonly SlotContent[]): Slot[] => list.map((slot, index) => ({ kind, index, content: slot }))
  return {
    content,
    places,
    placeOf: new Map(places.map((place) => [place.key, place])),
    fires: content.fireplace.map((fire) => ({ key: fire.key, x: toUnits(fire.x), y: toUnits(fire.y), places: fire.places })),
    slots: [...slots('tile', content.tile_slot), ...slots('corner', content.corner_slot), ...slots('connector', content.connector_slot)],
    parts: new Map(content.part.map((part) => [part.key, part])),
    actions: new Map(content.action.map((action) => [action.code, action])),
    herbs: new Map(content.herb.map((herb) => [herb.key, { effect: herb.effect, actionOnly: herb.action_only }])),
    potions: new Map(content.potion.map((potion) => [potion.key, potion.effects])),
    needs: new Map(content.tablet.map((tablet) => [tablet.key, tablet.condition.min])),
    amounts: new Map(content.bonus.map((bonus) => [bonus.key, bonus.amount])),
  }
}

const scenes = new WeakMap<EdoraContent, Scene>()

export function sceneOf(content: EdoraContent): Scene {
  const known = scenes.get(content)
  if (known) return known
  const scene = makeScene(content)
  scenes.set(content, scene)
  return scene
}

/** Where the pawn of a start place stands before its first turn. */
export function startField(place: Place): Point {
  const [dx, dy] = place.outward ?? [0, -1]
  const turn = dy < 0 ? -1 : 1
  return [place.x + dx * 69 - dy * 78 * turn, place.y + dy * 67 + dx * 78 * turn]
}

/** The middle of the dolmen outside of a rim place. */
export function dolmenAt(place: Place): Point {
  const [dx, dy] = place.outward ?? [0, -1]
  return [place.x + dx * 78, place.y + dy * 82]
}
