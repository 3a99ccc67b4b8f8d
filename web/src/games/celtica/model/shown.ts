/** What is shown: the view with the events played so far. */
import { counted, forSeat, put, shownBy } from '../../../parts/face/shown'
import { withParts } from './layers'
import type { Scene } from './scene'
import type { CelticaEvent, CelticaView } from './types'

const cards = (counts: number[] | null, druid: number, by: number): number[] | null => counts && counted(counts, druid, by)

/** Parts go from the display to a player, who may give one of his own for them. */
function taken(view: CelticaView, seat: number, parts: readonly string[], given: readonly string[], { kinds }: Scene): CelticaView {
  return forSeat({ ...view, display: withParts(view.display, kinds, parts, -1) }, seat, (player) => ({
    parts: withParts(withParts(player.parts, kinds, given, -1), kinds, parts),
  }))
}

export const shownView = shownBy<CelticaView, CelticaEvent, Scene>({
  play: (view, event, { druids }) =>
    forSeat(view, event.seat, (player) => ({
      druid_cards: Math.max(0, player.druid_cards - event.cards),
      experience_cards: Math.max(0, player.experience_cards - event.experience),
      hand: cards(player.hand, druids.indexOf(event.druid), -event.cards),
      experience: cards(player.experience, druids.indexOf(event.druid), -event.experience),
    })),
  walk: (view, event, { druids }) => ({ ...view, positions: put(view.positions, druids.indexOf(event.druid), () => event.to) }),
  take: (view, event, scene) => taken(view, event.seat, event.parts, [], scene),
  buy: (view, event, scene) => taken(view, event.seat, [event.part], [], scene),
  swap: (view, event, scene) => taken(view, event.seat, [event.part], [event.own], scene),
  give: (view, event, { kinds }) =>
    forSeat({ ...view, reserve: withParts(view.reserve, kinds, event.parts) }, event.seat, (player) => ({
      parts: withParts(player.parts, kinds, event.parts, -1),
    })),
  experience: (view, event, { druids }) =>
    forSeat(view, event.seat, (player) => ({
      experience_cards: player.experience_cards + 1,
      experience: cards(player.experience, druids.indexOf(event.druid ?? ''), 1),
    })),
  draw: (view, event, { druids }) =>
    forSeat(view, event.seat, (player) => ({ druid_cards: player.druid_cards + 1, hand: cards(player.hand, druids.indexOf(event.druid ?? ''), 1) })),
  display: (view, event, { kinds }) => ({ ...view, display: withParts(view.display, kinds, [event.part]), supply: Math.max(0, view.supply - 1) }),
})
