// The view as far as its events have been shown. Each event brings the changes it made; no rule is worked out here.
import type { GameEvent } from '../../games/contract'

type Path = readonly (string | number)[]

function put<T>(part: T, path: Path, value: unknown): T {
  const [key, ...rest] = path
  if (key === undefined) return value as T
  if (Array.isArray(part)) return part.map((item, i) => (i === key ? put(item, rest, value) : item)) as T
  return { ...part, [key]: put((part as Record<string, unknown>)[key], rest, value) }
}

/** The view with these changes made. */
export function changed<V>(view: V, changes: readonly [Path, unknown][]): V {
  return changes.reduce((part, [path, value]) => put(part, path, value), view)
}

/** The view with the events shown so far: while events are played, the view is still the one before them. */
export function shownView<V>(view: V, played: readonly GameEvent[]): V {
  return played.reduce((now, event) => changed(now, event.changes ?? []), view)
}
