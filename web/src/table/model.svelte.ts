// One table as this browser sees it: what the server last said, what of it is already shown, and what the reader is
// about to do. It knows no game; the kit brings what is the game's own.
import { questionsAt, type Questions } from '../net/api'
import { wordsFor } from '../words/locale.svelte'
import type { Kit } from '../games/kit.svelte'
import { Live, liveAddress, type Line, type LineState, type Listener } from '../net/live'
import { tell, tellError } from '../shell/notices.svelte'
import { Plan, type Answer, type Outcome } from './plan.svelte'
import { EventQueue } from './queue'
import { Talk } from './talk.svelte'
import { ownSeats } from '../games/seats'
import { pace, patience, settings } from '../shell/settings.svelte'
import { play as playSound } from '../shell/sound'
import type { Ahead, Ask, ClientMessage, GameEvent, GivenPromise, MoveEntry, Position, Reason, Snapshot, Suggestion, Table, Update } from '../wire'
import type { Words } from '../words/words'
import { promisesAt, withPromises } from './moments'
import { Newest } from './newest'
import type { Spot } from './refusal'
import { eventDuration, type Scene } from './scene'
import { beginsTurn, isNews, kept, sinceOwnTurn, tellingOf, turnsOf, type Turn } from './turns'

interface Settled {
  view: unknown
  views: Record<string, unknown>
  asks: Ask[]
}

/** The turns since the reader's own last one, and which of them is looked at. */
interface Recap {
  turns: Turn[]
  at: number
}

/** A decision that the page has made for the reader. */
export interface ForYou {
  number: number
  move: MoveEntry
}

/** A click that only hurried an animation must not also choose what appears under it. */
const GRACE_AFTER_SKIP = 300
/** The second half of a double click means the same as the first. */
const DOUBLE_CLICK = 500

/** Milliseconds of motion after which a newcomer is offered a faster pace. */
const LONG_WAIT = 4 * 60_000

/** The event by which the server tells that somebody's time was up. */
const TIME_UP = 'time_up'

export class TableModel implements Scene {
  /** As it may be seen now; never ahead of what is shown. */
  table: Table = $state.raw(null!)
  /** What was told last, also of what is not shown yet. */
  private readonly newest: Newest
  line: LineState = $state('connecting')
  /** True for a moment after a lost connection has come back. */
  isBack = $state(false)
  played: GameEvent[] = $state.raw([])
  duration = $state(0)
  selected: MoveEntry | null = $state.raw(null)
  /** True if not the reader has selected that, but the page, which holds it ready for him. */
  held = $state(false)
  /** True if the reader has only come by it with the arrow keys. */
  private passing = false
  private pickedAt = -Infinity
  /** How many questions about what follows from a choice are under way. */
  private lookups = $state(0)
  /** The suggestion that is being put together, which stops nowhere; null if none is. */
  private following: Suggestion | null = $state.raw(null)
  hovered: MoveEntry | null = $state.raw(null)
  /** The last answer the reader gave on purpose, not by stepping through a list: it is spoken. */
  chosen: MoveEntry | null = $state.raw(null)
  /** What a search suggests, and for which decision; null while nobody has asked. */
  private advice: { number: number; suggestions: Suggestion[] } | null = $state.raw(null)
  /** True while a search thinks about a hint. */
  thinking = $state(false)
  /** Which of the suggestions the reader has put together. */
  followed: number | null = $state(null)
  /** While a suggestion is put together: what of its turn is still to come. */
  private led: string[] = []
  /** Why what was clicked last cannot be done, and where that was. */
  private denied: { at: Spot; why: Reason[]; number: number } | null = $state.raw(null)
  /** Where the reader pointed last. */
  pointed: Spot = { x: 0, y: 0 }
  /** The number of the past moment that is shown, or null: live. */
  moment: number | null = $state(null)
  /** True while the page waits after somebody's turn until the reader goes on. */
  waiting = $state(false)
  recap: Recap | null = $state.raw(null)
  /** What the page has decided without asking, by the number of the entry. */
  answeredForYou: readonly ForYou[] = $state.raw([])
  /** True while the reader works in the decision panel, so that the next decision may take the focus. */
  deciding = false
  /** Hears of everything that was accepted at the table, once it is shown. */
  onupdate: ((update: Update) => void) | null = null

