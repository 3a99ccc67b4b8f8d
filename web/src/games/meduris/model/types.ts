/** Meduris as it comes over the wire. Lists of four are in the order of the goods. */
import type { Ask, GameEvent, MoveEntry } from '../../contract'

export interface FieldView {
  building: 'hut' | 'temple' | null
  seat: number | null
  chip: string | null
  /** Huts of the settlement that a hut here belongs or would belong to. */
  size: number
}

export interface DruidView {
  /** Stone fields he has walked; 0: on his temple. */
  stone: number
  /** The field beside which he stands; null: still on the stones. */
  field: number | null
  /** Where the last lap began. */
  marker: number | null
  /** Huts in the order in which he will still visit them on a last lap. */
  route: number[]
  crossings: number
}

export interface PlayerView {
  points: number
  huts: number
  temples: number
  /** Null: hidden behind the screen. */
  hand: number[] | null
  goods: number | null
  runes: number
  laid: boolean
  laid_good: string | null
  place: number
}

export interface MedurisView {
  players: number
  turn: number
  phase: string
  /** What is paid for or asked about. */
  field: number | null
  goal: string | null
  active: number | null
  first: number
  turns: number
  die: string | null
  last_turns: number
  ender: number | null
  ended_by: string
  side: string
  fields: FieldView[]
  /** Owners from bottom to top, by plateau. */
  towers: number[][]
  supply: number[]
  unseen: number[]
  runes: (number | null)[]
  druid: DruidView
  seats: PlayerView[]
}

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

/** A legal move with the type of what it is about. */
export interface Move<A> {
  entry: MoveEntry
  about: A
}

function named<A>(entries: readonly MoveEntry[] | undefined, names: readonly string[]): Move<A>[] {
  const found = entries?.filter((entry) => names.includes(entry.about.name)) ?? []
  return found.map((entry) => ({ entry, about: entry.about as unknown as A }))
}

export const builds = (ask: Ask | null, name: string): Move<BuildAbout>[] => named(ask?.moves, [name])
export const workerMoves = (ask: Ask | null): Move<WorkerAbout>[] => named(ask?.moves, ['worker'])
export const payments = (ask: Ask | null): Move<PayAbout>[] => named(ask?.moves, ['pay'])
export const goodMoves = (ask: Ask | null): Move<GoodAbout>[] => named(ask?.moves, ['take', 'give', 'lay'])
export const placements = (ask: Ask | null): Move<PlaceAbout>[] => named(ask?.moves, ['place'])
export const chipMoves = (ask: Ask | null): Move<{ field: number }>[] => named(ask?.moves, ['lay_chip'])

const as = <A>(entry: MoveEntry | null, names: readonly string[]): A | null => (entry && named<A>([entry], names)[0]?.about) ?? null

export const asBuild = (entry: MoveEntry | null): BuildAbout | null => as(entry, ['hut', 'temple'])
export const asWorker = (entry: MoveEntry | null): WorkerAbout | null => as(entry, ['worker'])
export const asPay = (entry: MoveEntry | null): PayAbout | null => as(entry, ['pay'])
export const asGood = (entry: MoveEntry | null): GoodAbout | null => as(entry, ['take', 'give', 'lay'])
export const asPlace = (entry: MoveEntry | null): PlaceAbout | null => as(entry, ['place'])
export const asOffer = (entry: MoveEntry | null): OfferAbout | null => as(entry, ['offer_nothing', 'offer_one', 'offer_both', 'offer_chip'])

/** The field a move is played on, if it is played on one. */
export function fieldOf(entry: MoveEntry | null): number | null {
  if (!entry || !['hut', 'temple', 'lay_chip'].includes(entry.about.name)) return null
  return numberOf(entry.about, 'field')
}

/** Fields of an event or move, read with the type they have by the protocol. */
export function textOf(thing: GameEvent | MoveEntry['about'], field: string): string | null {
  const value = thing[field]
  return typeof value === 'string' ? value : null
}

export function numberOf(thing: GameEvent | MoveEntry['about'], field: string): number | null {
  const value = thing[field]
  return typeof value === 'number' ? value : null
}
