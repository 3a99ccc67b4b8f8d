// A turn that is put together before it is played: decisions of one seat in a row. The server says what follows from
// each without playing it; what is whole is sent at once. No rule is known here.
import type { Ahead, Ask, MoveEntry } from '../wire'

/** One decision: what was asked, what was seen then (undefined: the table as it is), and the answer. */
interface Step {
  ask: Ask
  view: unknown
  move: MoveEntry
  /** The page gave the usual answer, nobody was asked. */
  usual: boolean
}

/** `more`: the next decision is asked now. `whole`: nothing follows that could be decided before this is played. `late`: meanwhile
 * something else was chosen. */
export type Outcome = 'more' | 'whole' | 'late'

/** An answer the page knows without asking. */
export interface Answer {
  move: MoveEntry
  usual: boolean
}

/** The longest chain the server takes. */
const LONGEST = 32

export class Plan {
  steps: readonly Step[] = $state.raw([])
  private open: { ask: Ask; view: unknown } | null = $state.raw(null)
  /** The move that completes the turn, and usual answers that follow it. */
  private end: { move: MoveEntry; rest: readonly MoveEntry[] } | null = $state.raw(null)
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

  /** What the reader has answered so far. */
  get chosen(): MoveEntry[] {
    return this.steps.filter((step) => !step.usual).map((step) => step.move)
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

  /** The last decision of the reader stays open, so that he can still change it; usual answers hang on it. */
  private complete(chain: readonly Step[]): MoveEntry | null {
    const at = chain.findLastIndex((step) => !step.usual)
    const last = chain[at]
    if (!last) {
      this.steps = [...this.steps, ...chain]
      return null
    }
    this.steps = [...this.steps, ...chain.slice(0, at)]
    if (at > 0) this.open = { ask: last.ask, view: last.view }
    this.end = { move: last.move, rest: chain.slice(at + 1).map((step) => step.move) }
    return last.move
  }

  /** Takes the last answer of the reader back; what was asked then is asked again. */
  back(): void {
    const at = Math.max(
      0,
      this.steps.findLastIndex((step) => !step.usual),
    )
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
