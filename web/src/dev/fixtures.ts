// A made-up table, so that pages can be looked at without a server. Only the development server ever loads it.
import type { Ask, GameEvent, GameInfo, MoveEntry, Position, Table, Thing } from '../lib/types'

const DRUIDS = ['red', 'grey', 'white', 'brown', 'black']
const PARTS = ['large_1', 'large_2', 'large_3', 'large_4', 'small_1', 'small_2', 'small_3', 'small_4', 'middle']

// prettier-ignore
export const game: GameInfo = {
  name: 'celtica', title: 'Celtica', min_players: 2, max_players: 5, minutes: 40, facts: {}, talk_seconds: 0,
  options: [
    { key: 'goal_gives_parts', kind: 'bool', default: true },
    { key: 'swap_returns_to', kind: 'choice', default: 'display', choices: ['display', 'reserve'] },
    { key: 'rounds', kind: 'int', default: 5, least: 1, most: 9 },
  ],
  fields: { seat: 'seat', druid: 'druid', part: 'part', parts: 'part', own: 'part', from: 'place', to: 'place', pile: 'pile' },
  terms: { druid: DRUIDS, part: PARTS, place: Array.from({ length: 20 }, (_, index) => String(index)) },
  decisions: ['play', 'take', 'give', 'draw', 'final'],
}

/** The rest of the shelf, to see the start page with all four games. */
// prettier-ignore
const other = (name: string, title: string, least: number, most: number, minutes: number): GameInfo => ({
  name, title, min_players: least, max_players: most, minutes, options: [], fields: {}, terms: {}, decisions: [], facts: {}, talk_seconds: 0,
})
export const games: GameInfo[] = [
  other('meduris', 'Meduris', 2, 4, 75),
  other('edora', 'The Druids of Edora', 2, 4, 90),
  game,
  other('graenaland', 'Graenaland', 3, 5, 100),
]

// prettier-ignore
export const table: Table = {
  id: 'demo', name: 'Oak 21', game: 'celtica', players: 4, options: {}, status: 'playing', created: '2026-11-15T20:00:00Z', open: false,
  number: 57, turn: 0, awaited: [0], kind: 'play',
  seats: [
    { seat: 0, kind: 'human', name: 'Anouk', level: null, connected: true, yours: true, stand_in: null, clock: 280 },
    { seat: 1, kind: 'human', name: 'Bram', level: null, connected: true, yours: false, stand_in: null, clock: 170 },
    { seat: 2, kind: 'bot', name: 'Hazel', level: 4, connected: true, yours: false, stand_in: null, clock: null },
    { seat: 3, kind: 'human', name: 'Ilse', level: null, connected: false, yours: false, stand_in: 3, clock: 300 },
  ],
  clock: { kind: 'none', seconds: 0, increment: 0 }, talk_seconds: 0, talk: null, spectators: 1,
  undo: { allowed: false, consent: false, reason: 'nothing_to_take_back' }, undo_request: null, result: null, rematch: null,
}

const entry = (move: number, say: string, about: Thing): MoveEntry => ({ move, say, about })
// prettier-ignore
const walk = (druid: string, cards: number, experience: number, from: number, effect: string, amount: number, only_ruin = false): Thing => ({
  name: 'play', druid, cards, experience, from, to: from + cards + experience, effect, amount, only_ruin, wasted: 0,
})

export const playAsk: Ask = {
  seat: 0,
  kind: 'play',
  number: 57,
  moves: [
    entry(1, 'play red 1', walk('red', 1, 0, 12, 'draw', 1)),
    entry(2, 'play red 1 + 1', walk('red', 1, 1, 12, 'take', 3)),
    entry(3, 'play red 2', walk('red', 2, 0, 12, 'take', 3)),
    entry(4, 'play red 2 + 1', walk('red', 2, 1, 12, 'give', 3)),
    entry(5, 'play grey 1', walk('grey', 1, 0, 8, 'give', 1, true)),
    entry(6, 'play white 1', walk('white', 1, 0, 16, 'take', 3)),
  ],
}

