/** The view with the events shown so far: while events are played, the view is still the one before them. */
import type { GameEvent } from '../../contract'
import { countIn, UNKNOWN } from './split'
import { listOf, numberOf, textOf, type GraenalandContent, type GraenalandView, type ProposalView, type SeatView, type TerritoryView } from './types'

/** Votes of a hero that the view does not tell yet. */
export const VOTES_UNKNOWN = -1

type Keys = Pick<GraenalandContent, 'resource' | 'building' | 'facility' | 'hero'>

const changed = <T>(list: readonly T[], index: number, change: (item: T) => T): T[] => list.map((item, i) => (i === index ? change(item) : item))
const added = (list: readonly number[], index: number, by: number): number[] => changed(list, index, (count) => Math.max(0, count + by))
const keyIndex = (list: readonly { key: string }[], key: string | null): number => list.findIndex((one) => one.key === key)

function inTerritory(view: GraenalandView, event: GameEvent, change: (territory: TerritoryView) => TerritoryView): GraenalandView {
  const key = textOf(event, 'territory')
  return { ...view, territories: view.territories.map((one) => (one.territory === key ? change(one) : one)) }
}

function forSeat(view: GraenalandView, seat: number | null, change: (player: SeatView) => SeatView): GraenalandView {
  return seat === null ? view : { ...view, seats: changed(view.seats, seat, change) }
}

/** Some cards more or (`sign` -1) fewer in a hand; which ones is only known of an open hand. */
function handed(view: GraenalandView, seat: number | null, cards: readonly string[], sign: 1 | -1, keys: Keys): GraenalandView {
  return forSeat(view, seat, (player) => ({
    ...player,
    hand_size: Math.max(0, player.hand_size + sign * cards.length),
    hand: player.hand && cards.reduce((hand, card) => added(hand, keyIndex(keys.resource, card), sign), player.hand),
  }))
}

function produced(view: GraenalandView, event: GameEvent, keys: Keys): GraenalandView {
  const resource = keyIndex(keys.resource, textOf(event, 'resource'))
  const terrain = view.territories.find((one) => one.territory === event['territory'])?.terrain
  const decks = view.decks.map((deck) => (deck.deck === terrain ? { ...deck, pile: Math.max(0, deck.pile - 1) } : deck))
  return inTerritory({ ...view, decks }, event, (one) => {
    if (event.name === 'down') return { ...one, down: one.down + 1 }
    return event.name === 'no_bonus' ? one : { ...one, cards: added(one.cards, resource, 1) }
  })
}

/** Puts a hero into a territory; an own hero who stands there goes where he came from. Votes there and here are not told. */
function heroMoved(view: GraenalandView, event: GameEvent, keys: Keys): GraenalandView {
  const [seat, hero] = [numberOf(event, 'seat'), textOf(event, 'hero')]
  const to = textOf(event, 'to') ?? textOf(event, 'territory')
  const index = keyIndex(keys.hero, hero)
  const player = seat === null ? undefined : view.seats[seat]
  if (seat === null || hero === null || !player) return view
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
  return forSeat({ ...view, territories }, seat, (known) => ({ ...known, heroes, sealed: false, choice: null }))
}

function proposed(view: GraenalandView, event: GameEvent): GraenalandView {
  const [seat, territory] = [numberOf(event, 'seat'), textOf(event, 'territory')]
  const votes = view.territories.find((one) => one.territory === territory)?.votes ?? []
  const [yes, total] = [numberOf(event, 'votes') ?? 0, numberOf(event, 'total') ?? 0]
  if (seat === null || territory === null) return view
  const proposal: ProposalView = {
    seat,
    territory,
    offers: view.seats.map(() => []),
    complete: true,
    votes,
    ballot: view.seats.map((_, i) => (i === seat ? 'yes' : null)),
    yes,
    no: 0,
    undecided: total - yes,
    total,
    needed: view.territories.find((one) => one.territory === territory)?.needed ?? 0,
  }
  return { ...view, proposal }
}

function balloted(view: GraenalandView, event: GameEvent): GraenalandView {
  const { proposal } = view
  const seat = numberOf(event, 'seat')
  if (!proposal || seat === null) return view
  if (event.name === 'offer') return { ...view, proposal: { ...proposal, offers: changed(proposal.offers, seat, () => listOf(event, 'cards')) } }
  const votes = numberOf(event, 'votes') ?? 0
  const yes = event['yes'] === 1 || event['yes'] === true
  return {
    ...view,
    proposal: {
      ...proposal,
      ballot: changed(proposal.ballot, seat, () => (yes ? 'yes' : 'no')),
      yes: proposal.yes + (yes ? votes : 0),
      no: proposal.no + (yes ? 0 : votes),
      undecided: Math.max(0, proposal.undecided - votes),
    },
  }
}

