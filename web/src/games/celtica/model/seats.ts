/** How a player stands in the round. */
import type { CelticaView } from './types'

/** `out`: no druid cards left in this round; `alone`: the only one who has some. */
export function seatState(view: CelticaView, seat: number): 'in' | 'out' | 'alone' {
  if (view.phase === 'final' || view.phase === 'over') return 'in'
  if (view.seats[seat]?.out) return 'out'
  const others = view.seats.filter((player, i) => i !== seat && !player.out)
  return others.length === 0 && view.players > 1 ? 'alone' : 'in'
}