  private settled: Settled = $state.raw({ view: null, views: {}, asks: [] })
  private told: GameEvent[] = $state.raw([])
  private positions: Position[] = $state.raw([])
  /** Hot seat: the person who last said that he is the one looking. */
  private looking: number | null = $state(null)
  /** Number of the decision that was answered and whose consequences have not come yet. */
  private answered: number | null = $state(null)
  private skippedAt = -Infinity
  /** Milliseconds in which something was shown. */
  private shownFor = $state(0)
  /** The turn the reader has seen to its end, as `stopAt` names it. */
  private seen = ''
  private drawn: Turn[] = []
  /** The turn as far as it is put together. */
  readonly plan: Plan
  /** What is said at the table. */
  readonly talk = new Talk(this, (message) => this.send(message))
  private readonly live: Line
  private readonly queue: EventQueue
  /** Words for messages; set by the page, which knows the language. */
  words: Words = $state.raw(wordsFor(null))

  constructor(
    table: Table,
    readonly kit: Kit,
    private readonly questions: Questions = questionsAt(table.id),
    connect: (listener: Listener) => Line = (listener) => new Live(liveAddress(table.id), listener),
  ) {
    this.table = table
    this.newest = new Newest(table)
    this.plan = new Plan(
      (moves) => this.lookAhead(moves),
      (ask, view) => this.knownAnswer(ask, view),
    )
    this.queue = new EventQueue(
      { show: (played, duration) => this.showEvents(played, duration), hold: (played) => this.hold(played), rest: () => this.rest() },
      (event) => eventDuration(kit, event) * pace(),
      patience,
      (next, played) => this.stopsBefore(next, played),
    )
    this.live = connect({
      snapshot: (message) => this.takeSnapshot(message),
      update: (message) => this.takeUpdate(message),
      table: (table) => this.hear(table),
      chat: (chat) => this.talk.hear(chat),
      promises: (promises, table) => this.hear(table, promises),
      undoRefused: (seat, by) => this.takeRefusal(seat, by),
      state: (state) => this.takeState(state),
    })
  }

  start(): () => void {
    this.live.start()
    const online = () => this.live.wake()
    addEventListener('online', online)
    return () => {
      removeEventListener('online', online)
      this.queue.clear()
      this.live.stop()
    }
  }

  // ---- what is seen

  get mine(): number[] {
    return ownSeats(this.table).map((seat) => seat.seat)
  }

  get hotSeat(): boolean {
    return this.mine.length > 1
  }

  get playing(): boolean {
    return this.played.length > 0
  }

  private get asked(): Ask | null {
    const ask = this.settled.asks[0]
    return ask && ask.number !== this.answered ? ask : null
  }

  /** Own seat that must take the device before its hand is shown, or null. */
  get curtain(): number | null {
    const ask = this.asked
    if (!ask || !this.hotSeat || this.kit.face?.hiddenHands === false || this.playing || this.waiting) return null
    return ask.seat === this.looking ? null : ask.seat
  }

  /** What the table asks the reader. */
  get tableAsk(): Ask | null {
    return this.playing || this.waiting || this.recap || this.moment !== null || this.curtain !== null ? null : this.asked
  }

  /** What the reader has to decide now: the next step of the turn that he puts together. */
  get ask(): Ask | null {
    const ask = this.tableAsk
    return ask && (this.plan.ask ?? ask)
  }

  get seat(): number | null {
    if (!this.hotSeat) return this.mine[0] ?? null
    const ask = this.asked
    return ask && this.curtain === null ? ask.seat : null
  }

  get past(): Position | null {
    const { moment } = this
    return moment === null ? null : (this.positions.findLast((position) => position.number <= moment) ?? null)
  }

