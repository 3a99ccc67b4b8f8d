/** What is shown: the view with the events played so far. */
import { counted, forSeat, put, shownBy } from '../../../parts/face/shown'
import { countIn, UNKNOWN } from './split'
import type { GraenalandContent, GraenalandEvent, GraenalandView, TerritoryView } from './types'

/** Votes of a hero that the view does not tell yet. */
export const VOTES_UNKNOWN = -1

type On<N extends GraenalandEvent['name']> = Extract<GraenalandEvent, { name: N }>
type Keys = Pick<GraenalandContent, 'resource' | 'building' | 'facility' | 'hero'>

const keyIndex = (list: readonly { key: string }[], key: string): number => list.findIndex((one) => one.key === key)

function inTerritory(view: GraenalandView, key: string, change: (territory: TerritoryView) => Partial<TerritoryView>): GraenalandView {
  return { ...view, territories: view.territories.map((one) => (one.territory === key ? { ...one, ...change(one) } : one)) }
}

/** Some cards more or (`sign` -1) fewer in a hand; which ones is only known of an open hand. */
function handed(view: GraenalandView, seat: number, cards: readonly string[], sign: 1 | -1, keys: Keys): GraenalandView {
  return forSeat(view, seat, (player) => ({
    hand_size: Math.max(0, player.hand_size + sign * cards.length),
    hand: player.hand && cards.reduce((hand, card) => counted(hand, keyIndex(keys.resource, card), sign), player.hand),
  }))
}

/** A card comes from the deck of the territory's terrain. */
function drawn(view: GraenalandView, key: string, change: (territory: TerritoryView) => Partial<TerritoryView>): GraenalandView {
  const terrain = view.territories.find((one) => one.territory === key)?.terrain
  const decks = view.decks.map((deck) => (deck.deck === terrain ? { ...deck, pile: Math.max(0, deck.pile - 1) } : deck))
  return inTerritory({ ...view, decks }, key, change)
}

const produced = (view: GraenalandView, event: On<'card' | 'bonus'>, keys: Keys): GraenalandView =>
  drawn(view, event.territory, ({ cards }) => ({ cards: counted(cards, keyIndex(keys.resource, event.resource), 1) }))

/** Puts a hero into a territory; an own hero who stands there goes where he came from. Votes there and here are not told. */
function heroMoved(view: GraenalandView, event: On<'hero' | 'exchange' | 'steps' | 'arrives'>, keys: Keys): GraenalandView {
  const { seat } = event
  const to = event.name === 'arrives' ? event.territory : event.to
  const index = keyIndex(keys.hero, event.hero)
  const player = view.seats[seat]
  if (!player) return view
  const from = player.heroes[index] ?? null
  const other = event.name === 'exchange' ? player.heroes.findIndex((place, i) => i !== index && place === to) : -1
  const heroes = player.heroes.map((place, i) => (i === index ? to : i === other ? from : place))
  const territories = view.territories.map((one) => {
    if (one.territory !== from && one.territory !== to) return one
    const rest = one.heroes.filter((figure) => figure.seat !== seat)
    const own = heroes.flatMap((place, i) => (place === one.territory ? [{ seat, hero: keys.hero[i]?.key ?? '' }] : []))
    const all = [...rest, ...own].sort((a, b) => a.seat - b.seat)
    return { ...one, heroes: all.map((figure) => ({ ...figure, votes: VOTES_UNKNOWN })) }
  })
  return forSeat({ ...view, territories }, seat, () => ({ heroes, sealed: false, choice: null }))
}

function proposed(view: GraenalandView, { seat, territory, votes: yes, total }: On<'proposal'>): GraenalandView {
  const here = view.territories.find((one) => one.territory === territory)
  const ballot = view.seats.map((_, i) => (i === seat ? 'yes' : null))
  const votes = { votes: here?.votes ?? [], ballot, yes, no: 0, undecided: total - yes, total, needed: here?.needed ?? 0 }
  return { ...view, proposal: { seat, territory, offers: view.seats.map(() => []), complete: true, ...votes } }
}

