/** Celtica as it comes over the wire: docs/protocol.md, section 5. */
import type * as face from '../../contract'
import type { Ask, MoveEntry } from '../../contract'
import type { CelticaEvent, CelticaView } from '../wire'
import { asNamed, movesNamed, type Move } from '../../../parts/face/fields'

export type * from '../wire'
export { listOf, numberOf, textOf, type Move } from '../../../parts/face/fields'

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

export const plays = (ask: Ask | null): Move<PlayAbout>[] => movesNamed(ask, 'play')
export const partChoices = (ask: Ask | null): Move<PartsAbout>[] => movesNamed(ask, 'take', 'give')
export const exchanges = (ask: Ask | null): Move<ExchangeAbout>[] => movesNamed(ask, 'swap', 'buy')

/** What a move plays, if it is a play. */
export const asPlay = (entry: MoveEntry | null): PlayAbout | null => asNamed(entry, 'play')

/** What the parts of this face are given. */
export type Props = face.FaceProps<CelticaView, CelticaContent, CelticaEvent>
export type SeatProps = face.SeatProps<CelticaView, CelticaContent, CelticaEvent>
export type RowProps = face.RowProps<CelticaView, CelticaContent, CelticaEvent>
export type TermProps = face.TermProps<CelticaContent>
