/** How a player stands towards the five conditions. */
import type { SeatLetter } from '../../contract'
import { seatLetter } from '../../seats'
import type { GraenalandView } from './types'

export type Nearness = 'open' | 'near' | 'done'

export interface Tracker {
  condition: string
  measure: number
  threshold: number
  points: number
  state: Nearness
}

export function trackersOf(view: GraenalandView, seat: number): Tracker[] {
  const player = view.seats[seat]
  return view.conditions.map(({ condition, threshold, points }, i) => {
    const measure = player?.measures[i] ?? 0
    const done = player?.fulfilled[i] ?? false
    return { condition, measure, threshold, points, state: done ? 'done' : measure === threshold - 1 ? 'near' : 'open' }
  })
}

/** What counts towards winning: points in the advanced game, fulfilled conditions otherwise. */
export function scoreOf(view: GraenalandView, seat: number): number {
  const player = view.seats[seat]
  return (view.advanced ? player?.points : player?.conditions) ?? 0
}

export function letterOf(seat: number): SeatLetter {
  return seatLetter(seat)
}

/** The CSS colours of a seat. */
export function colourOf(seat: number): string {
  return `var(--p-${letterOf(seat).toLowerCase()})`
}

export function onColourOf(seat: number): string {
  return `var(--p-${letterOf(seat).toLowerCase()}-on)`
}
