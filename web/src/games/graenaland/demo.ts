/** Positions to look at without a server (development only): one for every kind of decision, taken from real games. */
import { demoTable } from '../../dev/table'
import type { Ask, Table } from '../contract'
import type { GraenalandEvent, GraenalandView } from './model/types'

interface Position {
  view: GraenalandView
  ask: Ask | null
  /** Events that lead on from the view, shown one after the other. */
  events?: GraenalandEvent[]
  result?: Table['result']
}

export interface Demo extends Position {
  seat: number | null
  table: Table
}

const files = import.meta.glob<Position>('./demo/positions/*.json', { eager: true, import: 'default' })

function makeTable({ view, ask, result }: Position): Table {
  const facts = { turn: view.turn, awaited: view.awaited, number: ask?.number ?? 0, kind: ask?.kind ?? null, result: result ?? null }
  return demoTable('graenaland', view.players, facts)
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
