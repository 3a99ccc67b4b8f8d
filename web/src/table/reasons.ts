// What speaks for and against a move, in the game's words.
import type { HintReason } from '../wire'
import type { Words } from '../words/words'

export function reasonsIn(words: Words, reasons: HintReason[]): string[] {
  const named = (found: HintReason[]) => words.list(found.map((reason) => words.say(`reason-${reason.name}`)))
  const good = reasons.filter((reason) => reason.worth > 0)
  const bad = reasons.filter((reason) => reason.worth < 0)
  return [
    ...(good.length ? [words.ui('hint-for', { reasons: named(good) })] : []),
    ...(bad.length ? [words.ui('hint-against', { reasons: named(bad) })] : []),
  ]
}
