// Written by tools/client_types.py from nemeton/games/meduris.
export interface MedurisView {
  players: number; turn: number; phase: string
  field: number | null // what is paid for or asked about
  goal: string | null; active: number | null; first: number; turns: number; die: string | null; last_turns: number; ender: number | null
  ended_by: string; side: string; fields: FieldView[]
  towers: number[][] // owners from bottom to top, by plateau
  supply: number[]
  unseen: number[] | null // goods behind the other screens together; null: there is only one, which hides them
  runes: (number | null)[]; druid: DruidView; seats: SeatView[]
}
export interface DruidView {
  stone: number // 0: on his temple
  field: number | null // null: still on the stones
  marker: number | null // where the last lap began
  route: number[] // huts in the order in which he still visits them, or would if the last lap began now
  crossings: number
}
export interface FieldView {
  building: string | null // hut or temple
  seat: number | null // whose
  chip: string | null
  size: number // huts of the settlement that a hut here belongs or would belong to
}
export interface SeatView {
  points: number
  ended: number // points if the final scoring came now, without the druid's last lap
  huts: number; temples: number
  hand: number[] | null // null: hidden behind the screen
  goods: number | null // how many; null: hidden
  runes: number
  laid: boolean // has laid down a good secretly
  laid_good: string | null // which; known only to the seat
  place: number
}
export type MedurisEvent = { number: number } & (
  | { name: 'starts'; seat: number } | { name: 'lay_chip'; seat: number; field: number } | { name: 'chip'; field: number; chip: string }
  | { name: 'place'; seat: number; plateau: string } | { name: 'turn'; seat: number; turn: number } | { name: 'roll'; seat: number; face: string }
  | { name: 'harvest'; seat: number; good: string; amount: number } | { name: 'short'; seat: number; good: string; amount: number }
  | { name: 'take'; seat: number; good: string } | { name: 'take_nothing'; seat: number } | { name: 'give'; seat: number; good: string }
  | { name: 'lay'; seat: number; good: string | null } | { name: 'worker'; seat: number; from: string; to: string }
  | { name: 'pay'; seat: number; good: string; amount: number } | { name: 'free_hut'; seat: number; field: number }
  | { name: 'hut'; seat: number; field: number; size: number } | { name: 'chip_points'; seat: number; field: number; points: number }
  | { name: 'druid_chip'; seat: number; field: number } | { name: 'rune'; seat: number; rune: string }
  | { name: 'rune_from'; seat: number; rune: string; owner: number } | { name: 'temple'; seat: number; field: number }
  | { name: 'stone'; stone: number } | { name: 'druid_waits' } | { name: 'druid'; field: number; seat: number; size: number } | { name: 'river' }
  | { name: 'river_points'; seat: number; points: number } | { name: 'offer_nothing'; seat: number; field: number; points: number }
  | { name: 'offer_one'; seat: number; field: number; points: number } | { name: 'offer_both'; seat: number; field: number; points: number }
  | { name: 'offer_chip'; seat: number; field: number; points: number } | { name: 'last_turns'; seat: number } | { name: 'will_build'; seat: number }
  | { name: 'will_not_build'; seat: number } | { name: 'exhausted' } | { name: 'deadlock' } | { name: 'turn_cap' } | { name: 'last_lap' }
  | { name: 'temple_points'; seat: number; field: number; points: number } | { name: 'rune_points'; seat: number; runes: number; points: number }
  | { name: 'result'; seat: number; points: number; place: number }
)
