// What speaks for and against a move, in the game's words: how much of what, and whose, where it can be counted.
import type { HintReason, Thing } from '../wire'
import type { Words } from '../words/words'

function because(words: Words, thing: Thing): string {
  const amount = Number(thing['amount'])
  const what = words.thing('amount', { ...thing, amount: Math.abs(amount) })
  const seat = thing['seat']
  const way = `${typeof seat === 'number' ? '-rival' : ''}${amount > 0 ? '-more' : '-less'}`
  return words.say(`because${way}`, { what, seat: typeof seat === 'number' ? words.player(seat) : '' })
}

/** One phrase for each reason. */
export function phrasesOf(words: Words, reasons: HintReason[]): string[] {
  return reasons.flatMap((reason) =>
    reason.thing
      ? [words.thing('reason', reason.thing)]
      : reason.amounts?.length
        ? reason.amounts.map((thing) => because(words, thing))
        : [words.say(`reason-${reason.name}`)],
  )
}

export function reasonsIn(words: Words, reasons: HintReason[]): string[] {
  const good = reasons.filter((reason) => reason.worth > 0)
  const bad = reasons.filter((reason) => reason.worth < 0)
  return [
    ...(good.length ? [words.ui('hint-for', { reasons: words.list(phrasesOf(words, good)) })] : []),
    ...(bad.length ? [words.ui('hint-against', { reasons: words.list(phrasesOf(words, bad)) })] : []),
  ]
}
