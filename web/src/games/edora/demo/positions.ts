/** Positions to look at without a server (development only): recorded games, one position for every kind of decision. */
import type { Ask, GameEvent, Table } from '../../contract'
import type { EdoraView } from '../model/types'
import source from './positions.json'

export interface Demo {
  view: EdoraView
  ask: Ask | null
  seat: number | null
  table: Table
  /** Events that follow upon the view, shown one after the other. */
  events?: GameEvent[]
}

interface Recorded {
  seat: number
  view: EdoraView
  ask: Ask | null
  events?: GameEvent[]
  result?: NonNullable<Table['result']>
}

const NAMES = ['Anouk', 'Bram', 'Hazel', 'Ilse']
const recorded = source as unknown as Record<string, Recorded>

function makeTable({ view, seat: reader, ask, result }: Recorded): Table {
  return {
    id: `demo-${view.players}`,
    name: 'Oak 21',
    game: 'edora',
    players: view.players,
    options: {},
    status: result ? 'over' : 'playing',
    created: '2026-11-15T20:00:00Z',
    open: false,
    number: ask?.number ?? 0,
    turn: view.turn,
    awaited: ask ? [reader] : [],
    kind: ask?.kind ?? null,
    seats: Array.from({ length: view.players }, (_, seat) => ({
      seat,
      kind: seat === 2 ? 'bot' : 'human',
      name: NAMES[seat] ?? null,
      level: seat === 2 ? 4 : null,
      connected: true,
      yours: seat === reader,
      stand_in: null,
      clock: null,
    })),
    clock: { kind: 'none', seconds: 0, increment: 0 },
    talk_seconds: 0,
    talk: null,
    spectators: 1,
    undo: { allowed: true, consent: false, reason: null },
    undo_request: null,
    result: result ?? null,
    rematch: null,
  }
}

function demoOf(position: Recorded): Demo {
  const { view, ask, seat, events } = position
  return { view, ask, seat, table: makeTable(position), ...(events ? { events } : {}) }
}

export const demos: Record<string, () => Demo> = Object.fromEntries(
  Object.entries(recorded).map(([name, position]) => [name, () => demoOf(position)]),
)
