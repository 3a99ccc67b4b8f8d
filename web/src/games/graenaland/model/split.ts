/** Splitting the cards of a territory: which card goes to whom, and what of it the engine asks for next. */
import type { Ask, MoveEntry } from '../../contract'
import { giveMoves, type TerritoryView } from './types'

/** A face-down card. */
export const UNKNOWN = 'unknown'

/** Receiver of every card; null: not given yet. */
export type Given = readonly (number | null)[]

/** The cards of a territory in the order in which receivers are asked for: by resource, face-down cards last. */
export function poolOf(territory: TerritoryView | null, resources: readonly string[]): string[] {
  if (!territory) return []
  const open = resources.flatMap((resource, i) => Array.from({ length: territory.cards[i] ?? 0 }, () => resource))
  return [...open, ...Array.from({ length: territory.down }, () => UNKNOWN)]
}

export function countIn(cards: readonly string[] | undefined, card: string): number {
  return cards?.filter((other) => other === card).length ?? 0
}

/** The split as far as the engine knows it. */
export function knownSplit(pool: readonly string[], offers: readonly (readonly string[])[]): Given {
  const left = offers.map((cards) => [...cards])
  return pool.map((card) => {
    const seat = left.findIndex((cards) => cards.includes(card))
    if (seat < 0) return null
    left[seat]?.splice(left[seat].indexOf(card), 1)
    return seat
  })
}

export function isComplete(given: Given): boolean {
  return given.length > 0 && given.every((seat) => seat !== null)
}

/** True if a split gives everybody at least what the engine has been told. */
export function holdsAll(pool: readonly string[], given: Given, offers: readonly (readonly string[])[]): boolean {
  return offers.every((cards, seat) => cards.every((card) => countIn(shareOf(pool, given, seat), card) >= countIn(cards, card)))
}

/** What one player is to receive. */
export function shareOf(pool: readonly string[], given: Given, seat: number): string[] {
  return pool.filter((_, i) => given[i] === seat)
}

export function receiversOf(given: Given): number[] {
  return [...new Set(given.filter((seat): seat is number => seat !== null))].sort((a, b) => a - b)
}

/** True if the engine has been told this already, so that it cannot be taken back card by card. */
export function isTold(pool: readonly string[], given: Given, offers: readonly (readonly string[])[], index: number): boolean {
  const [card, seat] = [pool[index], given[index]]
  if (card === undefined || seat === null || seat === undefined) return false
  return countIn(shareOf(pool, given, seat), card) <= countIn(offers[seat], card)
}

/** The answer to a question for a receiver that fits the split; null: there is none. */
export function nextStep(ask: Ask | null, pool: readonly string[], given: Given, offers: readonly (readonly string[])[]): MoveEntry | null {
  const moves = giveMoves(ask)
  const fitting = moves.filter(({ about }) => countIn(shareOf(pool, given, about.receiver), about.card) > countIn(offers[about.receiver], about.card))
  return fitting.sort((a, b) => a.about.receiver - b.about.receiver)[0]?.entry ?? null
}

/** Who may receive a card: anybody, but for the kind that is asked for now only those the engine names. */
export function mayReceive(ask: Ask | null, card: string, seat: number): boolean {
  const asked = giveMoves(ask).filter(({ about }) => about.card === card)
  return asked.length === 0 || asked.some(({ about }) => about.receiver === seat)
}
