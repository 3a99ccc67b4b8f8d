/** The herbs of a player by where they lie. */
import type { HerbView } from './types'

export interface Pair {
  /** Where on the sickle track the pair lies. */
  position: number
  herbs: string[]
  /** Steps the sickle still needs; 0 or less: it has been there. */
  steps: number
}

export function pairsOf(herbs: readonly HerbView[], positions: readonly number[], sickle: number): Pair[] {
  return positions.map((position, pair) => ({
    position,
    steps: position - sickle,
    herbs: herbs.filter((herb) => herb.state === 'board' && herb.pair === pair).map((herb) => herb.herb),
  }))
}

/** The pair that the sickle reaches next and that still has herbs. */
export const nextPair = (pairs: readonly Pair[]): Pair | null => pairs.find((pair) => pair.steps > 0 && pair.herbs.length > 0) ?? null

export const inState = (herbs: readonly HerbView[], state: string): string[] => herbs.filter((herb) => herb.state === state).map((herb) => herb.herb)
