/** Positions to look at without a server (development only): one for every kind of decision, as the engine gave them. */
import type { Ask, GameEvent, Table } from '../contract'
import recorded from './demo/positions.json'
import type { MedurisView } from './model/types'

export interface Demo {
  view: MedurisView
  ask: Ask | null
  seat: number | null
  table: Table
  /** Events that lead from the view to the one after them, shown one after the other. */
  events?: GameEvent[]
  after?: MedurisView
}

interface Recorded {
  view: MedurisView
  ask: Ask | null
  seat: number | null
  awaited: number[]
  result: Table['result']
  events?: GameEvent[]
  after?: MedurisView
}

const positions = recorded as unknown as Record<string, Recorded>
const NAMES = ['Anouk', 'Bram', 'Hazel', 'Rowan']
const LEVELS: Readonly<Record<number, number>> = { 2: 4, 3: 6 }

function makeTable(name: string, { view, ask, awaited, result }: Recorded): Table {
  return {
    id: `demo-${name}`,
    name: 'Oak 17',
    game: 'meduris',
    players: view.players,
    options: {},
    status: result ? 'over' : 'playing',
    created: '2026-11-15T20:00:00Z',
    open: false,
    number: ask?.number ?? 57,
    turn: view.turn,
    awaited,
    kind: result ? null : view.phase,
    seats: Array.from({ length: view.players }, (_, seat) => ({
      seat,
      kind: seat in LEVELS ? 'bot' : 'human',
      name: NAMES[seat] ?? null,
      level: LEVELS[seat] ?? null,
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
    result,
    rematch: null,
  }
}

/** Games that end with an empty mountain are rare, so the question is put together here. */
function stillBuild(): Recorded {
  const { view, seat, awaited, result } = positions['two'] as Recorded
  const moves = ['will build', 'will not build'].map((say, move) => ({ move, say, about: { name: say.replaceAll(' ', '_') } }))
  return {
    view: { ...view, phase: 'still_build', supply: view.supply.map(() => 0) },
    ask: { seat: 0, kind: 'still_build', number: 90, moves },
    seat,
    awaited,
    result,
  }
}

export const demos: Record<string, () => Demo> = Object.fromEntries(
  [...Object.entries(positions), ['still_build', stillBuild()] as const].map(([name, position]) => [
    name,
    () => ({ ...position, table: makeTable(name, position) }),
  ]),
)
