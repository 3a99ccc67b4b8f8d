/** Graenaland as it comes over the wire, and what its moves are about. */
import type { Ask, GameEvent, MoveEntry, Thing } from '../../contract'

export type * from '../wire'

/** What this face reads of the content data. */
export interface GraenalandContent {
  resource: { key: string; joker: boolean }[]
  hero: { key: string }[]
  territory: { id: number; terrain: string; symbol: string; village_cost: string[] }[]
  building: { key: string; cost: string[] }[]
  facility: { key: string; cost: string[] }[]
  army_step: { new_size: number; cost: string[] }[]
  army: { min_size: number; max_size: number }
}

export interface HeroAbout {
  name: 'hero'
  hero: string
  from: string
  to: string
  direction: string
  exchange: boolean
  cards: number
  votes: number
  total: number
  needed: number
  votes_behind: number
  total_behind: number
}

export interface GiveAbout {
  name: 'give'
  card: string
  receiver: number
  left: number
  agree: number
  votes: number
  total: number
  needed: number
  alone: boolean
  enough: boolean
}

export interface VoteAbout {
  name: 'yes' | 'no'
  gain: string[]
  votes: number
  yes_votes: number
  total: number
  needed: number
  result: 'passes' | 'fails' | 'open'
}

export interface PayAbout {
  name: 'pay' | 'pledge'
  resource: string
  source: 'match' | 'half' | 'whole' | 'gold' | 'market'
  with: string
  usual: boolean
}

/** A legal move with the type of what it is about. */
export interface Move<A> {
  entry: MoveEntry
  about: A
}

export function movesNamed<A>(ask: Ask | null, ...names: string[]): Move<A>[] {
  const entries = ask?.moves.filter((entry) => names.includes(entry.about.name)) ?? []
  return entries.map((entry) => ({ entry, about: entry.about as unknown as A }))
}

export const heroMoves = (ask: Ask | null): Move<HeroAbout>[] => movesNamed(ask, 'hero')
export const giveMoves = (ask: Ask | null): Move<GiveAbout>[] => movesNamed(ask, 'give')
export const payMoves = (ask: Ask | null): Move<PayAbout>[] => movesNamed(ask, 'pay', 'pledge')

export function named(ask: Ask | null, name: string): MoveEntry | null {
  return ask?.moves.find((entry) => entry.about.name === name) ?? null
}

export function asHero(entry: MoveEntry | null): HeroAbout | null {
  return entry?.about.name === 'hero' ? (entry.about as unknown as HeroAbout) : null
}

/** Fields of a thing, read with the type they have by the protocol. */
export function textOf(thing: Thing | GameEvent | null, field: string): string | null {
  const value = thing?.[field]
  return typeof value === 'string' ? value : null
}

export function numberOf(thing: Thing | GameEvent | null, field: string): number | null {
  const value = thing?.[field]
  return typeof value === 'number' ? value : null
}

export function listOf(thing: Thing | GameEvent | null, field: string): string[] {
  const value = thing?.[field]
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
}
