/** The view with the events shown so far: while events are played, the view is still the one before them. */
import type { GameEvent } from '../../contract'
import { numberOf, textOf, type EdoraView, type PlaceView, type PlayerView } from './types'

const put = <T>(list: readonly T[], index: number, change: (item: T) => T): T[] => list.map((item, i) => (i === index ? change(item) : item))
const counted = (counts: readonly number[], value: number, by: number): number[] => put(counts, value - 1, (count) => Math.max(0, count + by))

const seatOf = (event: GameEvent): number => numberOf(event, 'seat') ?? -1

function forSeat(view: EdoraView, event: GameEvent, change: (player: PlayerView) => Partial<PlayerView>): EdoraView {
  return { ...view, seats: put(view.seats, seatOf(event), (player) => ({ ...player, ...change(player) })) }
}

function forPlace(view: EdoraView, key: string | null, change: (place: PlaceView) => Partial<PlaceView>): EdoraView {
  return { ...view, places: view.places.map((place) => (place.place === key ? { ...place, ...change(place) } : place)) }
}

type Apply = (view: EdoraView, event: GameEvent) => EdoraView

/** A number of the player that grows by `amount`. */
const gain =
  (field: 'prestige' | 'provisions' | 'mistletoe'): Apply =>
  (view, event) =>
    forSeat(view, event, (player) => ({ [field]: player[field] + (numberOf(event, 'amount') ?? 0) }))

const moved: Apply = (view, event) => {
  const seat = seatOf(event)
  const to = textOf(event, 'place')
  const walked = forSeat(view, event, (player) => ({
    pawn: to,
    started: event.name !== 'pawn',
    provisions: Math.max(0, player.provisions - (numberOf(event, 'cost') ?? 0)),
  }))
  return {
    ...walked,
    places: walked.places.map((place) => {
      const others = place.pawns.filter((pawn) => pawn !== seat)
      return { ...place, pawns: place.place === to ? [...others, seat].sort() : others }
    }),
  }
}

const placed: Apply = (view, event) => {
  const value = numberOf(event, 'value') ?? 1
  const spent = forSeat(view, event, (player) => ({ personal: counted(player.personal, value, -1), placed: player.placed + 1, started: true }))
  return forPlace(spent, textOf(event, 'place'), (place) => {
    const free = place.fields.findIndex((field) => field.seat === null && field.action === event['action'])
    return { fields: put(place.fields, free, (field) => ({ ...field, seat: seatOf(event), value })) }
  })
}

const turnedDie: Apply = (view, event) =>
  forSeat(view, event, (player) => ({
    personal: counted(counted(player.personal, numberOf(event, 'die') ?? 0, -1), numberOf(event, 'value') ?? 0, 1),
  }))

const takenDie: Apply = (view, event) => {
  const [value, amount] = [numberOf(event, 'value') ?? 0, numberOf(event, 'amount') ?? 1]
  return forSeat(view, event, (player) => ({ personal: counted(player.personal, value, amount), general: counted(player.general, value, -amount) }))
}

const learned: Apply = (view, event) => {
  const seat = seatOf(event)
  const position = (numberOf(event, 'field') ?? 1) - 1
  const tower = view.tower.map((field, i) => {
    const others = field.filter((other) => other !== seat)
    return i === position ? [...others, seat] : others
  })
  return { ...forSeat(view, event, () => ({ knowledge: position })), tower }
}

const brewed: Apply = (view, event) => {
  const key = textOf(event, 'potion') ?? ''
  const paid = forSeat(view, event, (player) => ({
    mistletoe: Math.max(0, player.mistletoe - (numberOf(event, 'cost') ?? 0)),
    potions: [...player.potions, key],
  }))
  return { ...paid, potions: paid.potions.map((potion) => (potion.potion === key ? { ...potion, seat: seatOf(event) } : potion)) }
}

const gemSet: Apply = (view, event) =>
  forSeat(view, event, (player) => {
    const left = 2 * ((numberOf(event, 'level') ?? 1) - 1)
    return { gems: put(player.gems, player.gems[left] === null ? left : left + 1, () => textOf(event, 'bonus')) }
  })

const stoneSet =
  (kind: 'menhirs' | 'steles'): Apply =>
  (view, event) => {
    const bonus = textOf(event, 'bonus') ?? ''
    const gone = forSeat(view, event, (player) => ({ [kind]: [...player[kind], bonus] }))
    return forPlace(gone, textOf(event, 'place'), (place) => ({ [kind]: [...place[kind], { seat: seatOf(event), bonus }] }))
  }

const herbSorted =
  (state: 'active' | 'inactive'): Apply =>
  (view, event) =>
    forSeat(view, event, (player) => ({
      herbs: player.herbs && player.herbs.map((herb) => (herb.herb === event['herb'] ? { ...herb, state, pair: null } : herb)),
    }))

const CHANGES: Readonly<Record<string, Apply>> = {
  round: (view, event) => ({ ...view, round: numberOf(event, 'round') ?? view.round }),
  turn: (view, event) => ({ ...view, turn: seatOf(event) }),
  last_round: (view) => ({ ...view, last_round: true }),
  pawn: moved,
  go: moved,
  place: placed,
  turned: turnedDie,
  pay: (view, event) => forSeat(view, event, (player) => ({ provisions: numberOf(event, 'left') ?? player.provisions })),
  prestige: gain('prestige'),
  score: gain('prestige'),
  provisions: gain('provisions'),
  mistletoe: gain('mistletoe'),
  die: takenDie,
  knowledge: learned,
  sickle: (view, event) => forSeat(view, event, (player) => ({ sickle: numberOf(event, 'to') ?? player.sickle })),
  tablet: (view, event) => ({ ...view, display: put(view.display, (numberOf(event, 'spot') ?? 0) - 1, () => null) }),
  display: (view, event) => ({
    ...view,
    display: put(view.display, (numberOf(event, 'spot') ?? 0) - 1, () => textOf(event, 'tablet')),
    pile: Math.max(0, view.pile - 1),
  }),
  brew: brewed,
  gem: gemSet,
  menhir: stoneSet('menhirs'),
  stele: stoneSet('steles'),
  raise: (view, event) =>
    forPlace(view, textOf(event, 'place'), (place) => ({
      fields: place.fields.map((field) => (field.seat === seatOf(event) ? { ...field, value: numberOf(event, 'value') ?? field.value } : field)),
    })),
  active: herbSorted('active'),
  inactive: herbSorted('inactive'),
  cover: (view, event) => ({ ...view, fires: view.fires.map((fire) => (fire.fire === event['fire'] ? { ...fire, seat: seatOf(event) } : fire)) }),
  chain: (view, event) => ({
    ...view,
    dolmens: view.dolmens.map((dolmen) => (dolmen.colour === event['colour'] ? { ...dolmen, seat: seatOf(event) } : dolmen)),
  }),
  beige: (view) => ({ ...view, beige: view.beige + 1 }),
}

export function shownView(view: EdoraView, played: readonly GameEvent[]): EdoraView {
  return played.reduce((now, event) => CHANGES[event.name]?.(now, event) ?? now, view)
}
