// What was told last about a table, kept apart from the position on the screen: events are shown one after the other, and
// what is told meanwhile (an offer, somebody who comes or goes) must neither be lost nor be seen before what it is about.
import type { GivenPromise, Seat, Table } from '../wire'

interface Told {
  table: Table
  /** When it was told, in milliseconds of the page. */
  at: number
}

/** Some seconds after the server described it: clocks that run, and the time to talk, have gone on. */
function aged({ table, at }: Told, now: number): Table {
  const gone = Math.max(0, now - at) / 1000
  const left = (seconds: number) => Math.max(0, seconds - gone)
  const seats = table.seats.map((seat) => {
    const runs = seat.clock !== null && table.awaited.includes(seat.seat)
    const away = seat.away && { seconds: seat.away.seconds + gone, bot_in: left(seat.away.bot_in) }
    return runs || away ? { ...seat, clock: runs ? left(seat.clock ?? 0) : seat.clock, away } : seat
  })
  const { talk } = table
  return { ...table, seats, talk: talk && typeof talk.seconds === 'number' ? { ...talk, seconds: left(talk.seconds) } : talk }
}

/** A seat with the clock and the promises of the position that is shown, and whoever holds it by now. */
const held = (shown: Seat, now: Seat | undefined): Seat => (now ? { ...now, clock: shown.clock, promises: shown.promises } : shown)

export class Newest {
  /** The table of the position on the screen. */
  private shown: Told
  private newest: Told
  private promised: { promises: GivenPromise[]; revision: number } = { promises: [], revision: 0 }

  constructor(
    table: Table,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.shown = this.newest = { table, at: now() }
  }

  /** The whole anew: what was told before counts no more. */
  reset(table: Table, promises: GivenPromise[]): void {
    this.shown = this.newest = { table, at: this.now() }
    this.promised = { promises, revision: table.revision }
  }

  /** Another server, or the same one started again, counts from the beginning. */
  reconnected(): void {
    this.newest = { ...this.newest, table: { ...this.newest.table, revision: 0 } }
    this.promised = { ...this.promised, revision: 0 }
  }

  /** Takes in what is told, in whatever order it comes: the server numbers what it says (0: nobody counts). */
  hear(table: Table, promises?: GivenPromise[]): void {
    const isNews = (known: number) => table.revision > known || known === 0
    if (isNews(this.newest.table.revision)) this.newest = { table, at: this.now() }
    if (promises && isNews(this.promised.revision)) this.promised = { promises, revision: table.revision }
  }

  /** The screen has come to the position that was told at that time. */
  settle(table: Table, at: number): void {
    this.shown = { table, at }
  }

  /**
   * The table as it may be seen now. While something is still being shown that is the position on the screen: who sits
   * there is known at once, but what is said about something that comes later waits for it.
   */
  get table(): Table {
    const now = this.now(),
      newest = aged(this.newest, now)
    if (newest.number === this.shown.table.number) return newest
    const shown = aged(this.shown, now)
    const { spectators, rematch, undo, undo_request, end, revision } = newest
    const seats = shown.seats.map((seat, index) => held(seat, newest.seats[index]))
    const talk = newest.talk?.topic === shown.talk?.topic ? newest.talk : null
    return { ...shown, spectators, rematch, undo, undo_request, end, revision, seats, talk }
  }

  /** All promises that were heard of; some may come later than what is shown. */
  get promises(): GivenPromise[] {
    return this.promised.promises
  }
}
