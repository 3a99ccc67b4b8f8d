/** Prices against a hand: what is there, what is missing, and whether jokers fill the gap. For the eye only. */

import type { GraenalandView } from './types'

export interface PricedSlot {
  resource: string
  there: boolean
}

export interface Priced {
  slots: PricedSlot[]
  payable: boolean
}

/** `supply`: the halves of the supply card that may be used beside the hand. */
export function priceWith(
  cost: readonly string[],
  hand: readonly number[],
  resources: readonly { key: string; joker: boolean }[],
  supply: readonly string[] = [],
): Priced {
  const left = resources.map(({ key }, i) => (hand[i] ?? 0) + supply.filter((half) => half === key).length)
  const slots = cost.map((resource) => {
    const i = resources.findIndex((other) => other.key === resource)
    const there = (left[i] ?? 0) > 0
    if (there) left[i] = (left[i] ?? 0) - 1
    return { resource, there }
  })
  const jokers = resources.reduce((sum, resource, i) => sum + (resource.joker ? (left[i] ?? 0) : 0), 0)
  return { slots, payable: slots.filter((slot) => !slot.there).length <= jokers }
}

/** What of the supply card the seat may pay with now: the halves are open while the one who leads builds. */
export function suppliesOf(view: Pick<GraenalandView, 'lead' | 'supply'>, seat: number | null): string[] {
  return view.lead === seat ? (view.supply.open ?? []).filter((_, half) => view.supply.usable[half]) : []
}

/** Cards of a hand one by one, in the order of resources. */
export function cardsOf(counts: readonly number[] | null, resources: readonly { key: string }[]): string[] {
  return counts ? resources.flatMap((resource, i) => Array.from({ length: counts[i] ?? 0 }, () => resource.key)) : []
}
