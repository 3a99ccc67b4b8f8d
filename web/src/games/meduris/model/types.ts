/** Meduris as it comes over the wire. Lists of four are in the order of the goods. */
import type * as face from '../../contract'
import type { Ask, MoveEntry } from '../../contract'
import type { MedurisEvent, MedurisView } from '../wire'
import { asNamed, movesNamed, numberOf, type Move } from '../../../parts/face/fields'

export type * from '../wire'
export { listOf, numberOf, textOf, type Move } from '../../../parts/face/fields'

/** One side of the board, as far as this face reads it. */
export interface BoardSide {
  districts: { key: string; first: number; last: number; border_angle: number }[]
  great_river: { angle: number }
  ring: { fields: { goods: string[] }[] }
}

export interface MedurisContent {
  goods: { key: string }[]
  boards: Record<string, BoardSide>
  player_count: { players: number; temples_each: number }[]
  victory_track: { spaces: number }
}

/** What building costs at least, and where the druid goes then. */
interface Building {
  field: number
  goods: string[]
  times: number
  cost: number
  replaced: number
  /** The stone field the druid goes to; 0: he walks on his path. */
  stone: number
  stops: number[]
  asked: number[]
  asked_size: number
  river: boolean
  points: number
  last: boolean
}

export interface HutAbout extends Building {
  name: 'hut'
  free: boolean
  chip: string
  rune: string
  rune_is: 'new' | 'own' | 'taken'
  rune_from: number
  size: number
}

export interface TempleAbout extends Building {
  name: 'temple'
  worth: number
}

export type BuildAbout = HutAbout | TempleAbout

export interface WorkerAbout {
  name: 'worker'
  from: string
  height: number
  to: string
  good: string
  own: number
  others: number
  gains: number[]
  supply: number
}

export interface PayAbout {
  name: 'pay'
  goal: string
  field: number
  cost: number
  replaced: number
  instead_of: string[]
  points: number
  [good: string]: unknown
}

export interface OfferAbout {
  name: string
  field: number
  size: number
  cost: number
  goods: string[]
  points: number
}

export interface GoodAbout {
  name: 'take' | 'give' | 'lay'
  good: string
}

export interface PlaceAbout {
  name: 'place'
  plateau: string
  height: number
}

export const builds = (ask: Ask | null, name: string): Move<BuildAbout>[] => movesNamed(ask, name)
export const workerMoves = (ask: Ask | null): Move<WorkerAbout>[] => movesNamed(ask, 'worker')
export const payments = (ask: Ask | null): Move<PayAbout>[] => movesNamed(ask, 'pay')
export const goodMoves = (ask: Ask | null): Move<GoodAbout>[] => movesNamed(ask, 'take', 'give', 'lay')
export const placements = (ask: Ask | null): Move<PlaceAbout>[] => movesNamed(ask, 'place')
export const chipMoves = (ask: Ask | null): Move<{ field: number }>[] => movesNamed(ask, 'lay_chip')

export const asBuild = (entry: MoveEntry | null): BuildAbout | null => asNamed(entry, 'hut', 'temple')
export const asWorker = (entry: MoveEntry | null): WorkerAbout | null => asNamed(entry, 'worker')
export const asPay = (entry: MoveEntry | null): PayAbout | null => asNamed(entry, 'pay')
export const asGood = (entry: MoveEntry | null): GoodAbout | null => asNamed(entry, 'take', 'give', 'lay')
export const asPlace = (entry: MoveEntry | null): PlaceAbout | null => asNamed(entry, 'place')
export const asOffer = (entry: MoveEntry | null): OfferAbout | null => asNamed(entry, 'offer_nothing', 'offer_one', 'offer_both', 'offer_chip')

/** The field a move is played on, if it is played on one. */
export function fieldOf(entry: MoveEntry | null): number | null {
  if (!entry || !['hut', 'temple', 'lay_chip'].includes(entry.about.name)) return null
  return numberOf(entry.about, 'field')
}

/** What the parts of this face are given. */
export type Props = face.FaceProps<MedurisView, MedurisContent, MedurisEvent>
export type SeatProps = face.SeatProps<MedurisView, MedurisContent, MedurisEvent>
export type RowProps = face.RowProps<MedurisView, MedurisContent, MedurisEvent>
export type TermProps = face.TermProps<MedurisContent>
