// Which turns are spoken, and when: each once and in order, at every pace. A turn is spoken when it is over; as far as it has
// come, if the reader is asked something in the middle of it, and later only the rest.
import type { GameEvent } from '../wire'
import { isNews, isPromise, type Turn } from './turns'
import type { Turns } from '../wire'

export class SpokenTurns {
  /** The newest entry of which something was spoken; entries are numbered in order, also through undos and lost connections. */
  private newest = -1
  /** What of that entry was spoken: an entry may end one turn and begin the next. */
  private heard = new Set<string>()

  /** What happened before the reader came stands in the log. */
  skip(turns: readonly Turn[]): void {
    this.fresh(turns)
  }

  /** What is to be spoken now. `paused`: nothing more happens before the reader goes on, so that the last turn is told as well. */
  next(turns: readonly Turn[], paused: boolean, telling: Turns, mine: readonly number[]): Turn[] {
    return this.fresh(paused ? turns : turns.slice(0, -1)).filter((turn) => isNews(turn, telling, mine))
  }

  private fresh(turns: readonly Turn[]): Turn[] {
    const found = turns.flatMap((turn) => {
      const events = turn.events.filter((event) => !isPromise(event) && this.isNew(event))
      return events.length ? [{ ...turn, events }] : []
    })
    for (const event of found.flatMap(({ events }) => events)) this.remember(event)
    return found
  }

  private isNew(event: GameEvent): boolean {
    return event.number > this.newest || (event.number === this.newest && !this.heard.has(JSON.stringify(event)))
  }

  private remember(event: GameEvent): void {
    if (event.number > this.newest) {
      this.newest = event.number
      this.heard.clear()
    }
    if (event.number === this.newest) this.heard.add(JSON.stringify(event))
  }
}
