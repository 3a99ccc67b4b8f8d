/** Words of this face alone. */
import { speakerOf } from '../../parts/face/speaker'
import type { Words } from '../contract'
import de from './words/de.ftl?raw'
import en from './words/en.ftl?raw'
import nl from './words/nl.ftl?raw'

export const speaker = speakerOf('gr', { de, en, nl })

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
