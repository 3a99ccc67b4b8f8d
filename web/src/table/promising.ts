import type { Promising } from '../wire'
import type { Words } from '../words/words'

/** A kind of promise in words, as one chooses it (`promising`) or asks for it (`asking`): without a place. */
export const promisingOf = (words: Words, prefix: 'promising' | 'asking', kind: Promising): string =>
  words.thing(prefix, { name: kind.name, ...(kind.field ? { [kind.field]: null } : {}) })
