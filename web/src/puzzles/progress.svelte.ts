// Which puzzles this device has solved, and for how many days in a row the one of the day was among them.
import type { PuzzleInfo } from '../wire'

const KEY = 'nemeton.puzzles'
const DAY = 24 * 60 * 60 * 1000

interface Kept {
  /** `game/id` of every puzzle that was solved without being shown. */
  solved: string[]
  /** The last day whose puzzle was solved, and how many days in a row it was then. */
  day: string
  streak: number
}

const NOTHING: Kept = { solved: [], day: '', streak: 0 }

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return typeof kept === 'object' && kept !== null ? { ...NOTHING, ...kept } : NOTHING
  } catch {
    return NOTHING
  }
}

let kept: Kept = $state.raw(read())

const nameOf = ({ game, id }: Pick<PuzzleInfo, 'game' | 'id'>) => `${game}/${id}`
const dayBefore = (day: string) => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10)

export const isSolved = (puzzle: Pick<PuzzleInfo, 'game' | 'id'>): boolean => kept.solved.includes(nameOf(puzzle))

/** Days in a row up to `today`; a day that is not over yet does not break it. */
export function streakOn(today: string): number {
  return kept.day === today || kept.day === dayBefore(today) ? kept.streak : 0
}

/** `day`: the date, if it was the puzzle of that day. */
export function keepSolved(puzzle: Pick<PuzzleInfo, 'game' | 'id'>, day: string | null): void {
  const counts = day !== null && day !== kept.day
  kept = {
    solved: isSolved(puzzle) ? kept.solved : [...kept.solved, nameOf(puzzle)],
    day: counts ? day : kept.day,
    streak: counts ? streakOn(day) + 1 : kept.streak,
  }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Without storage it is forgotten with the page.
  }
}
