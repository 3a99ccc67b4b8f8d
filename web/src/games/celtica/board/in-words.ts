/** The board of Celtica in words: the druids, the places on their way, the display, the piles and everybody's amulets. */
import type { BoardLine, BoardPart, BoardTelling } from '../../contract'
import { lacking } from '../model/layers'
import type { CelticaContent, CelticaView, SeatView } from '../model/types'
import { placeName, speaker } from '../words'

type Kind = CelticaContent['place'][number]

export function inWords({ view, content, words }: BoardTelling<CelticaView, CelticaContent>): BoardPart[] {
  const say = speaker(words)
  const druids = content.druid.map(({ key }) => key)
  const kinds = content.part_kind.map(({ key }) => key)
  const druidNames = (keys: string[]) => words.list(keys.map((druid) => words.term('druid', druid)))
  /** "red 3, black 1", without those of which there are none. */
  const counted = (type: string, keys: readonly string[], counts: readonly number[]) =>
    words.list(keys.flatMap((key, i) => (counts[i] ? [`${words.term(type, key)} ${counts[i]}`] : [])))
  const amount = (what: string, count: number) => say('words-counted', { what, count })

  function effectOf({ kind, subtype, amount }: Kind): string {
    const does = kind === 'cult' ? words.say('effect-draw') : words.say(kind === 'ruin' ? 'effect-give' : 'effect-take', { amount })
    return `${words.term('kind', subtype)}, ${does}`
  }

  function placeLine(pos: number, effect: string, kind: string): BoardLine {
    const here = druids.filter((_, i) => view.positions[i] === pos)
    const text = say('words-place', { pos, place: placeName(words, pos), effect, druids: here.length ? druidNames(here) : 'none' })
    return { text, things: `${kind}:${pos}` }
  }

  function amuletLines(player: SeatView): string[] {
    const missing = lacking(player.parts, kinds)
    return [
      amount(words.say('complete-amulets'), player.complete),
      say('words-listed', { what: say('words-parts'), list: counted('part', kinds, player.parts) }),
      ...(missing.length && missing.length < kinds.length
        ? [say('words-listed', { what: words.say('missing-parts'), list: words.list(missing.map((kind) => words.term('part', kind))) })]
        : []),
    ]
  }

  const onBoard = druids.map((druid, i) => {
    const pos = view.positions[i] ?? 0
    return { text: say('words-druid', { druid: words.term('druid', druid), pos, place: placeName(words, pos) }), things: `druid:${druid}` }
  })
  const way = [placeLine(0, say('words-start'), 'start'), ...content.place.map((place) => placeLine(place.pos, effectOf(place), place.subtype))]
  const display = kinds.flatMap((kind, i) => (view.display[i] ? [amount(words.term('part', kind), view.display[i])] : []))
  const reserve = view.reserve.reduce((sum, count) => sum + count, 0)
  return [
    { title: words.say('druids'), lines: onBoard },
    { title: words.say('path'), lines: way },
    { title: words.say('display'), lines: [...display, amount(words.say('supply'), view.supply), amount(words.say('reserve'), reserve)] },
    {
      title: say('words-cards'),
      lines: [
        amount(words.term('pile', 'druid'), view.piles.druid),
        amount(words.term('pile', 'experience'), view.piles.experience),
        say('words-discarded', { cards: counted('druid', druids, view.discards.druid) }),
        say('words-hidden', { cards: counted('druid', druids, view.unseen.druid) }),
      ],
    },
    ...view.seats.map((player, seat) => ({ title: say('words-amulets', { name: words.player(seat) }), lines: amuletLines(player) })),
  ]
}
