/** Finds the legal move that fits what a person has put together by clicking. */
import type { Ask, MoveEntry } from '../../contract'
import { exchanges, partChoices, plays } from './types'

/** The play of exactly these cards. */
export function playOf(ask: Ask | null, druid: string, cards: number, experience: number): MoveEntry | null {
  const fits = plays(ask).find(({ about }) => about.druid === druid && about.cards === cards && about.experience === experience)
  return fits?.entry ?? null
}

const sorted = (parts: readonly string[]): string => [...parts].sort().join(' ')

/** The choice of exactly these parts, in any order. */
export function choiceOf(ask: Ask | null, parts: readonly string[]): MoveEntry | null {
  const wanted = sorted(parts)
  return partChoices(ask).find(({ about }) => sorted(about.parts) === wanted)?.entry ?? null
}

/** The final exchange of these parts: with an own part a swap, without one a purchase. */
export function exchangeOf(ask: Ask | null, own: string | null, part: string): MoveEntry | null {
  const name = own === null ? 'buy' : 'swap'
  const fits = exchanges(ask).find(({ about }) => about.name === name && about.part === part && (own === null || about.own === own))
  return fits?.entry ?? null
}

export interface Cards {
  druid: string
  cards: number
  experience: number
}

/**
 * The cards after a click on one card: a card of the chosen colour joins or leaves, another colour starts anew.
 * `raised` tells whether the clicked card was among the chosen ones. Null: nothing is chosen any more.
 */
export function clickCard(chosen: Cards | null, druid: string, kind: 'druid' | 'experience', raised: boolean): Cards | null {
  const step = raised ? -1 : 1
  if (chosen?.druid !== druid) return { druid, cards: 1, experience: kind === 'experience' ? 1 : 0 }
  const cards = chosen.cards + (kind === 'druid' ? step : 0)
  const experience = chosen.experience + (kind === 'experience' ? step : 0)
  return cards > 0 ? { druid, cards, experience } : null
}
