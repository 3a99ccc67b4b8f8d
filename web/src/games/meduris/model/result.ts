/** The final scoring of every player, from the facts of the result. */
import type { Table } from '../../contract'
import { numberOf } from './types'

export interface Scoring {
  seat: number
  place: number
  /** Points before the final scoring. */
  before: number
  temples: number
  runes: number
  runePoints: number
  points: number
  buildings: number
  left: number
}

/** In the order of the ranking. */
export function scorings(table: Table): Scoring[] {
  const facts = table.result?.facts.filter((fact) => fact.name === 'result') ?? []
  return facts
    .map((fact) => {
      const number = (field: string): number => numberOf(fact, field) ?? 0
      const [points, temples, runePoints] = [number('points'), number('temple_points'), number('rune_points')]
      return {
        seat: number('seat'),
        place: number('place'),
        before: points - temples - runePoints,
        temples,
        runes: number('runes'),
        runePoints,
        points,
        buildings: number('buildings'),
        left: number('left'),
      }
    })
    .sort((a, b) => a.place - b.place)
}

export type Column = 'points' | 'buildings' | 'left'

const DECIDED: Readonly<Record<string, Column>> = { decided_by_points: 'points', decided_by_buildings: 'buildings', decided_by_goods: 'left' }

/** The number that set the winner apart; null: the victory is shared. */
export function decidedBy(table: Table): Column | null {
  const fact = table.result?.facts.find(({ name }) => name in DECIDED)
  return fact ? (DECIDED[fact.name] ?? null) : null
}

/** "1+2+3"; many are shortened. */
export const runeSum = (runes: number): string => (runes > 4 ? `1+…+${runes}` : Array.from({ length: runes }, (_, i) => i + 1).join('+'))
