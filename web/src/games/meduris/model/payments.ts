/** Ways to pay, in the order in which one looks at them. */
import type { Move, PayAbout } from './types'

/** Cheapest first, then those that replace least. */
export function inOrder(moves: readonly Move<PayAbout>[]): Move<PayAbout>[] {
  return [...moves].sort((a, b) => a.about.cost - b.about.cost || a.about.replaced - b.about.replaced)
}
