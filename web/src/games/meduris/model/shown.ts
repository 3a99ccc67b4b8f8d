/** What is shown: the view with the events played so far. */
import { forSeat, put, shownBy } from '../../../parts/face/shown'
import type { Scene } from './scene'
import type { FieldView, MedurisEvent, MedurisView } from './types'

type On<N extends MedurisEvent['name']> = Extract<MedurisEvent, { name: N }>

const onField = (view: MedurisView, index: number, change: Partial<FieldView>): MedurisView => ({
  ...view,
  fields: put(view.fields, index, (field) => ({ ...field, ...change })),
})

const scored = (view: MedurisView, { seat, points }: { seat: number; points: number }): MedurisView =>
  forSeat(view, seat, (player) => ({ points: player.points + points }))

/** Goods go from the mountain to a player, or (less than none) back. */
function goodsMoved(view: MedurisView, seat: number, key: string, amount: number, scene: Scene): MedurisView {
  const good = scene.goods.indexOf(key)
  const moved = { ...view, supply: put(view.supply, good, (count) => count - amount) }
  return forSeat(moved, seat, (player) => ({
    laid: false,
    hand: player.hand && put(player.hand, good, (count) => count + amount),
    goods: player.goods === null ? null : player.goods + amount,
  }))
}

function workerPut(view: MedurisView, seat: number, plateau: string, scene: Scene): MedurisView {
  return { ...view, towers: put(view.towers, scene.goods.indexOf(plateau), (tower) => [...tower, seat]) }
}

/** The event does not tell the height: of several own workers the topmost is taken. */
function workerMoved(view: MedurisView, { seat, from, to }: On<'worker'>, scene: Scene): MedurisView {
  const towers = put(view.towers, scene.goods.indexOf(from), (tower) => tower.filter((_, i) => i !== tower.lastIndexOf(seat)))
  return workerPut({ ...view, towers }, seat, to, scene)
}

/** All huts of the settlement around a field now have its size. */
function settled(fields: readonly FieldView[], around: number, size: number): FieldView[] {
  const count = fields.length
  const joined = new Set([around])
  for (const step of [1, -1]) {
    let next = (around + step + count) % count
    while (fields[next]?.building === 'hut' && !joined.has(next)) {
      joined.add(next)
      next = (next + step + count) % count
    }
  }
  return fields.map((field, i) => (joined.has(i) ? { ...field, size } : field))
}

function built(view: MedurisView, { name: building, seat, field }: On<'hut' | 'temple'>): MedurisView {
  const chip = view.fields[field]?.chip === 'druid' ? 'druid' : null
  return { ...onField(view, field, { building, seat, chip }), field: null }
}

function hutBuilt(view: MedurisView, event: On<'hut'>): MedurisView {
  const left = forSeat(built(view, event), event.seat, ({ huts }) => ({ huts: huts - 1 }))
  return { ...left, fields: settled(left.fields, event.field, event.size) }
}

function runeTaken(view: MedurisView, { seat: owner, rune }: On<'rune' | 'rune_from'>, scene: Scene): MedurisView {
  const district = scene.districts.findIndex(({ key }) => key === rune)
  const runes = put(view.runes, district, () => owner)
  const seats = view.seats.map((player, seat) => ({ ...player, runes: runes.filter((holder) => holder === seat).length }))
  return { ...view, runes, seats }
}

function druidMoved(view: MedurisView, { field }: On<'druid'>): MedurisView {
  const { route } = view.druid
  return { ...view, field, druid: { ...view.druid, field, route: view.ended_by === 'none' ? route : route.slice(route.indexOf(field) + 1) } }
}

/** The last lap begins: all huts, clockwise from the druid on. */
function lapBegun(view: MedurisView): MedurisView {
  const count = view.fields.length
  const start = view.druid.field ?? count - 1
  const around = Array.from({ length: count }, (_, i) => (start + 1 + i) % count)
  const route = around.filter((field) => view.fields[field]?.building === 'hut')
  const ended_by = view.ended_by === 'none' ? 'all_built' : view.ended_by
  return { ...view, field: null, last_turns: 0, ended_by, druid: { ...view.druid, marker: view.druid.field, route } }
}

const ended = (view: MedurisView, { name }: { name: string }): MedurisView => ({ ...view, ended_by: name })

export const shownView = shownBy<MedurisView, MedurisEvent, Scene>({
  lay_chip: (view, { field }) => onField(view, field, { chip: 'face_down' }),
  chip: (view, { field, chip }) => onField(view, field, { chip }),
  place: (view, { seat, plateau }, scene) => workerPut(view, seat, plateau, scene),
  worker: workerMoved,
  turn: (view, { seat, turn }) => ({ ...view, field: null, active: seat, turns: turn }),
  roll: (view, { face }) => ({ ...view, die: face }),
  harvest: (view, { seat, good, amount }, scene) => goodsMoved(view, seat, good, amount, scene),
  take: (view, { seat, good }, scene) => goodsMoved(view, seat, good, 1, scene),
  give: (view, { seat, good }, scene) => goodsMoved(view, seat, good, -1, scene),
  pay: (view, { seat, good, amount }, scene) => goodsMoved(view, seat, good, -amount, scene),
  lay: (view, { seat }) => forSeat(view, seat, () => ({ laid: true })),
  hut: hutBuilt,
  temple: (view, event) => forSeat(built(view, event), event.seat, ({ temples }) => ({ temples: temples - 1 })),
  rune: runeTaken,
  rune_from: runeTaken,
  stone: (view, { stone }) => ({ ...view, druid: { ...view.druid, stone } }),
  druid: druidMoved,
  river: (view) => ({ ...view, druid: { ...view.druid, crossings: view.druid.crossings + 1 } }),
  offer_nothing: (view, { seat, points }) => scored(view, { seat, points: -points }),
  offer_chip: (view, event) => onField(scored(view, event), event.field, { chip: null }),
  offer_one: scored,
  offer_both: scored,
  chip_points: scored,
  river_points: scored,
  temple_points: scored,
  rune_points: scored,
  last_turns: (view, { seat }) => ({ ...view, ender: seat, last_turns: view.players - 1 }),
  last_lap: lapBegun,
  exhausted: ended,
  deadlock: ended,
  turn_cap: ended,
})
