// A turn that is put together before it is played: decisions of one seat in a row. The server says what follows from
// each without playing it; what is whole is sent at once. No rule is known here.
import type { Ahead, Ask, MoveEntry } from '../wire'

/** Who gave an answer: the reader; the page, which holds it ready for him; or it is part of the move before it. */
export type By = 'reader' | 'ready' | 'part'

/** What is asked, and what is seen then (undefined: the table as it is). */
interface Question {
  ask: Ask
  view: unknown
}

/** One decision: what was asked, and the answer. */
export interface Step extends Question {
  move: MoveEntry
  by: By
}

/** One answer as it is shown, with what belongs to it. */
export interface Shown extends Step {
  /** Which of the steps it is. */
  at: number
  parts: MoveEntry[]
}

/** `more`: another decision follows. `whole`: nothing follows that could be decided before this is played. `late`: meanwhile something
 * else was chosen. */
export type Outcome = 'more' | 'whole' | 'late'

/** An answer the page knows without asking. */
export interface Answer {
  move: MoveEntry
  by: By
}

/** The longest chain the server takes. */
const LONGEST = 32

export class Plan {
  steps: readonly Step[] = $state.raw([])
  private open: Question | null = $state.raw(null)
  /** The answer to what is asked now, what is known to follow from it, and what is asked after that (null: it can be played). */
  private end: { step: Step; rest: readonly Step[]; next: Question | null } | null = $state.raw(null)
  private tries = 0

  constructor(
    private readonly lookAhead: (moves: string[]) => Promise<Ahead>,
    private readonly answerTo: (ask: Ask, view: unknown) => Answer | null,
  ) {}

  /** What is asked after the steps; null: what the table asks. */
  get ask(): Ask | null {
    return this.open?.ask ?? null
  }

  /** What is seen after the steps; undefined: the table as it is. */
  get view(): unknown {
    return this.open?.view
  }

  get begun(): boolean {
    return this.steps.length > 0
  }

  /** True if the reader has answered something before what is asked now. */
  get isReaders(): boolean {
    return this.steps.some(({ by }) => by === 'reader')
  }

  /** What has been answered before what is asked now. */
  get chosen(): MoveEntry[] {
    return this.steps.filter(({ by }) => by !== 'part').map(({ move }) => move)
  }

  /** The answer to what is asked now, if it is known what follows. */
  get last(): MoveEntry | null {
    return this.end?.step.move ?? null
  }

  /** What is asked after the answer that is selected now. */
  get next(): Question | null {
    return this.end?.next ?? null
  }

  /** True if answers that the page holds ready hang on the last one. */
  get holdsMore(): boolean {
    return !!this.end?.rest.some(({ by }) => by === 'ready')
  }

  /** Every answer of the turn, those that would follow from the last one included. */
  get shown(): Shown[] {
    const found: Shown[] = []
    const all = this.end ? [...this.steps, this.end.step, ...this.end.rest] : this.steps
    all.forEach((step, at) => {
      if (step.by === 'part') found.at(-1)?.parts.push(step.move)
      else found.push({ ...step, at, parts: [] })
    })
    return found.length > 1 || this.begun || this.next || found[0]?.parts.length ? found : []
  }

  /** True if that move can be played with all that follows from it. */
  isWhole(selected: MoveEntry | null): boolean {
    return this.knows(selected) && this.next === null
  }

  /** True if something else is asked after that move. */
  leadsOn(selected: MoveEntry | null): boolean {
    return this.knows(selected) && this.next !== null
  }

  private knows(selected: MoveEntry | null): boolean {
    return selected !== null && this.last?.say === selected.say
  }

  /** The chain up to here, with a last move if there is one. */
  chain(last: MoveEntry | null): string[] {
    const moves = this.steps.map((step) => step.move.say)
    if (!last) return moves
    return [...moves, last.say, ...(this.knows(last) ? (this.end?.rest.map((step) => step.move.say) ?? []) : [])]
  }

  /** Finds out what follows from an answer to what is asked now, and stays there. `asked`: what the table asks. */
  async look(asked: Ask, { move, by }: Answer): Promise<Outcome> {
    const number = ++this.tries
    const step: Step = { ask: this.ask ?? asked, view: this.view, move, by }
    const rest: Step[] = []
    for (;;) {
      const moves = [...this.chain(null), ...[step, ...rest].map((one) => one.move.say)]
      const next: Ahead = moves.length < LONGEST ? await this.lookAhead(moves) : { ask: null, view: null }
      if (number !== this.tries) return 'late'
      const known = next.ask && this.answerTo(next.ask, next.view)
      if (next.ask && known) {
        rest.push({ ask: next.ask, view: next.view, ...known })
        continue
      }
      this.end = { step, rest, next: next.ask && { ask: next.ask, view: next.view } }
      if (!next.ask) this.openLast()
      return next.ask ? 'more' : 'whole'
    }
  }

  /** The last decision of the reader stays open, so that he can still change it. */
  private openLast(): void {
    const rest = this.end?.rest ?? []
    const at = rest.findLastIndex(({ by }) => by === 'reader')
    const last = rest[at]
    if (!this.end || !last) return
    this.steps = [...this.steps, this.end.step, ...rest.slice(0, at)]
    this.open = { ask: last.ask, view: last.view }
    this.end = { step: last, rest: rest.slice(at + 1), next: null }
  }

  /** Goes on to what is asked after the answer that is selected now. */
  goOn(): void {
    if (!this.end?.next) return
    this.steps = [...this.steps, this.end.step, ...this.end.rest]
    this.open = this.end.next
    this.end = null
  }

  /** Takes the last answer of the reader back; what was asked then is asked again. */
  back(): void {
    this.reopen(this.steps.findLastIndex(({ by }) => by === 'reader'))
  }

  /** Asks again what was answered there; what followed from it is forgotten. */
  reopen(number: number): void {
    const at = Math.max(0, number)
    const all = this.end ? [...this.steps, this.end.step, ...this.end.rest] : this.steps
    const step = all[at]
    this.tries += 1
    this.end = null
    this.open = step && at > 0 ? { ask: step.ask, view: step.view } : null
    this.steps = all.slice(0, at)
  }

  clear(): void {
    this.tries += 1
    this.steps = []
    this.open = this.end = null
  }

  /** The choice has changed: what was found out about the one before counts no more. */
  forgetEnd(): void {
    this.tries += 1
    this.end = null
  }
}
