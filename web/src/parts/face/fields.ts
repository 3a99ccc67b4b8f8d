// Fields of things whose form the page does not know, and moves by what they are about.
import type { Ask, MoveEntry, Thing } from '../../wire'

export function textOf(thing: Partial<Thing> | null, field: string): string | null {
  const value = thing?.[field]
  return typeof value === 'string' ? value : null
}

export function numberOf(thing: Partial<Thing> | null, field: string): number | null {
  const value = thing?.[field]
  return typeof value === 'number' ? value : null
}

export function listOf(thing: Partial<Thing> | null, field: string): string[] {
  const value = thing?.[field]
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
}

/** A legal move with the type of what it is about. */
export interface Move<A> {
  entry: MoveEntry
  about: A
}

/** What a move is about, if it has one of those names. */
export function asNamed<A>(entry: MoveEntry | null | undefined, ...names: string[]): A | null {
  return entry && names.includes(entry.about.name) ? (entry.about as unknown as A) : null
}

export function movesNamed<A>(ask: Ask | null, ...names: string[]): Move<A>[] {
  return (ask?.moves ?? []).flatMap((entry) => {
    const about = asNamed<A>(entry, ...names)
    return about ? [{ entry, about }] : []
  })
}
