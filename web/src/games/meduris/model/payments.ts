/** Ways to pay, in the order in which one looks at them. */
import type { Move, PayAbout } from './types'

/** Cheapest first, then those that replace least. */
export function inOrder(moves: readonly Move<PayAbout>[]): Move<PayAbout>[] {
  return [...moves].sort((a, b) => a.about.cost - b.about.cost || a.about.replaced - b.about.replaced)
}

/** The cheapest payment; among equals the one that spends what the player has most of. */
export function cheapest(moves: readonly Move<PayAbout>[], goods: readonly string[], hand: readonly number[]): Move<PayAbout> | null {
  const least = Math.min(...moves.map(({ about }) => about.cost))
  const poorest = ({ about }: Move<PayAbout>): number => Math.min(...goods.map((good, i) => (hand[i] ?? 0) - Number(about[good] ?? 0)))
  const equal = moves.filter(({ about }) => about.cost === least)
  return equal.reduce<Move<PayAbout> | null>((best, move) => (best && poorest(best) >= poorest(move) ? best : move), null)
}