  get planned(): readonly MoveEntry[] {
    return this.plan.chosen
  }

  get view(): unknown {
    if (this.past) return this.past.view
    if (!this.playing && this.curtain === null && this.plan.view !== undefined) return this.plan.view
    const own = this.hotSeat && this.seat !== null ? this.settled.views[String(this.seat)] : undefined
    return own ?? this.settled.view
  }

  get log(): GameEvent[] {
    return this.playing ? [...this.told, ...this.played] : this.told
  }

  /** The log turn by turn, promises among the rest. */
  readonly turns: Turn[] = $derived.by(() => {
    this.drawn = kept(this.drawn, turnsOf(withPromises(this.log, this.talk.promises), tellingOf(this.kit), this.kit.face?.silent))
    return this.drawn
  })

  /** What happened since the reader's own last turn. */
  readonly sinceOwn: Turn[] = $derived.by(() => sinceOwnTurn(this.turns, tellingOf(this.kit), this.mine))

  /** The turn the page is telling at the moment: the one that is shown, waited after, or looked at again. */
  get toldTurn(): Turn | null {
    if (this.recap) return this.recap.turns[this.recap.at] ?? null
    return this.playing || this.waiting ? (this.turns.at(-1) ?? null) : null
  }

  // ---- what the reader does

  /** Chooses a move. Another decision that follows from it is asked at once, unless the move's own preview is to stay. What is
   * chosen already is released, so that no second press plays it. */
  pick(move: MoveEntry | null): void {
    if (performance.now() - this.skippedAt < GRACE_AFTER_SKIP) return
    if (!move) this.select(null)
    else if (move.say !== this.selected?.say || this.passing || this.held) this.choose(move, !!this.kit.face?.stays?.(move))
    else if (performance.now() - this.pickedAt < DOUBLE_CLICK) return
    else if (settings.oneClick) void this.advance()
    else this.select(null)
  }

  /** Chooses a move and stays with this decision, whatever follows from it. */
  consider(move: MoveEntry | null): void {
    if (performance.now() - this.skippedAt < GRACE_AFTER_SKIP) return
    if (move) this.choose(move, true)
    else this.select(null)
  }

  /** Selects without finding out what follows, as the arrow keys do. */
  select(move: MoveEntry | null): void {
    this.selected = move
    this.held = false
    this.passing = move !== null
    this.plan.forgetEnd()
  }

  private choose(move: MoveEntry, stays: boolean): void {
    this.pickedAt = performance.now()
    void this.take(move, stays)
  }

  private async take(move: MoveEntry, stays: boolean): Promise<void> {
    this.select(move)
    this.passing = false
    const outcome = await this.lookOn('reader')
    if (outcome !== 'late') this.chosen = move
    if (outcome === 'more' && (!stays || settings.oneClick || this.following !== null)) this.goOn()
    else if (outcome === 'whole' && settings.oneClick && !this.plan.holdsMore) this.play(this.selected)
  }

  /** Finds out what follows from what is selected. */
  private async lookOn(by: 'reader' | 'ready'): Promise<Outcome> {
    const asked = this.tableAsk
    if (!asked || !this.selected) return 'late'
    this.lookups += 1
    const outcome = await this.plan.look(asked, { move: this.selected, by }).finally(() => (this.lookups -= 1))
    if (outcome === 'late' || this.tableAsk !== asked) return 'late'
    this.selected = this.plan.last
    return outcome
  }

  private goOn(): void {
    this.forget()
    this.plan.goOn()
  }

  /** Does what the green button says: goes on to what follows from the choice, or plays the turn. Answers that are held ready are
   * never played before they have been shown. */
  async advance(): Promise<void> {
    const { selected } = this
    if (!selected || performance.now() - this.skippedAt < GRACE_AFTER_SKIP) return
    if (this.plan.leadsOn(selected)) return this.goOn()
    if (this.plan.isWhole(selected)) return this.play(selected)
    this.passing = false
    const outcome = await this.lookOn(this.held ? 'ready' : 'reader')
    if (outcome === 'more') this.goOn()
    else if (outcome === 'whole' && !this.plan.holdsMore) this.play(this.selected)
  }

