// A made-up table around a position that is looked at without a server.
import type { Seat, Table } from '../wire'

const NAMES = ['Anouk', 'Bram', 'Hazel', 'Ilse', 'Joris']

const demoSeat = (seat: number): Seat => ({
  seat,
  kind: seat === 2 ? 'bot' : 'human',
  name: NAMES[seat] ?? null,
  level: seat === 2 ? 4 : null,
  connected: true,
  yours: seat === 0,
  stand_in: null,
  clock: null,
})

export function demoTable(game: string, players: number, facts: Partial<Table> = {}): Table {
  return {
    id: `demo-${players}`,
    name: 'Oak 21',
    game,
    players,
    options: {},
    status: facts.result ? 'over' : 'playing',
    created: '2026-11-15T20:00:00Z',
    open: false,
    number: 57,
    turn: 0,
    awaited: [0],
    kind: null,
    seats: Array.from({ length: players }, (_, seat) => demoSeat(seat)),
    clock: { kind: 'none', seconds: 0, increment: 0 },
    talk_seconds: 0,
    talk: null,
    spectators: 1,
    undo: { allowed: true, consent: false, reason: null },
    undo_request: null,
    result: null,
    rematch: null,
    commitment: null,
    ...facts,
  }
}
