/** Edora as it comes over the wire: the view, the content data and what moves are about. */
import type { Ask, GameEvent, MoveEntry } from '../../contract'
import type { Edge } from '../art/geometry'

// ---- view

export interface PartView {
  part: string | null
  rotation: number
  front: boolean
}
export interface FieldView {
  action: string
  seat: number | null
  value: number
}
export interface StoneView {
  seat: number
  bonus: string
}
export interface PlaceView {
  place: string
  fields: FieldView[]
  menhirs: StoneView[]
  steles: StoneView[]
  pawns: number[]
  near: string[]
  clearing: number
  portal: boolean
  winner: number | null
}
export interface FireView {
  fire: string
  bonuses: string[]
  seat: number | null
}
export interface DolmenView {
  place: string
  colour: string | null
  seat: number | null
}
export interface TabletView {
  tablet: string
  copies: number
  progress: number
  needs: number
}
export interface PotionView {
  potion: string
  cost: number
  seat: number | null
}
export interface HerbView {
  herb: string
  state: string
  pair: number | null
}

export interface PlayerView {
  prestige: number
  provisions: number
  mistletoe: number
  knowledge: number
  multiplier: number
  sickle: number
  pawn: string | null
  started: boolean
  /** How many dice of each value, from 1 to 6. */
  personal: number[]
  general: number[]
  placed: number
  menhirs: string[]
  steles: string[]
  gems: (string | null)[]
  /** Null: hidden. */
  tablets: TabletView[] | null
  herbs: HerbView[] | null
  laid: number
  potions: string[]
  dolmens: number
  won: number
  /** What the steps of the final scoring bring; without entries if they are not told. */
  final: Partial<Record<FinalStep, number>>
  place: number
}

export interface EdoraView {
  players: number
  turn: number
  phase: string
  /** 1 to 7; 0 outside of a normal turn. */
  step: number
  amount: number
  round: number
  first: number | null
  last_round: boolean
  parts: PartView[]
  places: PlaceView[]
  fires: FireView[]
  dolmens: DolmenView[]
  beige: number
  display: (string | null)[]
  stones: (string | null)[]
  pile: number
  unseen: number[]
  potions: PotionView[]
  gems: number[]
  /** Seats on every field of the knowledge track, from bottom to top. */
  tower: number[][]
  seats: PlayerView[]
}

export const FINAL_STEPS = ['leftovers', 'sickle', 'tablets', 'amulet', 'cult_places'] as const
export type FinalStep = (typeof FINAL_STEPS)[number]

// ---- content

export interface PartContent {
  key: string
  kind: string
  stairs?: boolean
  clearings: Edge[][]
  paths: [Edge, Edge, number][]
  portal: number
  front: Partial<Record<Edge, string[]>>
  back: Partial<Record<Edge, string[]>>
}

export interface SlotContent {
  row?: number
  col?: number
  places: Partial<Record<Edge, string>>
}

export interface PotionEffect {
  op: string
  action?: string
  times?: number
  steps?: number
  value?: number
  max?: number
  multiplier?: number
  count?: number
  amount?: number
}

export interface ActionContent {
  code: string
  kind: string
  provisions?: number
  dice?: number
  steps?: number
  mistletoe?: number
  potions?: number
  sign?: number
  multiplier?: number
}

export interface HerbEffect {
  provisions?: number
  prestige?: number
  mistletoe?: number
  steps?: number
  multiplier?: number
  shift?: number
  cost?: number
  value?: number
  exactly?: number
  becomes?: number
}

/** What this face reads of the content data. */
export interface EdoraContent {
  scoring: {
    contest_prestige: number
    dolmen_prestige_per_die: number
    beige_dolmen_prestige: number[]
    end_tablet_points: number
    end_amulet_full_level: number
    end_amulet_left_column: number
  }
  bonus: { key: string; amount: number }[]
  action: ActionContent[]
  track: { knowledge: { multiplier_by_position: number[] }; sickle: { steps: number; herb_pair_positions: number[]; score_by_position: number[] } }
  herb: { key: string; action_only: boolean; effect: HerbEffect }[]
  menhir: { bonus: string }[]
  stele: { bonus: string; op: string; operand: number }[]
  tablet: { key: string; condition: { min: number } }[]
  potion: { key: string; effects: PotionEffect[] }[]
  place: { key: string; x: number; y: number; rim: boolean; start: boolean }[]
  dolmen_slot: { place: string }[]
  fireplace: { key: string; x: number; y: number; places: string[] }[]
  tile_slot: SlotContent[]
  corner_slot: SlotContent[]
  connector_slot: SlotContent[]
  part: PartContent[]
}

// ---- what moves are about

export interface GoAbout {
  name: 'go'
  place: string
  cost: number
  left: number
  values: number[]
  prices: number[]
  contests: (number | null)[]
  actions: string[]
  fires: string[]
  dolmens: string[]
  first: boolean
}

export interface DieAbout {
  name: 'die' | 'turn' | 'field'
  value: number
  left: number
  turns: boolean
  contest?: number | null
  die?: number
  action?: string
  place?: string
  fires?: string[]
  dolmens?: string[]
  turned?: boolean
  dice?: number
  warning?: 'no_die' | 'few_provisions' | 'none'
}

/** A legal move with the type of what it is about. */
export interface Move<A> {
  entry: MoveEntry
  about: A
}

export function asGo(entry: MoveEntry | null | undefined): GoAbout | null {
  return entry?.about.name === 'go' ? (entry.about as unknown as GoAbout) : null
}

export function asPlacing(entry: MoveEntry | null | undefined): DieAbout | null {
  return entry && ['die', 'turn', 'field'].includes(entry.about.name) ? (entry.about as unknown as DieAbout) : null
}

export function goMoves(ask: Ask | null): Move<GoAbout>[] {
  return (ask?.moves ?? []).flatMap((entry) => {
    const about = asGo(entry)
    return about ? [{ entry, about }] : []
  })
}

/** Fields of an event or of what a move is about, read with the type they have by the protocol. */
type Fields = Readonly<Record<string, unknown>>

export function textOf(thing: GameEvent | Fields, field: string): string | null {
  const value = thing[field]
  return typeof value === 'string' ? value : null
}

export function numberOf(thing: GameEvent | Fields, field: string): number | null {
  const value = thing[field]
  return typeof value === 'number' ? value : null
}

export function listOf(thing: GameEvent | Fields, field: string): string[] {
  const value = thing[field]
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
}
