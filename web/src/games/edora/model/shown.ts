/** What is shown: the view with the events played so far. */
import { counted, forSeat, put, shownBy } from '../../../parts/face/shown'
import type { EdoraEvent, EdoraView, PlaceView } from './types'

type On<N extends EdoraEvent['name']> = Extract<EdoraEvent, { name: N }>

const dice = (counts: readonly number[], value: number, by: number): number[] => counted(counts, value - 1, by)

function forPlace(view: EdoraView, key: string, change: (place: PlaceView) => Partial<PlaceView>): EdoraView {
  return { ...view, places: view.places.map((place) => (place.place === key ? { ...place, ...change(place) } : place)) }
}

/** A number of the player that grows. */
const gain =
  (field: 'prestige' | 'provisions' | 'mistletoe') =>
  (view: EdoraView, { seat, amount }: { seat: number; amount: number }): EdoraView =>
    forSeat(view, seat, (player) => ({ [field]: player[field] + amount }))

function pawnPut(view: EdoraView, { seat, place: to }: { seat: number; place: string }): EdoraView {
  const places = view.places.map((place) => {
    const others = place.pawns.filter((pawn) => pawn !== seat)
    return { ...place, pawns: place.place === to ? [...others, seat].sort() : others }
  })
  return forSeat({ ...view, places }, seat, () => ({ pawn: to }))
}

function placed(view: EdoraView, { seat, value, place: key, action }: On<'place'>): EdoraView {
  const spent = forSeat(view, seat, (player) => ({ personal: dice(player.personal, value, -1), placed: player.placed + 1, started: true }))
  return forPlace(spent, key, (place) => {
    const free = place.fields.findIndex((field) => field.seat === null && field.action === action)
    return { fields: put(place.fields, free, (field) => ({ ...field, seat, value })) }
  })
}

function learned(view: EdoraView, { seat, field: number }: On<'knowledge'>): EdoraView {
  const tower = view.tower.map((field, i) => {
    const others = field.filter((other) => other !== seat)
    return i === number - 1 ? [...others, seat] : others
  })
  return forSeat({ ...view, tower }, seat, () => ({ knowledge: number - 1 }))
}

function brewed(view: EdoraView, { seat, potion: key, cost }: On<'brew'>): EdoraView {
  const potions = view.potions.map((potion) => (potion.potion === key ? { ...potion, seat } : potion))
  return forSeat({ ...view, potions }, seat, (player) => ({ mistletoe: Math.max(0, player.mistletoe - cost), potions: [...player.potions, key] }))
}

const gemSet = (view: EdoraView, { seat, bonus, level }: On<'gem'>): EdoraView =>
  forSeat(view, seat, (player) => {
    const left = 2 * (level - 1)
    return { gems: put(player.gems, player.gems[left] === null ? left : left + 1, () => bonus) }
  })

const stoneSet =
  (kind: 'menhirs' | 'steles') =>
  (view: EdoraView, { seat, bonus, place: key }: On<'menhir' | 'stele'>): EdoraView => {
    const gone = forSeat(view, seat, (player) => ({ [kind]: [...player[kind], bonus] }))
    return forPlace(gone, key, (place) => ({ [kind]: [...place[kind], { seat, bonus }] }))
  }

const herbSorted = (view: EdoraView, { name: state, seat, herb: key }: On<'active' | 'inactive'>): EdoraView =>
  forSeat(view, seat, ({ herbs }) => ({ herbs: herbs && herbs.map((herb) => (herb.herb === key ? { ...herb, state, pair: null } : herb)) }))

export const shownView = shownBy<EdoraView, EdoraEvent>({
  round: (view, { round }) => ({ ...view, round }),
  turn: (view, { seat }) => ({ ...view, turn: seat }),
  last_round: (view) => ({ ...view, last_round: true }),
  pawn: (view, event) => forSeat(pawnPut(view, event), event.seat, () => ({ started: false })),
  go: (view, event) =>
    forSeat(pawnPut(view, event), event.seat, ({ provisions }) => ({ started: true, provisions: Math.max(0, provisions - event.cost) })),
  place: placed,
  turned: (view, { seat, die, value }) => forSeat(view, seat, ({ personal }) => ({ personal: dice(dice(personal, die, -1), value, 1) })),
  pay: (view, { seat, left }) => forSeat(view, seat, () => ({ provisions: left })),
  prestige: gain('prestige'),
  score: gain('prestige'),
  provisions: gain('provisions'),
  mistletoe: gain('mistletoe'),
  die: (view, { seat, value, amount }) =>
    forSeat(view, seat, ({ personal, general }) => ({ personal: dice(personal, value, amount), general: dice(general, value, -amount) })),
  knowledge: learned,
  sickle: (view, { seat, to }) => forSeat(view, seat, () => ({ sickle: to })),
  tablet: (view, { spot }) => ({ ...view, display: put(view.display, spot - 1, () => null) }),
  display: (view, { spot, tablet }) => ({ ...view, display: put(view.display, spot - 1, () => tablet), pile: Math.max(0, view.pile - 1) }),
  brew: brewed,
  gem: gemSet,
  menhir: stoneSet('menhirs'),
  stele: stoneSet('steles'),
  raise: (view, { seat, place: key, value }) =>
    forPlace(view, key, ({ fields }) => ({ fields: fields.map((field) => (field.seat === seat ? { ...field, value } : field)) })),
  active: herbSorted,
  inactive: herbSorted,
  cover: (view, event) => ({ ...view, fires: view.fires.map((fire) => (fire.fire === event.fire ? { ...fire, seat: event.seat } : fire)) }),
  chain: (view, { seat, colour }) => ({ ...view, dolmens: view.dolmens.map((dolmen) => (dolmen.colour === colour ? { ...dolmen, seat } : dolmen)) }),
  beige: (view) => ({ ...view, beige: view.beige + 1 }),
})
