// Words of a face alone: labels on the board and in the panels. Those of moves and events come from the game.
import type { FluentBundle } from '@fluent/bundle'
import { bundleOf, type Words } from '../../words/words'

type Language = Words['language']
export type Say = (id: string, args?: Parameters<Words['say']>[1]) => string

/** Makes the function that says a face's messages in the reader's language; ids are given without the prefix. Like the game's
 * own messages they may name the numbers of the box. */
export function speakerOf(prefix: string, sources: Record<Language, string>): (words: Words) => Say {
  const bundles = new Map<Language, FluentBundle>()
  return ({ language, facts }) => {
    const bundle = bundles.get(language) ?? bundleOf(language, sources[language])
    bundles.set(language, bundle)
    return (id, args) => {
      const pattern = bundle.getMessage(`${prefix}-${id}`)?.value
      return pattern ? bundle.formatPattern(pattern, { ...facts, ...args }, []) : id
    }
  }
}
