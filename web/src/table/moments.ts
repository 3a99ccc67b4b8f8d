// The log as people count it: one moment for every move that showed something, numbered from 1 without the dealing.
import type { GameEvent } from '../lib/types'

export interface Moment {
  /** As people count. */
  count: number
  /** As the server counts. */
  number: number
  /** Who moved, if anybody did. */
  seat: number | null
  /** The round that begins here. */
  round: number | null
  events: GameEvent[]
}

export function momentsOf(log: GameEvent[], silent: readonly string[] = []): Moment[] {
  const moments: Moment[] = []
  for (const event of log) {
    if (silent.includes(event.name)) continue
    let moment = moments.at(-1)
    if (moment?.number !== event.number) {
      moment = { count: moments.length + 1, number: event.number, seat: null, round: null, events: [] }
      moments.push(moment)
    }
    moment.events.push(event)
    moment.seat ??= typeof event['seat'] === 'number' ? event['seat'] : null
    if (event.name === 'round' && typeof event['round'] === 'number') moment.round ??= event['round']
  }
  return moments
}

/** How many moments have passed when the table is at a number. */
export function countAt(moments: Moment[], number: number): number {
  return moments.findLast((moment) => moment.number <= number)?.count ?? 0
}