function taken(view: GraenalandView, event: GameEvent, keys: Keys): GraenalandView {
  const cards = listOf(event, 'cards')
  const left = inTerritory(view, event, (one) => ({
    ...one,
    down: Math.max(0, one.down - countIn(cards, UNKNOWN)),
    cards: one.cards.map((count, i) => Math.max(0, count - countIn(cards, keys.resource[i]?.key ?? ''))),
  }))
  return handed(left, numberOf(event, 'seat'), cards, 1, keys)
}

function paid(view: GraenalandView, event: GameEvent, keys: Keys): GraenalandView {
  const [seat, resource, source] = [numberOf(event, 'seat'), textOf(event, 'resource'), textOf(event, 'source')]
  const at = view.project?.need.indexOf(resource ?? '') ?? -1
  const project = view.project && { ...view.project, need: view.project.need.filter((_, i) => i !== at) }
  const fromHand = source !== 'half' && source !== 'whole' && event.name !== 'spares'
  return handed({ ...view, project }, seat, fromHand ? [textOf(event, 'with') ?? ''] : [], -1, keys)
}

function built(view: GraenalandView, event: GameEvent, keys: Keys): GraenalandView {
  const seat = numberOf(event, 'seat') ?? 0
  const facility = keyIndex(keys.facility, textOf(event, 'facility'))
  switch (event.name) {
    case 'village':
      return inTerritory(
        forSeat(view, seat, (player) => ({ ...player, houses: player.houses - 1 })),
        event,
        (one) => ({ ...one, villages: added(one.villages, seat, 1) }),
      )
    case 'building':
      return inTerritory(view, event, (one) => ({
        ...one,
        buildings: changed(one.buildings, keyIndex(keys.building, textOf(event, 'building')), () => seat),
      }))
    case 'army':
      return forSeat(view, seat, (player) => ({ ...player, army: numberOf(event, 'size') ?? player.army }))
    default:
      return inTerritory({ ...view, tokens: added(view.tokens, facility, -1) }, event, (one) => ({
        ...one,
        facilities: changed(one.facilities, facility, () => true),
      }))
  }
}

function apply(view: GraenalandView, event: GameEvent, keys: Keys): GraenalandView {
  const seat = numberOf(event, 'seat')
  switch (event.name) {
    case 'round':
      return { ...view, round: numberOf(event, 'round') ?? view.round, lead: seat, proposal: null, project: null }
    case 'lead':
      return { ...view, lead: seat }
    case 'card':
    case 'down':
    case 'bonus':
    case 'no_bonus':
      return produced(view, event, keys)
    case 'supply':
      return { ...view, supply: { ...view.supply, open: listOf(event, 'supply'), usable: [true, true], pile: Math.max(0, view.supply.pile - 1) } }
    case 'supply_expires':
      return { ...view, supply: { ...view.supply, usable: [false, false] } }
    case 'hero':
    case 'exchange':
    case 'steps':
    case 'arrives':
      return heroMoved(view, event, keys)
    case 'stays':
      return forSeat(view, seat, (player) => ({ ...player, sealed: false, choice: null }))
    case 'proposal':
      return proposed(view, event)
    case 'offer':
    case 'vote':
      return balloted(view, event)
    case 'rejected':
      return { ...view, proposal: null }
    case 'takes':
      return taken(view, event, keys)
    case 'looks':
      return forSeat(view, seat, (player) => ({
        ...player,
        hand: player.hand && added(player.hand, keyIndex(keys.resource, textOf(event, 'resource')), 1),
      }))
    case 'pays':
    case 'pledge':
    case 'spares':
      return paid(view, event, keys)
    case 'fee':
      return handed(
        handed(view, seat, [textOf(event, 'resource') ?? ''], -1, keys),
        numberOf(event, 'receiver'),
        [textOf(event, 'resource') ?? ''],
        1,
        keys,
      )
    case 'village':
    case 'building':
    case 'army':
    case 'facility':
    case 'joint_built':
      return built(view, event, keys)
    case 'declares':
      return { ...view, declarer: seat }
    default:
      return view
  }
}

export function shownView(view: GraenalandView, played: readonly GameEvent[], keys: Keys): GraenalandView {
  return played.reduce((now, event) => apply(now, event, keys), view)
}
