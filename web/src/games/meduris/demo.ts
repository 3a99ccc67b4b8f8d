/** Positions to look at without a server (development only): one for every kind of decision, as the engine gave them. */
import { demoTable } from '../../dev/table'
import type { Ask, Table } from '../contract'
import recorded from './demo/positions.json'
import type { MedurisEvent, MedurisView } from './model/types'

export interface Demo {
  view: MedurisView
  ask: Ask | null
  seat: number | null
  table: Table
  /** Events that lead from the view to the one after them, shown one after the other. */
  events?: MedurisEvent[]
  after?: MedurisView
}

interface Recorded {
  view: MedurisView
  ask: Ask | null
  seat: number | null
  awaited: number[]
  result: Table['result']
  events?: MedurisEvent[]
  after?: MedurisView
}

const positions = recorded as unknown as Record<string, Recorded>

function makeTable(name: string, { view, ask, awaited, result }: Recorded): Table {
  const facts = { id: `demo-${name}`, turn: view.turn, awaited, number: ask?.number ?? 57, kind: result ? null : view.phase, result }
  return demoTable('meduris', view.players, facts)
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
