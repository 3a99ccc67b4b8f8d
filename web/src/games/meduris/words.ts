/** Words of this face alone. */
import { speakerOf } from '../../parts/face/speaker'
import type { Words } from '../contract'
import de from './words/de.ftl?raw'
import en from './words/en.ftl?raw'
import nl from './words/nl.ftl?raw'

export const speaker = speakerOf('me', { de, en, nl })

/** "3 wood and 3 stone" */
export function amounts(words: Words, goods: readonly string[], count: (good: string) => number): string {
  return words.list(goods.filter((good) => count(good) > 0).map((good) => `${count(good)} ${words.term('good', good)}`))
}

/** A word at the beginning of a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
