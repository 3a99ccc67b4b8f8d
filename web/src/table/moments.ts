// The log as people count it: one moment for every move that showed something, numbered from 1 without the dealing.
import type { GameEvent, Pledge } from '../lib/types'

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

/** Lines of the log that are no events of the game: a promise given, a promise kept or broken. */
export const GIVEN = 'promise',
  SETTLED = 'promise_settled'

/** The log with every promise where it was given, and again where it was kept or broken. */
export function withPromises(log: GameEvent[], promises: Pledge[]): GameEvent[] {
  if (!promises.length) return log
  const lines = promises.flatMap((promise): GameEvent[] => [
    { name: GIVEN, number: promise.number, promise },
    ...(promise.settled === null ? [] : [{ name: SETTLED, number: promise.settled, promise }]),
  ])
  return [...log, ...lines].sort((one, other) => one.number - other.number)
}

/** The promises as they stood when the table was at a number. */
export function promisesAt(promises: Pledge[], number: number): Pledge[] {
  return promises
    .filter((promise) => promise.number <= number)
    .map((promise) => (promise.settled !== null && promise.settled > number ? { ...promise, fate: 'open', settled: null } : promise))
}

/** How many moments have passed when the table is at a number. */
export function countAt(moments: Moment[], number: number): number {
  return moments.findLast((moment) => moment.number <= number)?.count ?? 0
}
