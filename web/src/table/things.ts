// What a decision is about, as the words of these things are called: `herb-sickle`.
import type { Ask } from '../wire'

/** Everything with words that the moves name; `fields` says which field is of which type. */
export function thingsIn(ask: Ask | null, fields: Readonly<Record<string, string>>): string[] {
  const found = new Set<string>()
  for (const { about } of ask?.moves ?? [])
    for (const [field, value] of Object.entries(about)) {
      const type = fields[field]
      for (const one of Array.isArray(value) ? value : [value]) if (type && typeof one === 'string') found.add(`${type}-${one}`)
    }
  return [...found]
}