  /** What follows after these moves; who cannot look ahead decides step by step. */
  private async lookAhead(moves: string[]): Promise<Ahead> {
    const asked = this.tableAsk
    try {
      if (asked) return await this.questions.ahead(asked.seat, asked.number, moves)
    } catch {
      // The server says what is wrong when the moves are sent.
    }
    return { ask: null, view: null }
  }

  /** What the reader has said already, or need not be asked. */
  private knownAnswer(ask: Ask, view: unknown): Answer | null {
    const led = ask.moves.find((move) => move.say === this.led[0])
    if (led) {
      this.led = this.led.slice(1)
      return { move: led, by: 'reader' }
    }
    const wishes = this.kit.face?.wishes
    const wished = wishes?.answer(ask, view)
    if (wished) return { move: wished, by: wishes?.closed ? 'part' : 'reader' }
    return this.answerFor(ask)
  }

  /** The answer the page holds ready, unless the reader wants to be asked everything. */
  private answerFor(ask: Ask): Answer | null {
    const ready = settings.askUsual ? undefined : ask.moves.find((move) => move.say === ask.usual)
    return ready ? { move: ready, by: 'ready' } : null
  }

  /** Keeps out of what the table asks if the reader wants that, or holds an answer ready where he can see it. */
  private answerAtOnce(): void {
    const ask = this.tableAsk
    if (!ask || this.plan.begun || this.selected) return
    const aside = settings.autoPass ? ask.moves.find((move) => move.say === ask.aside) : undefined
    const ready = this.answerFor(ask)
    if (aside) this.playForReader(aside)
    else if (ready) {
      this.selected = ready.move
      this.held = true
      void this.lookOn('ready')
    }
  }

  /** Plays without asking; the log tells that. */
  private playForReader(move: MoveEntry): void {
    const number = this.tableAsk?.number
    if (number !== undefined) this.answeredForYou = [...this.answeredForYou, { number: number + 1, move }]
    this.play(move)
  }

  hover(move: MoveEntry | null): void {
    this.hovered = move
  }

  confirm(move: MoveEntry): void {
    if (performance.now() - this.skippedAt >= GRACE_AFTER_SKIP) this.play(move)
  }

  /** True while it is not known yet what follows from the choice. */
  get lookingAhead(): boolean {
    return this.lookups > 0
  }

  /** True if the green button has something to do. */
  get playable(): boolean {
    return !!this.ask && this.selected !== null && !this.following
  }

  /** True if something else is asked before the turn is whole; what is answered so far can be played alone. */
  get isUnfinished(): boolean {
    return this.plan.begun && !this.plan.isWhole(this.selected)
  }

  /** Plays what is put together, with this move at the end if there is one. */
  play(last: MoveEntry | null): void {
    const ask = this.tableAsk
    const moves = this.plan.chain(last)
    if (!ask || !moves.length) return
    this.answered = ask.number
    this.chosen = null
    this.forget()
    this.plan.forgetEnd()
    this.kit.face?.wishes?.clear()
    playSound('sent')
    void this.send({ type: 'play', seat: ask.seat, after: ask.number, moves }, () => {
      this.answered = null
      this.plan.clear()
    })
  }

  /** True if the reader has chosen something that is not played yet; what the page holds ready is no choice of his. */
  get hasChosen(): boolean {
    return (this.selected !== null && !this.held) || this.plan.isReaders || this.hasWished
  }

  private get hasWished(): boolean {
    return !!this.kit.face?.wishes?.any(this.ask)
  }

  /** Decides again what has been answered at that step of the turn. */
  reopen(at: number): void {
    this.forget()
    this.plan.reopen(at)
  }

