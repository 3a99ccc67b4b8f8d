// Written by tools/client_types.py from nemeton/games/graenaland.
export interface GraenalandView {
  players: number; turn: number; awaited: number[]; phase: string; round: number; round_limit: number; lead: number | null; declarer: number | null
  advanced: boolean; needed: number; conditions: ConditionView[]; territories: TerritoryView[]; decks: DeckView[]; tokens: number[]
  supply: SupplyView; joint_used: boolean; proposal: ProposalView | null; project: ProjectView | null; seats: SeatView[]
}
export interface ConditionView {
  condition: string; threshold: number
  points: number // 0 but in the advanced game
  grade: string | null
}
export interface DeckView { deck: string; pile: number; discards: number[] }
export interface ProjectView {
  seat: number; project: string; territory: string | null; joint: boolean; need: string[]; fees: number; pledges: PledgeView[]
}
export interface PledgeView { seat: number; resource: string; source: string; spent: string | null }
export interface ProposalView {
  seat: number; territory: string; offers: string[][]
  complete: boolean // False while the proposer still names receivers
  votes: number[]; ballot: ('no' | 'yes' | null)[]; yes: number; no: number; undecided: number; total: number; needed: number
}
export interface SeatView {
  hand: number[] | null // by resource; null: hidden
  hand_size: number
  seen: number[] // cards everybody has seen, by resource
  backs: number[] // all cards by deck
  army: number; houses: number
  heroes: (string | null)[] // territory by hero; null: not in play
  measures: number[]; fulfilled: boolean[]; conditions: number; points: number; place: number; may_win_next: boolean; markets: number
  sealed: boolean // has chosen a hero move
  choice: string | null // the own one
}
export interface SupplyView {
  open: string[] | null
  usable: boolean[] // which halves the lead player can still use
  pile: number; discards: number
}
export interface TerritoryView {
  territory: string; place: number; row: string; terrain: string; villages: number[]; settlements: number[]
  buildings: (number | null)[] // owner by kind of building; null: free, or no such symbol here
  sites: boolean[]; facilities: boolean[]; heroes: HeroView[]
  cards: number[] // open cards by resource
  down: number; limit: number; votes: number[]; total: number; needed: number
  decides: number | null // who has more than half alone
  neighbours: string[]
}
export interface HeroView { seat: number; hero: string; votes: number }
export type GraenalandEvent = { number: number } & (
  | { name: 'land'; territory: string; place: number } | { name: 'condition'; condition: string; threshold: number; points: number }
  | { name: 'lead'; seat: number } | { name: 'settle'; seat: number; territory: string } | { name: 'stand'; seat: number; territory: string }
  | { name: 'start_card'; seat: number; resource: string | null; deck: string } | { name: 'round'; round: number; seat: number }
  | { name: 'card'; territory: string; resource: string } | { name: 'down'; territory: string }
  | { name: 'bonus'; territory: string; resource: string } | { name: 'no_bonus'; territory: string; resource: string }
  | { name: 'reshuffle'; pile: string } | { name: 'supply'; supply: string[] }
  | { name: 'hero'; seat: number; hero: string; from: string; to: string }
  | { name: 'exchange'; seat: number; hero: string; from: string; to: string } | { name: 'stays'; seat: number } | { name: 'pass'; seat: number }
  | { name: 'proposal'; seat: number; territory: string; votes: number; total: number } | { name: 'offer'; seat: number; cards: string[] }
  | { name: 'vote'; seat: number; yes: number; votes: number } | { name: 'accepted'; territory: string; votes: number; total: number }
  | { name: 'rejected'; territory: string; votes: number; total: number } | { name: 'takes'; seat: number; cards: string[]; territory: string }
  | { name: 'looks'; seat: number; resource: string | null } | { name: 'takes_supply'; seat: number; supply: string[] }
  | { name: 'pays'; seat: number; resource: string; source: string; with: string } | { name: 'spares'; seat: number; resource: string }
  | { name: 'fee'; seat: number; resource: string; receiver: number } | { name: 'village'; seat: number; territory: string }
  | { name: 'building'; seat: number; building: string; territory: string } | { name: 'army'; seat: number; size: number }
  | { name: 'facility'; seat: number; facility: string; territory: string } | { name: 'arrives'; seat: number; hero: string; territory: string }
  | { name: 'remains'; seat: number; hero: string; territory: string } | { name: 'steps'; seat: number; hero: string; from: string; to: string }
  | { name: 'joint'; seat: number; facility: string; territory: string }
  | { name: 'pledge'; seat: number; resource: string; source: string; with: string } | { name: 'no_pledge'; seat: number }
  | { name: 'cannot_help'; seat: number } | { name: 'joint_built'; seat: number; facility: string; territory: string }
  | { name: 'joint_cancelled'; seat: number; facility: string; territory: string } | { name: 'supply_expires'; seat: number }
  | { name: 'build_end'; seat: number } | { name: 'declares'; seat: number; conditions: number; points: number } | { name: 'final'; seat: number }
  | { name: 'round_limit'; round: number } | { name: 'result'; seat: number; points: number; place: number }
)
