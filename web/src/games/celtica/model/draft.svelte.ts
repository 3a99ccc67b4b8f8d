/** What a person has put together so far in a decision of several clicks; board, hand and decision panel share it. */
import type { Ask, MoveEntry } from '../../contract'
import { choiceOf, exchangeOf } from './matching'
import { slotsHolding, type Slots } from './slots'

export type Exchange = 'swap' | 'buy'

/** The part of a face's props that a draft needs. */
export interface Deciding {
  ask: Ask | null
  selected: MoveEntry | null
  pick(move: MoveEntry | null): void
}

function keyOf(ask: Ask | null): string {
  return ask ? `${ask.seat}/${ask.number}/${ask.kind}` : ''
}

class Draft {
  private key = ''
  /** The notation of the move that was selected when last looked at. */
  private known: string | null = null
  /** Chosen display slots, in the order of choosing (take). */
  slots = $state<number[]>([])
  /** Chosen own parts, in the order of choosing (give). */
  given = $state<string[]>([])
  /** Which exchange is being put together (final), and the own part for a swap. */
  exchange = $state<Exchange>('swap')
  own = $state<string | null>(null)

  /** Starts anew when another decision is asked. True if it is a new one. */
  open(ask: Ask | null): boolean {
    const key = keyOf(ask)
    if (!key || key === this.key) return false
    this.key = key
    this.clear()
    this.exchange = ask?.moves.some((entry) => entry.about.name === 'swap') ? 'swap' : 'buy'
    return true
  }

  clear(): void {
    this.known = null
    this.slots = []
    this.given = []
    this.own = null
  }

  /** Follows a selection made elsewhere, e.g. in the full list, or cleared by a key. */
  follow({ ask, selected }: Deciding, shown: Slots): void {
    const say = selected?.say ?? null
    if (!ask || say === this.known) return
    if (!selected) {
      this.clear()
      return
    }
    this.known = say
    const about = selected.about
    if (about.name === 'take') this.slots = slotsHolding(shown, about.parts as string[])
    if (about.name === 'give') this.given = [...(about.parts as string[])]
    if (about.name === 'swap' || about.name === 'buy') {
      this.exchange = about.name
      this.own = about.name === 'swap' ? String(about.own) : null
    }
  }

  /** A click on a display slot while parts are taken. */
  toggleSlot(slot: number, amount: number, shown: Slots, deciding: Deciding): void {
    const chosen = this.slots.includes(slot)
    this.slots = chosen ? this.slots.filter((other) => other !== slot) : [...this.slots.slice(0, amount - 1), slot]
    const parts = this.slots.flatMap((index) => shown[index] ?? [])
    this.choose(deciding, parts.length === amount ? choiceOf(deciding.ask, parts) : null)
  }

  /** A click on a kind of own parts while parts are given up: one more of it, and after the last one none. */
  cycleGiven(kind: string, owned: number, amount: number, deciding: Deciding): void {
    const count = this.given.filter((other) => other === kind).length
    if (count >= Math.min(owned, amount)) this.given = this.given.filter((other) => other !== kind)
    else this.given = [...this.given, kind].slice(-amount)
    this.choose(deciding, this.given.length === amount ? choiceOf(deciding.ask, this.given) : null)
  }

  chooseExchange(exchange: Exchange, deciding: Deciding): void {
    this.exchange = exchange
    this.own = null
    this.choose(deciding, null)
  }

  chooseOwn(kind: string, deciding: Deciding): void {
    this.own = this.own === kind ? null : kind
    this.choose(deciding, null)
  }

  /** A click on a display part in the final exchange. */
  exchangeFor(part: string, deciding: Deciding): void {
    if (this.exchange === 'swap' && this.own === null) return
    const move = exchangeOf(deciding.ask, this.exchange === 'swap' ? this.own : null, part)
    if (move) this.choose(deciding, move.say === deciding.selected?.say ? null : move)
  }

  /** Selects without taking it for a selection made elsewhere. */
  private choose(deciding: Deciding, move: MoveEntry | null): void {
    const now = deciding.selected?.say ?? null
    this.known = move?.say ?? null
    if (now !== this.known) deciding.pick(move)
  }

  /** True if something is put together that is no whole move yet. */
  get begun(): boolean {
    return this.slots.length > 0 || this.given.length > 0 || this.own !== null
  }
}

export const draft = new Draft()
