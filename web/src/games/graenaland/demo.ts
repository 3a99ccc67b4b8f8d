/** Positions to look at without a server (development only): one for every kind of decision, taken from real games. */
import type { Ask, GameEvent, Table } from '../contract'
import type { GraenalandView } from './model/types'

interface Position {
  view: GraenalandView
  ask: Ask | null
  /** Events that lead on from the view, shown one after the other. */
  events?: GameEvent[]
  result?: Table['result']
}

export interface Demo extends Position {
  seat: number | null
  table: Table
}

const NAMES = ['Anouk', 'Bram', 'Hazel', 'Rowan', 'Joris']
const files = import.meta.glob<Position>('./demo/positions/*.json', { eager: true, import: 'default' })

function makeTable({ view, ask, result }: Position): Table {
  return {
    id: `demo-${view.players}`,
    name: 'Fjord 8',
    game: 'graenaland',
    players: view.players,
    options: {},
    status: result ? 'over' : 'playing',
    created: '2026-11-15T20:00:00Z',
    open: false,
    number: ask?.number ?? 0,
    turn: view.turn,
    awaited: view.awaited,
    kind: ask?.kind ?? null,
    seats: view.seats.map((_, seat) => ({
      seat,
      kind: seat === 2 ? 'bot' : 'human',
      name: NAMES[seat] ?? null,
      level: seat === 2 ? 4 : null,
      connected: true,
      yours: seat === 0,
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

const nameOf = (path: string): string => path.replace(/^.*\/|\.json$/g, '')

/** The own move is sealed, the others still choose. */
function sealed(): Demo {
  const demo = demos['move']!()
  const choice = demo.ask?.moves.find((entry) => entry.about.name === 'hero')?.say ?? 'stay'
  const seats = demo.view.seats.map((player, seat) =>
    seat === 0 ? { ...player, sealed: true, choice } : seat === 2 ? { ...player, sealed: true } : player,
  )
  return { ...demo, ask: null, view: { ...demo.view, seats } }
}

export const demos: Record<string, () => Demo> = {
  ...Object.fromEntries(
    Object.entries(files).map(([path, position]) => [nameOf(path), () => ({ ...position, seat: 0, table: makeTable(position) })]),
  ),
  sealed,
}
