// While events are played the view is still the one before them; what is shown is that view with the events so far.

/** What each kind of event changes in the view; kinds that change nothing are not named. `K`: what it takes to read them. */
export type Changes<V, E extends { name: string }, K = void> = { [N in E['name']]?: (view: V, event: Extract<E, { name: N }>, keys: K) => V }

export function shownBy<V, E extends { name: string }, K = void>(changes: Changes<V, E, K>) {
  const change = (view: V, event: E, keys: K): V => changes[event.name as E['name']]?.(view, event as never, keys) ?? view
  return (view: V, played: readonly E[], keys: K): V => played.reduce((now, event) => change(now, event, keys), view)
}

/** The list with one item changed. */
export const put = <T>(list: readonly T[], index: number, change: (item: T) => T): T[] => list.map((item, i) => (i === index ? change(item) : item))

/** The counts with one of them raised or lowered; none falls below 0. */
export const counted = (counts: readonly number[], index: number, by: number): number[] => put(counts, index, (count) => Math.max(0, count + by))

/** The view with something of one player changed. */
export function forSeat<V extends { seats: object[] }, S = V['seats'][number]>(view: V, seat: number, change: (player: S) => Partial<S>): V {
  return { ...view, seats: put(view.seats, seat, (player) => ({ ...player, ...change(player as S) })) }
}
