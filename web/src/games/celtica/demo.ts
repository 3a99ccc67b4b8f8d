/** Positions to look at without a server (development only): one for every kind of decision. */
import { demosOf, type Recorded } from '../../dev/demos'
import type { Ask, MoveEntry } from '../contract'
import told from './demo/told.json'
import type { CelticaEvent, CelticaView, SeatView } from './model/types'

const KINDS = ['large_1', 'large_2', 'large_3', 'large_4', 'small_1', 'small_2', 'small_3', 'small_4', 'middle']
const PARTS = [
  [3, 1, 2, 2, 2, 3, 1, 2, 1], [2, 2, 2, 3, 2, 1, 2, 2, 1], [2, 3, 2, 1, 2, 1, 0, 1, 2], [1, 2, 4, 1, 2, 1, 1, 3, 1], [0, 1, 1, 0, 2, 0, 1, 0, 0],
]
const RANKS = [2, 1, 4, 3, 5]
const RICH = [[4, 3, 5, 3, 4, 6, 3, 4, 3], [3, 4, 2, 5, 3, 3, 4, 2, 3]]

function player(parts: number[], place: number, druid: number, experience: number): SeatView {
  const complete = Math.min(...parts)
  const incomplete = Array.from({ length: Math.max(...parts) }, (_, i) => parts.filter((count) => count > i).length)
  return {
    parts,
    druid_cards: druid,
    experience_cards: experience,
    hand: null,
    experience: null,
    complete,
    incomplete: incomplete.filter((size) => size < KINDS.length),
    place,
    out: druid === 0,
  }
}

function makeView(players: number, parts = PARTS): CelticaView {
  const cards = [4, 3, 0, 3, 2]
  const helmets = [2, 1, 0, 3, 1]
  const seats = Array.from({ length: players }, (_, i) => player(parts[i] ?? [], RANKS[i] ?? 1, cards[i] ?? 0, helmets[i] ?? 0))
  Object.assign(seats[0] ?? {}, { hand: [2, 1, 1, 0, 0], experience: [1, 0, 0, 1, 0] })
  return {
    players,
    turn: 0,
    phase: 'play',
    amount: 0,
    round: 4,
    first: 1,
    last_round: false,
    ender: null,
    positions: [12, 8, 16, 8, 17],
    display: [1, 1, 0, 1, 1, 1, 2, 1, 1],
    supply: 9,
    reserve: [1, 2, 0, 0, 1, 2, 1, 0, 1],
    piles: { druid: 21, experience: 9 },
    discards: { druid: [4, 3, 5, 2, 6], experience: [1, 0, 0, 0, 0] },
    unseen: { druid: [5, 7, 6, 9, 8], experience: [2, 3, 1, 2, 1] },
    seats,
  }
}

function makeAsk(kind: string, entries: Omit<MoveEntry, 'move'>[]): Ask {
  return { seat: 0, kind, number: 57, moves: entries.map((entry, move) => ({ ...entry, move })), usual: null, aside: null, proposed: null }
}

function play(druid: string, cards: number, experience: number, from: number, to: number, effect: string, amount: number, more = {}) {
  const say = `play ${druid} ${cards}${experience ? ` + ${experience}` : ''}`
  const about = { name: 'play', druid, cards, experience, from, to, effect, amount, only_ruin: false, wasted: 0, ...more }
  return { say, about }
}

const PLAYS = [
  play('red', 1, 0, 12, 13, 'draw', 1),
  play('red', 1, 1, 12, 14, 'take', 3),
  play('red', 2, 0, 12, 14, 'take', 3),
  play('red', 2, 1, 12, 15, 'give', 3),
  play('grey', 1, 0, 8, 9, 'give', 1, { only_ruin: true }),
  play('white', 1, 0, 16, 17, 'take', 3),
]

/** All different choices of `size` out of counted kinds. */
function choices(counts: readonly number[], size: number, from = 0): string[][] {
  if (size === 0) return [[]]
  return KINDS.flatMap((kind, i) => {
    if (i < from || !counts[i]) return []
    const rest = counts.map((count, j) => (j === i ? count - 1 : count))
    return choices(rest, size - 1, i).map((others) => [kind, ...others])
  })
}

