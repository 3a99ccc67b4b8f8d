/** What the reader has said before he was asked: a die, or a field of the place he goes to. */
import type { Ask, MoveEntry, Wishes } from '../../contract'
import type { EdoraView } from './types'

class EdoraWishes implements Wishes<EdoraView> {
  /** The value of the die; before a walk the board shows its prices. */
  die: number | null = $state(null)
  action: string | null = $state(null)

  toggle(die: number): void {
    this.die = this.die === die ? null : die
  }

  answer(ask: Ask): MoveEntry | null {
    const fits = ({ about }: MoveEntry): boolean =>
      (about.name === 'die' && about['value'] === this.die) || (about.name === 'field' && about['action'] === this.action)
    return ask.moves.find(fits) ?? null
  }

  any(): boolean {
    return this.die !== null || this.action !== null
  }

  clear(): void {
    this.die = this.action = null
  }
}

export const wishes = new EdoraWishes()

export interface Price {
  value: number
  total: number
  /** Who would win the contest; null: there is none. */
  contest: number | null
}

/** The prices of a walk with each die that can still be paid. */
export function pricesOf(about: { values: number[]; prices: number[]; contests: (number | null)[] }): Price[] {
  return about.values.map((value, i) => ({ value, total: about.prices[i] ?? 0, contest: about.contests[i] ?? null }))
}
