/** The view with the events shown so far: while events are played, the view is still the one before them. */
import type { GameEvent } from '../../contract'
import type { Scene } from './scene'
import { numberOf, textOf, type FieldView, type MedurisView, type SeatView } from './types'

type Change = (player: SeatView) => SeatView

const replaced = <T>(list: readonly T[], index: number | null, change: (item: T) => T): T[] =>
  list.map((item, i) => (i === index ? change(item) : item))

const forSeat = (view: MedurisView, event: GameEvent, change: Change): MedurisView => ({
  ...view,
  seats: replaced(view.seats, numberOf(event, 'seat'), change),
})

const onField = (view: MedurisView, event: GameEvent, change: (field: FieldView) => FieldView): MedurisView => ({
  ...view,
  fields: replaced(view.fields, numberOf(event, 'field'), change),
})

const scored = (view: MedurisView, event: GameEvent, sign: 1 | -1 = 1): MedurisView =>
  forSeat(view, event, (player) => ({ ...player, points: player.points + sign * (numberOf(event, 'points') ?? 0) }))

/** Goods go from the mountain to a player, or (`sign` -1) back. */
function goodsMoved(view: MedurisView, event: GameEvent, scene: Scene, sign: 1 | -1): MedurisView {
  const good = scene.goods.indexOf(textOf(event, 'good') ?? '')
  const amount = sign * (numberOf(event, 'amount') ?? 1)
  const moved = { ...view, supply: replaced(view.supply, good, (count) => count - amount) }
  return forSeat(moved, event, (player) => ({
    ...player,
    laid: false,
    hand: player.hand && replaced(player.hand, good, (count) => count + amount),
    goods: player.goods === null ? null : player.goods + amount,
  }))
}

function workerPut(view: MedurisView, event: GameEvent, scene: Scene, plateau: string): MedurisView {
  const seat = numberOf(event, 'seat') ?? 0
  const index = scene.goods.indexOf(textOf(event, plateau) ?? '')
  return { ...view, towers: replaced(view.towers, index, (tower) => [...tower, seat]) }
}

/** The event does not tell the height: of several own workers the topmost is taken. */
function workerMoved(view: MedurisView, event: GameEvent, scene: Scene): MedurisView {
  const index = scene.goods.indexOf(textOf(event, 'from') ?? '')
  const towers = replaced(view.towers, index, (tower) => {
    const level = tower.lastIndexOf(numberOf(event, 'seat') ?? -1)
    return tower.filter((_, i) => i !== level)
  })
  return workerPut({ ...view, towers }, event, scene, 'to')
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

function built(view: MedurisView, event: GameEvent, building: 'hut' | 'temple'): MedurisView {
  const seat = numberOf(event, 'seat')
  const standing = onField(view, event, (field) => ({ ...field, building, seat, chip: field.chip === 'druid' ? field.chip : null }))
  const left = forSeat({ ...standing, field: null }, event, (player) =>
    building === 'hut' ? { ...player, huts: player.huts - 1 } : { ...player, temples: player.temples - 1 },
  )
  const field = numberOf(event, 'field')
  if (building === 'temple' || field === null) return left
  return { ...left, fields: settled(left.fields, field, numberOf(event, 'size') ?? 1) }
}

function runeTaken(view: MedurisView, event: GameEvent, scene: Scene): MedurisView {
  const district = scene.districts.findIndex(({ key }) => key === textOf(event, 'rune'))
  const owner = numberOf(event, 'seat')
  const runes = replaced(view.runes, district, () => owner)
  const seats = view.seats.map((player, seat) => ({ ...player, runes: runes.filter((holder) => holder === seat).length }))
  return { ...view, runes, seats }
}

function druidMoved(view: MedurisView, event: GameEvent): MedurisView {
  const field = numberOf(event, 'field')
  const route = view.ended_by === 'none' ? view.druid.route : view.druid.route.slice(view.druid.route.indexOf(field ?? -1) + 1)
  return { ...view, field, druid: { ...view.druid, field, route } }
}

/** The last lap begins: all huts, clockwise from the druid on. */
function lapBegun(view: MedurisView): MedurisView {
  const count = view.fields.length
  const start = view.druid.field ?? count - 1
  const around = Array.from({ length: count }, (_, i) => (start + 1 + i) % count)
  const route = around.filter((field) => view.fields[field]?.building === 'hut')
  return {
    ...view,
    field: null,
    last_turns: 0,
    ended_by: view.ended_by === 'none' ? 'all_built' : view.ended_by,
    druid: { ...view.druid, marker: view.druid.field, route },
  }
}

const ENDINGS: readonly string[] = ['exhausted', 'deadlock', 'turn_cap']

function apply(view: MedurisView, event: GameEvent, scene: Scene): MedurisView {
  switch (event.name) {
    case 'lay_chip':
      return onField(view, event, (field) => ({ ...field, chip: 'face_down' }))
    case 'chip':
      return onField(view, event, (field) => ({ ...field, chip: textOf(event, 'chip') }))
    case 'place':
      return workerPut(view, event, scene, 'plateau')
    case 'worker':
      return workerMoved(view, event, scene)
    case 'turn':
      return { ...view, field: null, active: numberOf(event, 'seat'), turns: numberOf(event, 'turn') ?? view.turns }
    case 'roll':
      return { ...view, die: textOf(event, 'face') }
    case 'harvest':
    case 'take':
      return goodsMoved(view, event, scene, 1)
    case 'give':
    case 'pay':
      return goodsMoved(view, event, scene, -1)
    case 'lay':
      return forSeat(view, event, (player) => ({ ...player, laid: true }))
    case 'hut':
    case 'temple':
      return built(view, event, event.name)
    case 'rune':
    case 'rune_from':
      return runeTaken(view, event, scene)
    case 'stone':
      return { ...view, druid: { ...view.druid, stone: numberOf(event, 'stone') ?? view.druid.stone } }
    case 'druid':
      return druidMoved(view, event)
    case 'river':
      return { ...view, druid: { ...view.druid, crossings: view.druid.crossings + 1 } }
    case 'offer_nothing':
      return scored(view, event, -1)
    case 'offer_chip':
      return onField(scored(view, event), event, (field) => ({ ...field, chip: null }))
    case 'offer_one':
    case 'offer_both':
    case 'chip_points':
    case 'river_points':
    case 'temple_points':
    case 'rune_points':
      return scored(view, event)
    case 'last_turns':
      return { ...view, ender: numberOf(event, 'seat'), last_turns: view.players - 1 }
    case 'last_lap':
      return lapBegun(view)
    default:
      return ENDINGS.includes(event.name) ? { ...view, ended_by: event.name } : view
  }
}

export function shownView(view: MedurisView, played: readonly GameEvent[], scene: Scene): MedurisView {
  return played.reduce((now, event) => apply(now, event, scene), view)
}
