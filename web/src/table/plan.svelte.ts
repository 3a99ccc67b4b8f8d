// A turn that is put together before it is played: decisions of one seat in a row. The server says what follows from
// each without playing it; what is whole is sent at once. No rule is known here.
import type { Ahead, Ask, MoveEntry } from '../wire'

/** Who gave an answer: the reader; the page, which held it ready; the page, as it is usual; or it is part of the move before it. */
type By = 'reader' | 'ready' | 'usual' | 'part'

/** One decision: what was asked, what was seen then (undefined: the table as it is), and the answer. */
interface Step {
  ask: Ask
  view: unknown
  move: MoveEntry
  by: By
}

/** One answer as it is shown. */
export interface Shown {
  move: MoveEntry
  /** Which of the steps it is. */
  at: number
  /** The page gave it; the reader can still decide otherwise. */
  forYou: boolean
}

/** `more`: the next decision is asked now. `whole`: nothing follows that could be decided before this is played. `late`: meanwhile
 * something else was chosen. */
export type Outcome = 'more' | 'whole' | 'late'

/** An answer the page knows without asking. */
export interface Answer {
  move: MoveEntry
  by: By
}

/** The longest chain the server takes. */
const LONGEST = 32

/** What stays open at the end, so that it can be changed there. */
const isOpen = ({ by }: Step): boolean => by === 'reader' || by === 'ready'

export class Plan {
  steps: readonly Step[] = $state.raw([])
  private open: { ask: Ask; view: unknown } | null = $state.raw(null)
  /** The move that completes the turn, and usual answers that follow it. */
  private end: { move: MoveEntry; by: By; rest: readonly MoveEntry[] } | null = $state.raw(null)
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

  /** What has been answered so far, but for what is usual. */
  get chosen(): MoveEntry[] {
    return this.steps.filter(isOpen).map((step) => step.move)
  }

  /** Everything that has been answered so far. */
  get shown(): Shown[] {
    return this.steps.flatMap(({ move, by }, at) => (by === 'part' ? [] : [{ move, at, forYou: by !== 'reader' }]))
  }

  /** True if the page holds the last answer ready: the reader has not chosen it. */
  get endsReady(): boolean {
    return this.end?.by === 'ready'
  }

  isWhole(selected: MoveEntry | null): boolean {
    return selected !== null && this.end?.move.say === selected.say
  }

  /** The chain up to here, with a last move if there is one. */
  chain(last: MoveEntry | null): string[] {
    const moves = this.steps.map((step) => step.move.say)
    if (!last) return moves
    return [...moves, last.say, ...(this.isWhole(last) ? (this.end?.rest.map((move) => move.say) ?? []) : [])]
  }

  /** Answers what is asked now and goes on to what has to be decided next. `asked`: what the table asks. */
  async take(asked: Ask, first: Answer): Promise<{ outcome: Outcome; selected: MoveEntry | null }> {
    const number = ++this.tries
    const chain: Step[] = [{ ask: this.ask ?? asked, view: this.view, ...first }]
    for (;;) {
      const moves = [...this.chain(null), ...chain.map((step) => step.move.say)]
      const next: Ahead = moves.length < LONGEST ? await this.lookAhead(moves) : { ask: null, view: null }
      if (number !== this.tries) return { outcome: 'late', selected: null }
      if (!next.ask) return { outcome: 'whole', selected: this.complete(chain) }
      const known = this.answerTo(next.ask, next.view)
      if (known) {
        chain.push({ ask: next.ask, view: next.view, ...known })
        continue
      }
      this.steps = [...this.steps, ...chain]
      this.open = { ask: next.ask, view: next.view }
      this.end = null
      return { outcome: 'more', selected: null }
    }
  }

  /** The last decision stays open, so that the reader can still change it; usual answers hang on it. */
  private complete(chain: readonly Step[]): MoveEntry | null {
    const at = chain.findLastIndex(isOpen)
    const last = chain[at]
    if (!last) {
      this.steps = [...this.steps, ...chain]
      return null
    }
    this.steps = [...this.steps, ...chain.slice(0, at)]
    if (at > 0) this.open = { ask: last.ask, view: last.view }
    this.end = { move: last.move, by: last.by, rest: chain.slice(at + 1).map((step) => step.move) }
    return last.move
  }

  /** Takes the last answer of the reader back; what was asked then is asked again. */
  back(): void {
    this.reopen(this.steps.findLastIndex(({ by }) => by === 'reader'))
  }

  /** Asks again what was answered there; what followed from it is forgotten. */
  reopen(number: number): void {
    const at = Math.max(0, number)
    const step = this.steps[at]
    this.tries += 1
    this.end = null
    this.open = step && at > 0 ? { ask: step.ask, view: step.view } : null
    this.steps = this.steps.slice(0, at)
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
