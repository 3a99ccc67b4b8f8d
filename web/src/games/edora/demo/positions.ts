/** Positions to look at without a server (development only): recorded games, one position for every kind of decision. */
import { demoTable } from '../../../dev/table'
import type { Ask, Table } from '../../contract'
import type { EdoraEvent, EdoraView } from '../model/types'
import source from './positions.json'

export interface Demo {
  view: EdoraView
  ask: Ask | null
  seat: number | null
  table: Table
  /** Events that follow upon the view, shown one after the other. */
  events?: EdoraEvent[]
}

interface Recorded {
  seat: number
  view: EdoraView
  ask: Ask | null
  events?: EdoraEvent[]
  result?: NonNullable<Table['result']>
}

const recorded = source as unknown as Record<string, Recorded>

function demoOf(position: Recorded): Demo {
  const { view, ask, seat, events, result = null } = position
  const facts = { turn: view.turn, awaited: ask ? [seat] : [], number: ask?.number ?? 0, kind: ask?.kind ?? null, result }
  const table = demoTable('edora', view.players, facts)
  return {
    view,
    ask,
    seat,
    table: { ...table, seats: table.seats.map((one) => ({ ...one, yours: one.seat === seat })) },
    ...(events ? { events } : {}),
  }
}

export const demos: Record<string, () => Demo> = Object.fromEntries(
  Object.entries(recorded).map(([name, position]) => [name, () => demoOf(position)]),
)