  /** Takes the last choice back. */
  back(): void {
    if (this.selected && !this.held) this.select(null)
    else if (this.hasWished) this.kit.face?.wishes?.clear()
    else if (this.plan.isReaders) {
      this.forget()
      this.plan.back()
    }
  }

  /** Takes back everything that was chosen and not yet played. */
  clear(): void {
    this.chosen = null
    this.forget()
    this.plan.clear()
    this.kit.face?.wishes?.clear()
  }

  /** Asks why a wish cannot be; true if there is a reason. */
  async explain(wish: string, at: Spot = this.pointed): Promise<boolean> {
    const seat = this.seat
    if (seat === null || this.moment !== null || this.table.status !== 'playing') return false
    await this.attempt(async () => {
      const { why } = await this.questions.why(seat, wish, this.plan.chain(null))
      const told = why.filter(({ name }) => name !== 'no_such_move') // about notation, which nobody has written here
      this.denied = told.length ? { at, why: told.slice(0, 2), number: this.table.number } : null
    })
    return this.denied !== null
  }

  /** Tells at that place why something cannot be done. */
  refuse(why: Reason[], at: Spot): void {
    this.denied = { at, why, number: this.table.number }
  }

  /** Gone when the table goes on. */
  get refused(): { at: Spot; why: Reason[] } | null {
    return this.denied?.number === this.table.number && !this.playing ? this.denied : null
  }

  set refused(none: null) {
    this.denied = none
  }

  /** The last step back: of the turn that is being put together, else of those played. */
  undo(turn = false): void {
    const seat = this.seat ?? this.mine[0]
    if (this.ask && this.hasChosen) {
      if (turn) this.clear()
      else this.back()
    } else if (seat !== undefined && this.table.undo.allowed) void this.send({ type: 'undo', seat, turn })
  }

  answerUndo(yes: boolean): void {
    const waiting = this.table.undo_request?.waiting ?? []
    for (const seat of this.mine) if (waiting.includes(seat)) void this.send({ type: 'answer_undo', seat, yes })
  }

  /** What a search suggests for the decision of the moment, best first; gone with the decision. */
  get hints(): Suggestion[] {
    return this.tableAsk && this.advice?.number === this.tableAsk.number ? this.advice.suggestions : []
  }

  /** The move that the hint names for the step at hand, as long as the turn goes its way. */
  get hint(): MoveEntry | null {
    const turn = this.hints[this.followed ?? 0]?.turn.map((move) => move.say) ?? []
    const { steps } = this.plan
    if (steps.some((step, index) => step.move.say !== turn[index])) return null
    return this.ask?.moves.find((move) => move.say === turn[steps.length]) ?? null
  }

  async askHint(): Promise<void> {
    const ask = this.tableAsk
    if (!ask || this.thinking) return
    this.followed = null
    if (this.hints.length) return this.dropHint()
    this.thinking = true
    await this.attempt(async () => {
      const hint = await this.questions.hint(ask.seat)
      if (this.tableAsk?.number === ask.number) this.advice = { number: ask.number, suggestions: hint.suggestions }
    })
    this.thinking = false
  }

  dropHint(): void {
    this.advice = null
    this.followed = null
  }

  /** Puts a suggested turn together, as if it had been chosen step by step; once more plays it. */
  async follow(index: number): Promise<void> {
    const asked = this.tableAsk,
      suggestion = this.hints[index]
    if (!asked || !suggestion || this.following === suggestion) return
    if (this.followed === index && this.playable) return this.advance()
    this.clear()
    this.followed = index
    const first = this.ask?.moves.find(({ say }) => say === suggestion.say)
    if (!first) return
    this.led = suggestion.turn.slice(1).map((move) => move.say)
    this.following = suggestion
    await this.take(first, false)
    if (this.following !== suggestion) return // another one was chosen meanwhile
    this.following = null
    this.led = []
  }

  look(seat: number): void {
    this.looking = seat
    this.answerAtOnce()
  }

