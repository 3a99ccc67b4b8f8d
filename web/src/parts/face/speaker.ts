// Words of a face alone: labels on the board and in the panels. Those of moves and events come from the game.
import { bundleOf, type Words } from '../../words/words'

type Language = Words['language']
export type Say = (id: string, args?: Parameters<Words['say']>[1]) => string

/** Makes the function that says a face's messages in the reader's language; ids are given without the prefix. */
export function speakerOf(prefix: string, sources: Record<Language, string>): (words: Words) => Say {
  const speakers = new Map<Language, Say>()
  return ({ language }) => {
    const known = speakers.get(language)
    if (known) return known
    const bundle = bundleOf(language, sources[language])
    const say: Say = (id, args) => {
      const pattern = bundle.getMessage(`${prefix}-${id}`)?.value
      return pattern ? bundle.formatPattern(pattern, args, []) : id
    }
    speakers.set(language, say)
    return say
  }
}
