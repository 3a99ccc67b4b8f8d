/** Celtica as it comes over the wire: docs/protocol.md, section 5. */
import type { Ask, GameEvent, MoveEntry } from '../../contract'

export type * from '../wire'

/** What this face reads of the content data. */
export interface CelticaContent {
  place: { pos: number; kind: string; subtype: string; amount: number; x: number; y: number }[]
  druid: { key: string }[]
  druid_hex: Record<string, string>
  part_kind: { key: string }[]
  part_slots: Record<string, string>
  part_colours: Record<string, string>
  board_drawing: { start_x: number; start_y: number }
  constants: { display_size: number; final_cost_swap: number; final_cost_take: number }
}

export interface PlayAbout {
  name: 'play'
  druid: string
  cards: number
  experience: number
  from: number
  to: number
  effect: 'take' | 'give' | 'draw' | 'nothing'
  amount: number
  only_ruin: boolean
  wasted: number
}

export interface PartsAbout {
  name: 'take' | 'give'
  parts: string[]
  fills?: number
  breaks?: number
}

export interface ExchangeAbout {
  name: 'swap' | 'buy'
  own?: string
  part: string
  complete: number
}

/** A legal move with the type of what it is about. */
export interface Move<A> {
  entry: MoveEntry
  about: A
}

function movesNamed<A>(ask: Ask | null, names: readonly string[]): Move<A>[] {
  const entries = ask?.moves.filter((entry) => names.includes(entry.about.name)) ?? []
  return entries.map((entry) => ({ entry, about: entry.about as unknown as A }))
}

export const plays = (ask: Ask | null): Move<PlayAbout>[] => movesNamed(ask, ['play'])
export const partChoices = (ask: Ask | null): Move<PartsAbout>[] => movesNamed(ask, ['take', 'give'])
export const exchanges = (ask: Ask | null): Move<ExchangeAbout>[] => movesNamed(ask, ['swap', 'buy'])

/** What a move plays, if it is a play. */
export function asPlay(entry: MoveEntry | null): PlayAbout | null {
  return entry?.about.name === 'play' ? (entry.about as unknown as PlayAbout) : null
}

/** Fields of an event, read with the type they have by the protocol. */
export function textOf(event: GameEvent, field: string): string | null {
  const value = event[field]
  return typeof value === 'string' ? value : null
}

export function numberOf(event: GameEvent, field: string): number | null {
  const value = event[field]
  return typeof value === 'number' ? value : null
}

export function listOf(event: GameEvent, field: string): string[] {
  const value = event[field]
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
}
