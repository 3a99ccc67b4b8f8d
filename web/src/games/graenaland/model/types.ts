/** Graenaland as it comes over the wire, and what its moves are about. */
import type * as face from '../../contract'
import type { Ask, MoveEntry } from '../../contract'
import type { GraenalandEvent, GraenalandView } from '../wire'
import { asNamed, movesNamed, type Move } from '../../../parts/face/fields'

export type * from '../wire'
export { listOf, numberOf, textOf, type Move } from '../../../parts/face/fields'

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
  lying: number
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

export interface ProposeAbout {
  name: 'propose'
  territory: string
  alone: boolean
  /** The receiver of every card, by resource, face-down cards last; null: nobody would agree. */
  split: number[] | null
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

export const heroMoves = (ask: Ask | null): Move<HeroAbout>[] => movesNamed(ask, 'hero')
export const proposals = (ask: Ask | null): Move<ProposeAbout>[] => movesNamed(ask, 'propose')
export const giveMoves = (ask: Ask | null): Move<GiveAbout>[] => movesNamed(ask, 'give')
export const payMoves = (ask: Ask | null): Move<PayAbout>[] => movesNamed(ask, 'pay', 'pledge')

export function named(ask: Ask | null, name: string): MoveEntry | null {
  return ask?.moves.find((entry) => entry.about.name === name) ?? null
}

export const asHero = (entry: MoveEntry | null): HeroAbout | null => asNamed(entry, 'hero')

/** What the parts of this face are given. */
export type Props = face.FaceProps<GraenalandView, GraenalandContent, GraenalandEvent>
export type SeatProps = face.SeatProps<GraenalandView, GraenalandContent, GraenalandEvent>
export type RowProps = face.RowProps<GraenalandView, GraenalandContent, GraenalandEvent>
export type TermProps = face.TermProps<GraenalandContent>
