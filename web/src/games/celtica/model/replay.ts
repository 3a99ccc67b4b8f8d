/** The view with the events shown so far: while events are played, the view is still the one before them. */
import type { GameEvent } from '../../contract'
import { withParts } from './layers'
import type { Scene } from './scene'
import { listOf, numberOf, textOf, type CelticaView, type PlayerView } from './types'

type Change = (player: PlayerView) => PlayerView

function forSeat(view: CelticaView, event: GameEvent, change: Change): CelticaView {
  const seat = numberOf(event, 'seat')
  return { ...view, seats: view.seats.map((player, i) => (i === seat ? change(player) : player)) }
}

const less = (counts: number[] | null, index: number, amount: number): number[] | null =>
  counts && counts.map((count, i) => (i === index ? Math.max(0, count - amount) : count))

const more = (counts: number[] | null, index: number): number[] | null => counts && counts.map((count, i) => (i === index ? count + 1 : count))

function cardsPlayed(view: CelticaView, event: GameEvent, scene: Scene): CelticaView {
  const druid = scene.druids.indexOf(textOf(event, 'druid') ?? '')
  const cards = numberOf(event, 'cards') ?? 0
  const experience = numberOf(event, 'experience') ?? 0
  return forSeat(view, event, (player) => ({
    ...player,
    druid_cards: Math.max(0, player.druid_cards - cards),
    experience_cards: Math.max(0, player.experience_cards - experience),
    hand: less(player.hand, druid, cards),
    experience: less(player.experience, druid, experience),
  }))
}

function cardGained(view: CelticaView, event: GameEvent, scene: Scene): CelticaView {
  const druid = scene.druids.indexOf(textOf(event, 'druid') ?? '')
  return forSeat(view, event, (player) =>
    event.name === 'experience'
      ? { ...player, experience_cards: player.experience_cards + 1, experience: more(player.experience, druid) }
      : { ...player, druid_cards: player.druid_cards + 1, hand: more(player.hand, druid) },
  )
}

function walked(view: CelticaView, event: GameEvent, scene: Scene): CelticaView {
  const druid = scene.druids.indexOf(textOf(event, 'druid') ?? '')
  const to = numberOf(event, 'to')
  if (to === null) return view
  return { ...view, positions: view.positions.map((pos, i) => (i === druid ? to : pos)) }
}

function partsMoved(view: CelticaView, event: GameEvent, scene: Scene): CelticaView {
  const own = textOf(event, 'own')
  const part = textOf(event, 'part')
  const parts = part === null ? listOf(event, 'parts') : [part]
  if (event.name === 'give') {
    return forSeat({ ...view, reserve: withParts(view.reserve, scene.kinds, parts) }, event, (player) => ({
      ...player,
      parts: withParts(player.parts, scene.kinds, parts, -1),
    }))
  }
  const given = own === null ? [] : [own]
  return forSeat({ ...view, display: withParts(view.display, scene.kinds, parts, -1) }, event, (player) => ({
    ...player,
    parts: withParts(withParts(player.parts, scene.kinds, given, -1), scene.kinds, parts),
  }))
}

function displayFilled(view: CelticaView, event: GameEvent, scene: Scene): CelticaView {
  const part = textOf(event, 'part')
  if (part === null) return view
  return { ...view, display: withParts(view.display, scene.kinds, [part]), supply: Math.max(0, view.supply - 1) }
}

function apply(view: CelticaView, event: GameEvent, scene: Scene): CelticaView {
  switch (event.name) {
    case 'play':
      return cardsPlayed(view, event, scene)
    case 'walk':
      return walked(view, event, scene)
    case 'take':
    case 'give':
    case 'swap':
    case 'buy':
      return partsMoved(view, event, scene)
    case 'experience':
    case 'draw':
      return cardGained(view, event, scene)
    case 'display':
      return displayFilled(view, event, scene)
    default:
      return view
  }
}

export function shownView(view: CelticaView, played: readonly GameEvent[], scene: Scene): CelticaView {
  return played.reduce((now, event) => apply(now, event, scene), view)
}
