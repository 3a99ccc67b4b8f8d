// Written by tools/client_types.py from nemeton/games/celtica.
export interface CelticaView {
  players: number; turn: number; phase: string; amount: number; round: number; first: number; last_round: boolean; ender: number | null
  positions: number[]; display: number[]; supply: number; reserve: number[]; piles: Piles; discards: Cards; unseen: Cards; seats: SeatView[]
}
/** By druid. */
export interface Cards { druid: number[]; experience: number[] }
export interface Piles { druid: number; experience: number }
export interface SeatView {
  parts: number[]; druid_cards: number; experience_cards: number
  hand: number[] | null // null: hidden
  experience: number[] | null; complete: number; incomplete: number[]; place: number; out: boolean
  face_down?: number // CA-1: how many of the parts lie face down; the others see only the open ones
}
export type CelticaEvent = { number: number } & (
  | { name: 'starts'; seat: number } | { name: 'round'; round: number; seat: number } | { name: 'deal'; seat: number; druid: string | null }
  | { name: 'display'; part: string } | { name: 'start_part'; seat: number; part: string } | { name: 'reshuffle'; pile: string }
  | { name: 'play'; seat: number; druid: string; cards: number; experience: number }
  | { name: 'walk'; seat: number; druid: string; from: number; to: number } | { name: 'stays'; seat: number; druid: string }
  | { name: 'take'; seat: number; parts: string[] } | { name: 'give'; seat: number; parts: string[] } | { name: 'nothing_to_give'; seat: number }
  | { name: 'experience'; seat: number; druid: string | null } | { name: 'no_experience'; seat: number }
  | { name: 'draw'; seat: number; druid: string | null } | { name: 'decline'; seat: number } | { name: 'out'; seat: number }
  | { name: 'last_round'; druid: string } | { name: 'all_arrived'; seat: number } | { name: 'no_parts'; seat: number }
  | { name: 'void'; seat: number; cards: number } | { name: 'final'; seat: number } | { name: 'final_skipped'; seat: number }
  | { name: 'swap'; seat: number; own: string; part: string } | { name: 'buy'; seat: number; part: string } | { name: 'done'; seat: number }
  | { name: 'result'; seat: number; complete: number; place: number } | { name: 'secret_part'; seat: number; part: string | null }
  | { name: 'reveal'; seat: number; parts: string[] }
)
