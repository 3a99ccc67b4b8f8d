/** Words of this face alone: labels on the board and in the panels. Those of moves and events come from the game. */
import { bundleOf } from '../../lib/words'
import type { Words } from '../contract'
import de from './words/de.ftl?raw'
import en from './words/en.ftl?raw'
import nl from './words/nl.ftl?raw'

type Arguments = Parameters<Words['say']>[1]
export type Say = (id: string, args?: Arguments) => string

const sources: Record<Words['language'], string> = { de, en, nl }
const speakers = new Map<Words['language'], Say>()

/** A function that says a message of this face in the reader's language; ids are given without `gr-`. */
export function speaker(words: Words): Say {
  const known = speakers.get(words.language)
  if (known) return known
  const bundle = bundleOf(words.language, sources[words.language])
  const say: Say = (id, args) => {
    const pattern = bundle.getMessage(`gr-${id}`)?.value
    return pattern ? bundle.formatPattern(pattern, args, []) : id
  }
  speakers.set(words.language, say)
  return say
}

/** Cards in words, equal ones counted: "2 ore and livestock". */
export function cardWords(cards: readonly string[], words: Words): string {
  const say = speaker(words)
  const kinds = [...new Set(cards)].map((card) => {
    const count = cards.filter((other) => other === card).length
    const resource = words.term('resource', card)
    return count > 1 ? say('counted', { count, resource }) : resource
  })
  return words.list(kinds)
}
