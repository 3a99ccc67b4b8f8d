// The coach of one chapter: at which step it is, what was played of what it asked for. It knows no game: a step says which
// decision it waits for, which answers are good and at what to point.
import type { Chapter, Lesson, Step, Update } from '../wire'
import type { TableModel } from '../table/model.svelte'
import { setPlace } from './progress.svelte'

/** What the coach shows: something told, a move asked for, that it is chosen but not yet played, why another move is better, or that all is done. */
export type Mood = 'tell' | 'ask' | 'play' | 'better' | 'free' | 'done' | 'over'

export class Coach {
  /** The step that is told or asked for; one after the last when all are done. */
  at = $state(0)
  /** The step to which something else was answered, until the reader goes on or takes it back. */
  missed: number | null = $state(null)
  /** Own decisions so far: the number of each, and the step before it. */
  private made: { number: number; at: number }[] = []

  constructor(
    readonly lesson: Lesson,
    readonly chapterNumber: number,
    private readonly model: TableModel,
    begun: number,
  ) {
    this.at = Math.min(begun, this.chapter.steps.length)
  }

  get chapter(): Chapter {
    return this.lesson.chapters[this.chapterNumber]!
  }

  get isLast(): boolean {
    return this.chapterNumber === this.lesson.chapters.length - 1
  }

  private get steps(): Step[] {
    return this.chapter.steps
  }

  /** The step as far as the turn is put together, though nothing of it is played yet. */
  private get ahead(): number {
    let at = this.at
    for (const { move } of this.model.plan.steps) {
      const asked = this.nextAsked(at)
      if (!this.steps[asked]?.moves.includes(move.say)) break
      at = asked + 1
    }
    return at
  }

  get step(): Step | null {
    return this.steps[this.missed ?? this.ahead] ?? null
  }

  get mood(): Mood {
    if (this.missed !== null) return 'better'
    if (this.model.table.status !== 'playing') return 'over'
    const step = this.step
    if (this.ahead > this.at && !step?.ask) return 'play'
    if (!step) return this.chapter.to_end ? 'free' : 'done'
    return step.ask ? 'ask' : 'tell'
  }

  /** What to point at now; where nothing is named, at the answer itself. */
  get points(): readonly string[] {
    if (this.mood !== 'tell' && this.mood !== 'ask') return []
    const { point = [], moves = [] } = this.step ?? {}
    return point.length ? point : moves.slice(0, 1).map((say) => `move:${say}`)
  }

  get canGoBack(): boolean {
    return this.mood === 'tell' && this.at > 0 && !this.steps[this.at - 1]!.ask
  }

  next(): void {
    if (this.missed !== null) this.goOn()
    else if (this.mood === 'tell') this.moveTo(this.at + 1)
  }

  back(): void {
    if (this.canGoBack) this.moveTo(this.at - 1)
  }

  /** The reader keeps his own move: what does not fit it any more is left out. */
  goOn(): void {
    this.missed = null
    this.moveTo(this.fitting(this.at))
  }

  takeBack(): void {
    this.model.undo()
  }

  /** What has been accepted at the table. */
  hear(update: Update): void {
    for (const entry of update.entries) {
      if (typeof entry.back_to === 'number') this.forget(entry.back_to)
      else if (entry.seat !== null && this.model.mine.includes(entry.seat) && !entry.forced && entry.say !== null) this.judge(entry.number, entry.say)
    }
    if (this.missed === null && this.steps[this.at]?.ask) this.moveTo(this.fitting(this.at))
  }

  private judge(number: number, say: string): void {
    const asked = this.nextAsked(this.at)
    this.made.push({ number, at: this.at })
    if (asked >= this.steps.length) return
    // What the rules or the page decided in between need not be asked for.
    const meant = this.steps.findIndex((step, index) => index >= asked && step.moves.includes(say))
    this.missed = meant < 0 ? asked : null
    this.moveTo(Math.max(meant, asked) + 1)
  }

  /** Back to where the learner was before the decisions that were taken back. */
  private forget(backTo: number): void {
    const first = this.made.find((one) => one.number > backTo)
    if (!first) return
    this.made = this.made.filter((one) => one.number <= backTo)
    this.missed = null
    this.moveTo(first.at)
  }

  private nextAsked(from: number): number {
    const found = this.steps.findIndex((step, index) => index >= from && step.ask !== '')
    return found < 0 ? this.steps.length : found
  }

  /** The first step from there on that is told, or asks for what can be played now; while others play nothing is known yet. */
  private fitting(from: number): number {
    const ask = this.model.tableAsk
    if (!ask) return from
    const says = new Set(ask.moves.map((move) => move.say))
    for (let at = from; at < this.steps.length; at++) {
      const step = this.steps[at]!
      if (!step.ask) {
        const asked = this.steps[this.nextAsked(at)]
        if (!asked || asked.moves.some((say) => says.has(say))) return at
      } else if (step.ask === ask.kind && step.moves.some((say) => says.has(say))) return at
    }
    return this.steps.length
  }

  private moveTo(at: number): void {
    this.at = at
    setPlace(this.model.table.game, { lesson: this.lesson.name, chapter: this.chapterNumber, table: this.model.table.id, step: at })
  }
}
