// Which colour and letter a seat wears. The letter belongs to the colour, so it is the same in every language.
import type { SeatLetter } from './contract'
import type { Seat, Table } from '../wire'

const ORDER: readonly SeatLetter[] = ['A', 'B', 'C', 'D', 'E']

export function seatLetter(seat: number, order: readonly SeatLetter[] = ORDER): SeatLetter {
  return order[seat] ?? ORDER[seat % ORDER.length] ?? 'A'
}

export function ownSeats(table: Table): Seat[] {
  return table.seats.filter((seat) => seat.yours)
}

/** What bots are called, by seat. */
export const BOTS = ['Rowan', 'Hazel', 'Alder', 'Linden', 'Willow']
