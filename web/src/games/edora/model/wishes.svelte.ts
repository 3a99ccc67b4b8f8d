/** What the reader has said before he was asked: with which die he goes, and which dice he takes one after the other. */
import type { Ask, MoveEntry, Wishes } from '../../contract'
import type { EdoraView } from './types'

class EdoraWishes implements Wishes<EdoraView> {
  /** The value of the die; before a walk the board shows its prices. */
  die: number | null = $state(null)
  private taken: { at: number; values: readonly number[] } = $state.raw({ at: -1, values: [] })

  toggle(die: number): void {
    this.die = this.die === die ? null : die
  }

  /** The dice that are chosen of those to take, in the order of choosing. */
  diceFor(ask: Ask): readonly number[] {
    return this.taken.at === ask.number ? this.taken.values : []
  }

  /** One more die of that value, or none of it any more if there are enough. */
  take(value: number, ask: Ask, held: number, amount: number): readonly number[] {
    const before = this.diceFor(ask)
    const full = before.length >= amount || before.filter((one) => one === value).length >= held
    this.taken = { at: ask.number, values: full ? before.filter((one) => one !== value) : [...before, value] }
    return this.taken.values
  }

  answer(ask: Ask): MoveEntry | null {
    const next = this.taken.values[ask.number - this.taken.at]
    const fits = ({ about }: MoveEntry): boolean =>
      (about.name === 'die' && about['value'] === this.die) || (about.name === 'pick' && about['value'] === next)
    return ask.moves.find(fits) ?? null
  }

  any(ask: Ask | null): boolean {
    return (ask?.kind === 'turn' && this.die !== null) || (ask?.kind === 'pick' && this.diceFor(ask).length > 0)
  }

  clear(): void {
    this.die = null
    this.taken = { at: -1, values: [] }
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