// prettier-ignore
const view = {
  players: 4, turn: 0, phase: 'play', amount: 0, round: 4, first: 1, last_round: true, ender: 3,
  positions: [12, 8, 16, 8, 19], display: [1, 0, 0, 1, 1, 1, 2, 1, 1], supply: 9, reserve: [1, 1, 0, 2, 0, 0, 4, 0, 0],
  piles: { druid: 11, experience: 9 },
  discards: { druid: [5, 4, 5, 3, 4], experience: [1, 0, 0, 0, 0] },
  unseen: { druid: [5, 7, 6, 9, 8], experience: [2, 2, 2, 1, 2] },
  seats: [
    { parts: [3, 1, 2, 2, 2, 3, 1, 2, 1], druid_cards: 4, experience_cards: 2, hand: [2, 1, 1, 0, 0], experience: [1, 0, 0, 1, 0], complete: 1, incomplete: [6, 2], place: 2, out: false },
    { parts: [2, 2, 2, 3, 2, 1, 2, 2, 1], druid_cards: 3, experience_cards: 1, hand: null, experience: null, complete: 1, incomplete: [7, 1], place: 1, out: false },
    { parts: [2, 3, 2, 1, 2, 1, 0, 1, 2], druid_cards: 0, experience_cards: 0, hand: null, experience: null, complete: 0, incomplete: [8, 5, 1], place: 4, out: true },
    { parts: [1, 2, 4, 1, 2, 1, 1, 3, 1], druid_cards: 3, experience_cards: 3, hand: null, experience: null, complete: 1, incomplete: [4, 2, 1], place: 3, out: false },
  ],
}

export const viewAt = (positions: number[]) => ({ ...view, positions })

const event = (number: number, name: string, fields: Record<string, unknown>): GameEvent => ({ number, name, ...fields })

/** Fifty-odd moves that look like a game. */
export const log: GameEvent[] = Array.from({ length: 57 }, (_, index) => index + 1).flatMap((number) => {
  const seat = number % 4,
    druid = DRUIDS[number % 5]!,
    from = Math.floor(number / 3.2)
  const events = [
    event(number, 'play', { seat, druid, cards: 1 + (number % 2), experience: 0 }),
    event(number, 'walk', { seat, druid, from, to: from + 1 }),
  ]
  if (number % 17 === 0) events.unshift(event(number, 'round', { round: 1 + number / 17, seat }))
  if (number % 3 === 0) events.push(event(number, 'take', { seat, parts: [PARTS[number % 9]!, PARTS[(number * 2) % 9]!] }))
  return events
})

export const positions: Position[] = Array.from({ length: 58 }, (_, number) => ({
  number,
  entry: number ? { number, seat: number % 4, say: 'play red 1', forced: false } : null,
  events: log.filter((one) => one.number === number),
  view: viewAt([12, 8, 16, 8, 19].map((place) => Math.round((place * number) / 57))),
}))

/** What follows a play of the reader: his walk, and what the others do. */
export function consequences(number: number, move: MoveEntry): { events: GameEvent[]; seat: number; say: string }[] {
  const about = move.about
  const own = [
    event(number + 1, 'play', { seat: 0, druid: about['druid'], cards: about['cards'], experience: about['experience'] }),
    event(number + 1, 'walk', { seat: 0, druid: about['druid'], from: about['from'], to: about['to'] }),
    event(number + 1, 'take', { seat: 0, parts: ['large_1', 'middle'] }),
  ]
  const others = [1, 3].map((seat, index) => ({
    seat,
    say: 'play brown 1',
    events: [
      event(number + 2 + index, 'play', { seat, druid: 'brown', cards: 1, experience: 0 }),
      event(number + 2 + index, 'walk', { seat, druid: 'brown', from: 8 + index, to: 9 + index }),
    ],
  }))
  return [{ seat: 0, say: move.say, events: own }, ...others]
}

export const result = { points: [2, 1, 0, 1], ranking: [1, 2, 4, 3], facts: [{ name: 'decided_by_complete', seat: 0, complete: 2 }] }
