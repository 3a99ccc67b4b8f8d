/** Words of this face alone. */
import { speakerOf } from '../../parts/face/speaker'
import type { Words } from '../contract'
import de from './words/de.ftl?raw'
import en from './words/en.ftl?raw'
import nl from './words/nl.ftl?raw'

export const speaker = speakerOf('ce', { de, en, nl })

/** The name of a place without the explanation in brackets that lists may need. */
export function placeName(words: Words, pos: number): string {
  return words.term('place', pos).replace(/ \(.*\)$/, '')
}
