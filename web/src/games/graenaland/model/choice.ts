/** Hero moves: the sealed one, and where a hero may go. */
import type { Ask } from '../../contract'
import { heroMoves, type HeroAbout, type Move } from './types'

export interface Sealed {
  hero: string
  to: string
}

/** A sealed hero move as the view writes it (`warrior to 6`); null if the player stays. */
export function sealedMove(choice: string | null): Sealed | null {
  const found = /^(\w+) to (\w+)$/.exec(choice ?? '')
  return found?.[1] && found[2] ? { hero: found[1], to: found[2] } : null
}

export interface HeroWays {
  hero: string
  from: string
  moves: Move<HeroAbout>[]
}

/** Moves by hero, in the order of the heroes. */
export function waysOf(ask: Ask | null): HeroWays[] {
  const ways = new Map<string, HeroWays>()
  for (const move of heroMoves(ask)) {
    const { hero, from } = move.about
    const known = ways.get(hero) ?? { hero, from, moves: [] }
    known.moves.push(move)
    ways.set(hero, known)
  }
  return [...ways.values()]
}

/** The rows of the compass card, from the north; the middle one is where the hero stands. */
export const COMPASS: readonly (readonly string[])[] = [
  ['north_west', 'north_east'], ['west_2', 'west', 'here', 'east', 'east_2'], ['south_west', 'south_east'],
]