  /** Ends the running animation at once. */
  skip(): void {
    if (!this.queue.busy || this.waiting) return
    this.skippedAt = performance.now()
    this.queue.skip()
  }

  // ---- what happened since the own last turn

  /** On to the next turn, live or in what is looked at again. */
  next(): void {
    if (this.recap) {
      void this.tellTurn(this.recap.at + 1)
    } else if (this.waiting) {
      this.skippedAt = performance.now()
      this.seen = this.stopAt()
      this.waiting = false
      this.queue.go()
    }
  }

  /** To what is on the table now. */
  skipAll(): void {
    this.skippedAt = performance.now()
    if (this.recap) void this.tellTurn(this.recap.turns.length)
    else this.queue.skipAll()
  }

  /** Goes through the turns since the own last one again, from the first of them. */
  startRecap(): void {
    this.queue.skipAll()
    this.recap = { turns: this.sinceOwn, at: -1 }
    void this.tellTurn(0)
  }

  async tellTurn(at: number): Promise<void> {
    const turn = this.recap?.turns[Math.max(0, at)]
    if (!this.recap || !turn) {
      this.recap = null
      this.moment = null
      this.answerAtOnce()
      return
    }
    this.recap = { turns: this.recap.turns, at: Math.max(0, at) }
    await this.lookAt(turn.last)
  }

  /** The newest turn, and how much others have done in it so far. */
  private stopAt(): string {
    const turn = this.turns.at(-1)
    return `${this.turns.length} ${turn?.events.filter((event) => !this.mine.includes(Number(event['seat'] ?? -1))).length}`
  }

  private stopsBefore(next: GameEvent | null, played: GameEvent[]): boolean {
    if (settings.speed !== 'wait') return false
    this.played = played
    const turn = this.turns.at(-1)
    const telling = tellingOf(this.kit)
    if (!turn || (turn.seat !== null && this.mine.includes(turn.seat)) || !isNews(turn, telling, this.mine) || this.seen === this.stopAt())
      return false
    return next === null || beginsTurn(next, this.turns, telling)
  }

  private hold(played: GameEvent[]): void {
    this.forget()
    this.played = played
    this.duration = 0
    this.waiting = true
  }

  /** Shows the table as it was after a number, or as it is. */
  async lookAt(number: number | null): Promise<void> {
    if (number !== this.recap?.turns[this.recap.at]?.last) this.recap = null
    if (number === null || number >= this.table.number) {
      this.moment = null
      return
    }
    await this.loadPositions(number)
    if (this.positions.length) this.moment = Math.max(number, this.positions[0]!.number)
  }

  /** One decision back or forward from what is shown. */
  async step(by: 1 | -1): Promise<void> {
    const at = this.moment ?? this.table.number
    await this.loadPositions(at)
    const numbers = this.positions.map((position) => position.number)
    const next = by < 0 ? numbers.findLast((number) => number < at) : numbers.find((number) => number > at)
    if (next !== undefined) await this.lookAt(next)
    else if (by > 0) this.moment = null
  }

  // ---- what the server says

  private takeSnapshot(message: Snapshot): void {
    this.queue.clear()
    this.recap = null
    this.told = message.log
    this.talk.chat = message.chat
    this.positions = []
    this.newest.reset(message.table, message.promises)
    this.settle(message)
    const last = message.log.findLast((event) => this.mine.includes(Number(event['seat'])))?.number
    this.tellTimeUp(message.log.filter((event) => event.number === last))
  }

  private takeUpdate(message: Update): void {
    const at = performance.now()
    this.hear(message.table, message.promises)
    this.queue.push({
      events: message.events,
      ends: message.asks.length > 0 || message.table.status !== 'playing',
      settle: () => {
        this.told = [...this.withoutUndone(message), ...message.events]
        this.newest.settle(message.table, at)
        this.settle(message)
        this.tellTimeUp(message.events)
        this.onupdate?.(message)
      },
    })
  }

  private hear(table: Table, promises?: GivenPromise[]): void {
    this.newest.hear(table, promises)
    this.showNewest()
  }

