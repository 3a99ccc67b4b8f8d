import type { Promising } from '../wire'
import type { Words } from '../words/words'

/** A kind of promise in words, as one chooses it (`promising`) or asks for it (`asking`): without a place; `receiver`: for whom it would be done. */
export const promisingOf = (words: Words, prefix: 'promising' | 'asking', kind: Promising, receiver: number): string =>
  words.thing(prefix, { name: kind.name, now: kind.now_to.includes(receiver) ? 1 : 0, ...(kind.field ? { [kind.field]: null } : {}) })
