// Positions to look at without a server, and for the tests: each game has some in its demo.ts, one for every kind of
// decision, most of them recorded from real games; what happens is recorded by tools/demos.py. `/?demo=meduris&case=offer` shows one; see server.ts.
import { parse } from 'smol-toml'
import type { Ask, GameEvent, Seat, Table } from '../wire'

export interface Recorded<V, E = GameEvent> {
  view: V
  ask: Ask | null
  /** Who looks at it; the first player if not told. */
  seat?: number | null
  awaited?: number[]
  result?: Table['result']
  /** Events that lead from the view to the one after them. */
  events?: E[]
  after?: V
}

export interface Demo<V = unknown, E = GameEvent> extends Recorded<V, E> {
  table: Table
}

const NAMES = ['Anouk', 'Bram', 'Hazel', 'Ilse', 'Joris']

const demoSeat = (seat: number, reader: number | null): Seat => ({
  seat,
  kind: seat === 2 ? 'bot' : 'human',
  name: NAMES[seat] ?? null,
  level: seat === 2 ? 4 : null,
  connected: true,
  yours: seat === reader,
  stand_in: null,
  clock: null,
  promises: { kept: 0, broken: 0, open: 0, to_trust: 0 },
  away: null,
})

function demoTable(game: string, { view, ask, seat = 0, awaited, result = null }: Recorded<{ players: number; turn: number; phase: string }>): Table {
  const over = result !== null || view.phase === 'over'
  return {
    id: 'demo',
    name: 'Oak 21',
    game,
    players: view.players,
    options: {},
    rules: 1,
    content: '',
    status: over ? 'over' : 'playing',
    created: '2026-11-15T20:00:00Z',
    open: false,
    practice: false,
    number: ask?.number ?? 57,
    turn: view.turn,
    awaited: awaited ?? (ask ? [ask.seat] : []),
    kind: ask?.kind ?? null,
    seats: Array.from({ length: view.players }, (_, i) => demoSeat(i, seat)),
    clock: { kind: 'none', seconds: 0, increment: 0 },
    talk_seconds: 0,
    talk: null,
    spectators: 1,
    undo: { allowed: true, consent: false, reason: null, turn: false },
    undo_request: null,
    result,
    rematch: null,
    commitment: null,
    round: null,
    moved: null,
    lesson: null,
    origin: null,
    shuffling: null,
    end: { alone: true, agreed: [], waiting: [] },
    no_talk: [],
    remarks: [],
    revision: 0,
  }
}

export function demosOf<V extends { players: number; turn: number; phase: string }, E>(game: string, recorded: Record<string, Recorded<V, E>>) {
  const demos = Object.entries(recorded).map(([name, one]): [string, () => Demo<V, E>] => [
    name,
    () => ({ seat: 0, ...one, table: demoTable(game, one as Recorded<V, never>) }),
  ])
  return Object.fromEntries(demos)
}

const sources = import.meta.glob<string>('../../../nemeton/games/*/content.toml', { eager: true, query: '?raw', import: 'default' })

/** The content data of a game, from its own file. */
export const contentOf = <C>(game: string): C => parse(sources[`../../../nemeton/games/${game}/content.toml`] ?? '') as C
