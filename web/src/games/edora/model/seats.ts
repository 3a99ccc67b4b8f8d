/** Colours, letters and shapes of the players. */
import { seatLetter } from '../../seats'
import type { SeatLetter } from '../../contract'

export const letterOf = (seat: number): SeatLetter => seatLetter(seat)

/** The colours of a seat as values of SVG and CSS properties. */
export function colours(seat: number): { fill: string; edge: string; on: string } {
  const key = letterOf(seat).toLowerCase()
  return { fill: `var(--p-${key})`, edge: `var(--p-${key}-edge)`, on: `var(--p-${key}-on)` }
}

/** How many dice there are, and their values one by one. */
export const diceCount = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)
export const diceOf = (counts: readonly number[]): number[] => counts.flatMap((count, i) => Array.from({ length: count }, () => i + 1))

/** All players by the order in which ties are won: further ahead first, on one field the upper one. */
export function tieOrder(tower: readonly (readonly number[])[]): number[] {
  return tower.flat().reverse()
}

/** The field of the knowledge track as it is printed on the board: the first one is 1. */
export const fieldOf = (player: { knowledge: number }): number => player.knowledge + 1
