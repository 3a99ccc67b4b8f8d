// Written by tools/client_types.py from nemeton/games/edora.
export interface EdoraView {
  players: number; turn: number; phase: string; step: number; amount: number; round: number; first: number | null; last_round: boolean
  parts: PartView[]; places: PlaceView[]; fires: FireView[]; dolmens: DolmenView[]; beige: number; display: (string | null)[]
  stones: (string | null)[]; pile: number; unseen: number[]; potions: PotionView[]; gems: number[]; tower: number[][]; seats: SeatView[]
}
export interface DolmenView { place: string; colour: string | null; seat: number | null }
export interface FireView { fire: string; bonuses: string[]; seat: number | null }
export interface PartView { part: string | null; rotation: number; front: boolean }
export interface PlaceView {
  place: string; fields: FieldView[]; menhirs: StoneView[]; steles: StoneView[]; pawns: number[]; near: string[]; clearing: number; portal: boolean
  winner: number | null
}
export interface FieldView { action: string; seat: number | null; value: number }
export interface StoneView { seat: number; bonus: string }
export interface PotionView { potion: string; cost: number; seat: number | null }
export interface SeatView {
  prestige: number; provisions: number; mistletoe: number; knowledge: number; multiplier: number; sickle: number; pawn: string | null
  started: boolean; personal: number[]; general: number[]; placed: number; menhirs: string[]; steles: string[]; gems: (string | null)[]
  tablets: TabletView[] | null // null: hidden
  herbs: HerbView[] | null; laid: number; potions: string[]; dolmens: number; won: number; final: Record<string, number>
  ended: number | null // prestige if the game ended now; null: tablets are hidden
  place: number
}
export interface HerbView {
  herb: string
  state: string // board, active, inactive, hand
  pair: number | null
}
export interface TabletView { tablet: string; copies: number; progress: number; needs: number }
export type EdoraEvent = { number: number } & (
  | { name: 'part'; part: string; slot: number } | { name: 'front'; parity: number } | { name: 'display'; tablet: string; spot: number }
  | { name: 'stone'; bonus: string; gap: number } | { name: 'dolmen'; colour: string; place: string }
  | { name: 'roll'; seat: number; value: number; supply: string } | { name: 'start_tablet'; seat: number; tablet: string }
  | { name: 'secret_tablet'; seat: number; tablet: string | null } | { name: 'herb_laid'; seat: number; herb: string; pair: number }
  | { name: 'same_herbs'; seat: number; master: number } | { name: 'same_dice'; seat: number; master: number }
  | { name: 'lays'; seat: number; pair: number } | { name: 'starts'; seat: number } | { name: 'pawn'; seat: number; place: string }
  | { name: 'round'; round: number; seat: number } | { name: 'turn'; seat: number } | { name: 'emergency'; seat: number }
  | { name: 'go'; seat: number; origin: string; place: string; cost: number } | { name: 'stay'; seat: number; place: string }
  | { name: 'place'; seat: number; value: number; place: string; action: string } | { name: 'turned'; seat: number; die: number; value: number }
  | { name: 'pay'; seat: number; cost: number; left: number } | { name: 'contest'; seat: number; place: string } | { name: 'decline'; seat: number }
  | { name: 'no_effect'; seat: number } | { name: 'prestige'; seat: number; amount: number; cause: string; raised: number }
  | { name: 'provisions'; seat: number; amount: number; cause: string } | { name: 'mistletoe'; seat: number; amount: number; cause: string }
  | { name: 'die'; seat: number; value: number; amount: number; cause: string }
  | { name: 'knowledge'; seat: number; steps: number; field: number; cause: string }
  | { name: 'sickle'; seat: number; steps: number; to: number; cause: string } | { name: 'tablet'; seat: number; tablet: string; spot: number }
  | { name: 'no_refill'; spot: number } | { name: 'brew'; seat: number; potion: string; cost: number }
  | { name: 'gem'; seat: number; bonus: string; level: number; times: number } | { name: 'menhir'; seat: number; bonus: string; place: string }
  | { name: 'stele'; seat: number; bonus: string; place: string; units: number } | { name: 'raise'; seat: number; place: string; value: number }
  | { name: 'trigger'; seat: number; pair: number } | { name: 'active'; seat: number; herb: string }
  | { name: 'inactive'; seat: number; herb: string } | { name: 'fire'; seat: number; fire: string } | { name: 'cover'; seat: number; fire: string }
  | { name: 'chain'; seat: number; colour: string; dice: number } | { name: 'beige'; seat: number; which: number }
  | { name: 'last_die'; seat: number } | { name: 'last_round'; round: number } | { name: 'fulfilled'; seat: number; tablet: string; copies: number }
  | { name: 'score'; seat: number; amount: number; cause: string } | { name: 'result'; seat: number; prestige: number; rank: number }
)