function partAsk(name: 'take' | 'give', counts: readonly number[], amount: number): Ask {
  const entries = choices(counts, amount).map((parts) => ({
    say: `${name} ${parts.join(' ')}`,
    about: { name, parts, ...(name === 'take' ? { fills: 1 } : { breaks: parts.includes('middle') ? 1 : 0 }) },
  }))
  return makeAsk(name, entries)
}

function finalAsk(view: CelticaView): Ask {
  const own = KINDS.filter((_, i) => view.seats[0]?.parts[i])
  const shown = KINDS.filter((_, i) => view.display[i])
  const swaps = own.flatMap((mine) =>
    shown.filter((part) => part !== mine).map((part) => ({ say: `swap ${mine} ${part}`, about: { name: 'swap', own: mine, part, complete: 1 } })),
  )
  const buys = shown.map((part) => ({ say: `buy ${part}`, about: { name: 'buy', part, complete: 1 } }))
  return makeAsk('final', [...swaps, ...buys, { say: 'done', about: { name: 'done' } }])
}

const lastRound = (view: CelticaView): CelticaView => ({ ...view, last_round: true, positions: [12, 8, 16, 8, 19] })

type Position = Recorded<CelticaView, CelticaEvent>

const position = (kind: string, view: CelticaView, ask: Ask | null): Position => ({ view: { ...view, phase: kind }, ask })

function over(): Position {
  const fact = { name: 'decided_by_complete', seat: 1, complete: 1 }
  return {
    ...position('over', { ...lastRound(makeView(4)), ender: 2 }, null),
    result: { points: [1, 1, 0, 1], ranking: [2, 1, 4, 3], facts: [fact] },
  }
}

function crowdedPlays(): Position {
  const entries = [1, 2, 3, 4].flatMap((cards) =>
    [0, 1, 2].map((experience) =>
      play(
        'red',
        cards,
        experience,
        12,
        12 + cards + experience,
        ['nothing', 'draw', 'take', 'give', 'take', 'take', 'give'][cards + experience] ?? 'take',
        2,
      ),
    ),
  )
  const view = makeView(5)
  Object.assign(view.seats[0] ?? {}, { hand: [4, 0, 0, 0, 1], experience: [2, 0, 0, 0, 0], druid_cards: 5 })
  const black = [play('black', 1, 0, 19, 19, 'nothing', 0)]
  return position('play', lastRound(view), makeAsk('play', [...entries, ...black]))
}

export const demos = demosOf<CelticaView, CelticaEvent>('celtica', {
  play: position('play', makeView(4), makeAsk('play', PLAYS)),
  last: position('play', lastRound(makeView(4)), makeAsk('play', PLAYS)),
  take: position('take', { ...makeView(4), amount: 3 }, partAsk('take', makeView(4).display, 3)),
  give: position('give', { ...makeView(4), amount: 3 }, partAsk('give', PARTS[0] ?? [], 3)),
  draw: position(
    'draw',
    makeView(4),
    makeAsk('draw', [
      { say: 'draw', about: { name: 'draw', pile: 21 } },
      { say: 'decline', about: { name: 'decline' } },
    ]),
  ),
  final: position('final', lastRound(makeView(4)), finalAsk(makeView(4))),
  over: over(),
  two: position('play', makeView(2, RICH), makeAsk('play', PLAYS)),
  five: position('play', makeView(5), makeAsk('play', PLAYS)),
  crowd: crowdedPlays(),
  start: position(
    'play',
    { ...makeView(3), positions: [0, 0, 0, 0, 0] },
    makeAsk('play', [
      play('red', 1, 0, 0, 1, 'take', 1),
      play('red', 2, 0, 0, 2, 'draw', 1),
      play('grey', 1, 0, 0, 1, 'take', 1),
      play('white', 1, 0, 0, 1, 'take', 1),
    ]),
  ),
  ...(told as unknown as Record<string, Position>),
})
