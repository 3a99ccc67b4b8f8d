/** Edora as it comes over the wire: the view, the content data and what moves are about. */
import type * as face from '../../contract'
import type { Ask, MoveEntry } from '../../contract'
import type { EdoraEvent, EdoraView } from '../wire'
import { asNamed, movesNamed, type Move } from '../../../parts/face/fields'
import type { Edge } from '../art/geometry'

export type * from '../wire'
export { listOf, numberOf, textOf, type Move } from '../../../parts/face/fields'

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

export const asGo = (entry: MoveEntry | null | undefined): GoAbout | null => asNamed(entry, 'go')
export const asPlacing = (entry: MoveEntry | null | undefined): DieAbout | null => asNamed(entry, 'die', 'turn', 'field')
export const goMoves = (ask: Ask | null): Move<GoAbout>[] => movesNamed(ask, 'go')

/** What the parts of this face are given. */
export type Props = face.FaceProps<EdoraView, EdoraContent, EdoraEvent>
export type SeatProps = face.SeatProps<EdoraView, EdoraContent, EdoraEvent>
export type RowProps = face.RowProps<EdoraView, EdoraContent, EdoraEvent>
export type TermProps = face.TermProps<EdoraContent>