  /** What was told last, as far as it is about what is on the screen. */
  private showNewest(): void {
    this.table = this.newest.table
    this.talk.promises = promisesAt(this.newest.promises, this.table.number)
  }

  /** A player is told that the table decided for him, also when he comes back to it. */
  private tellTimeUp(events: GameEvent[]): void {
    const late = events.findLast((event) => event.name === TIME_UP && this.mine.includes(Number(event['seat'])))
    if (late) tell('error', this.words.ui('time-up-yours', { by: String(late['by']) }))
  }

  /** What has been told so far, without what an undo takes back. */
  private withoutUndone(message: Update): GameEvent[] {
    const back = message.entries.flatMap((entry) => (typeof entry.back_to === 'number' ? [entry.back_to] : []))
    if (!back.length) return this.told
    this.positions = []
    return this.told.filter((event) => event.number <= Math.min(...back))
  }

  private settle(message: Snapshot | Update): void {
    const before = { ask: this.settled.asks[0], status: this.table.status }
    this.played = []
    this.showNewest()
    this.settled = { view: message.view, views: message.views ?? {}, asks: message.asks }
    this.answered = null
    this.plan.clear()
    this.keepChoice(before.ask)
    if (before.ask?.number !== message.asks[0]?.number) this.kit.face?.wishes?.clear()
    if (before.status === 'playing' && this.table.status === 'over') playSound('over')
    else if (message.asks[0] && message.asks[0].number !== before.ask?.number) playSound('turn')
    // Who has just taken something back wants to see what was asked.
    const tookBack = 'entries' in message && message.entries.some((entry) => typeof entry.back_to === 'number')
    if (!tookBack) this.answerAtOnce()
  }

  /** True once the reader has been shown others' moves for so long that a faster pace may be offered; only once, ever. */
  get waitedLong(): boolean {
    return this.shownFor > LONG_WAIT && !settings.paceOffered && (settings.speed === 'normal' || settings.speed === 'calm')
  }

  private showEvents(played: GameEvent[], duration: number): void {
    this.forget()
    this.shownFor += duration
    this.played = played
    this.duration = duration
    const name = played.at(-1)!.name
    playSound(name === TIME_UP ? 'clock' : (this.kit.face?.sounds?.[name] ?? 'event'))
  }

  private rest(): void {
    this.waiting = false
    this.played = []
    this.duration = 0
  }

  private forget(): void {
    this.selected = this.hovered = null
    this.held = this.passing = false
  }

  /** Where several decide at the same time, the decision of another leaves one's own choice as it is. */
  private keepChoice(before: Ask | undefined): void {
    const { selected, held } = this
    this.forget()
    const ask = this.settled.asks[0]
    if (!selected || held || ask?.seat !== before?.seat || ask?.kind !== before?.kind) return
    this.selected = ask?.moves.find((move) => move.say === selected.say) ?? null
  }

  private takeRefusal(seat: number, by: number): void {
    if (this.mine.includes(seat)) tell('info', this.words.ui('undo-refused', { name: this.words.player(by) }))
  }

  private takeState(state: LineState): void {
    if (state === 'open') this.newest.reconnected()
    if (this.line === 'lost' && state === 'open') {
      this.isBack = true
      setTimeout(() => (this.isBack = false), 2500)
    }
    this.line = state
  }

  private async loadPositions(upTo: number): Promise<void> {
    if ((this.positions.at(-1)?.number ?? -1) >= upTo) return
    await this.attempt(async () => {
      this.positions = (await this.questions.positions(this.hotSeat ? null : this.seat)).positions
    })
  }

  private async send(message: ClientMessage, onfailure?: () => void): Promise<void> {
    await this.attempt(() => this.live.request(message), onfailure)
  }

  private async attempt(action: () => Promise<unknown>, onfailure?: () => void): Promise<void> {
    try {
      await action()
    } catch (error) {
      onfailure?.()
      tellError(error, this.words)
    }
  }
}