function voted(view: GraenalandView, { seat, yes, votes }: On<'vote'>): GraenalandView {
  const { proposal } = view
  if (!proposal) return view
  const ballot = put(proposal.ballot, seat, () => (yes ? 'yes' : 'no'))
  const sums = { yes: proposal.yes + (yes ? votes : 0), no: proposal.no + (yes ? 0 : votes), undecided: Math.max(0, proposal.undecided - votes) }
  return { ...view, proposal: { ...proposal, ballot, ...sums } }
}

function taken(view: GraenalandView, { seat, cards, territory }: On<'takes'>, keys: Keys): GraenalandView {
  const left = inTerritory(view, territory, (one) => ({
    down: Math.max(0, one.down - countIn(cards, UNKNOWN)),
    cards: one.cards.map((count, i) => Math.max(0, count - countIn(cards, keys.resource[i]?.key ?? ''))),
  }))
  return handed(left, seat, cards, 1, keys)
}

function paid(view: GraenalandView, event: On<'pays' | 'pledge' | 'spares'>, keys: Keys): GraenalandView {
  const at = view.project?.need.indexOf(event.resource) ?? -1
  const project = view.project && { ...view.project, need: view.project.need.filter((_, i) => i !== at) }
  const fromHand = event.name !== 'spares' && event.source !== 'half' && event.source !== 'whole'
  return handed({ ...view, project }, event.seat, fromHand ? [event.with] : [], -1, keys)
}

function furnished(view: GraenalandView, { territory, facility: key }: On<'facility' | 'joint_built'>, keys: Keys): GraenalandView {
  const facility = keyIndex(keys.facility, key)
  const left = { ...view, tokens: counted(view.tokens, facility, -1) }
  return inTerritory(left, territory, ({ facilities }) => ({ facilities: put(facilities, facility, () => true) }))
}

export const shownView = shownBy<GraenalandView, GraenalandEvent, Keys>({
  round: (view, { round, seat }) => ({ ...view, round, lead: seat, proposal: null, project: null }),
  lead: (view, { seat }) => ({ ...view, lead: seat }),
  card: produced,
  bonus: produced,
  no_bonus: (view, { territory }) => drawn(view, territory, () => ({})),
  down: (view, { territory }) => drawn(view, territory, ({ down }) => ({ down: down + 1 })),
  supply: (view, event) => {
    const pile = Math.max(0, view.supply.pile - 1)
    return { ...view, supply: { ...view.supply, open: event.supply, usable: [true, true], pile } }
  },
  supply_expires: (view) => ({ ...view, supply: { ...view.supply, usable: [false, false] } }),
  hero: heroMoved,
  exchange: heroMoved,
  steps: heroMoved,
  arrives: heroMoved,
  stays: (view, { seat }) => forSeat(view, seat, () => ({ sealed: false, choice: null })),
  proposal: proposed,
  offer: (view, { seat, cards }) => ({
    ...view,
    proposal: view.proposal && { ...view.proposal, offers: put(view.proposal.offers, seat, () => cards) },
  }),
  vote: voted,
  rejected: (view) => ({ ...view, proposal: null }),
  takes: taken,
  looks: (view, { seat, resource }, keys) =>
    forSeat(view, seat, ({ hand }) => ({ hand: hand && counted(hand, keyIndex(keys.resource, resource ?? ''), 1) })),
  pays: paid,
  pledge: paid,
  spares: paid,
  fee: (view, { seat, resource, receiver }, keys) => handed(handed(view, seat, [resource], -1, keys), receiver, [resource], 1, keys),
  village: (view, { seat, territory }) =>
    inTerritory(
      forSeat(view, seat, ({ houses }) => ({ houses: houses - 1 })),
      territory,
      ({ villages }) => ({ villages: counted(villages, seat, 1) }),
    ),
  building: (view, { seat, building, territory }, keys) =>
    inTerritory(view, territory, ({ buildings }) => ({ buildings: put(buildings, keyIndex(keys.building, building), () => seat) })),
  army: (view, { seat, size }) => forSeat(view, seat, () => ({ army: size })),
  facility: furnished,
  joint_built: furnished,
  declares: (view, { seat }) => ({ ...view, declarer: seat }),
})
