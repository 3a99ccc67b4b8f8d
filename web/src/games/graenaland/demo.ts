import { demosOf, type Recorded } from '../../dev/demos'
import told from './demo/told.json'
import type { GraenalandEvent, GraenalandView } from './model/types'

type Position = Recorded<GraenalandView, GraenalandEvent>

const files = import.meta.glob<Position>('./demo/positions/*.json', { eager: true, import: 'default' })
const recorded = Object.fromEntries(Object.entries(files).map(([path, position]) => [path.replace(/^.*\/|\.json$/g, ''), position]))
const happened = told as unknown as Record<string, Position>

/** The own move is sealed, the others still choose. */
function sealed({ view, ask }: Position): Position {
  const choice = ask?.moves.find((entry) => entry.about.name === 'hero')?.say ?? 'stay'
  const seats = view.seats.map((player, seat) =>
    seat === 0 ? { ...player, sealed: true, choice } : seat === 2 ? { ...player, sealed: true } : player,
  )
  return { ask: null, view: { ...view, seats }, awaited: view.awaited }
}

export const demos = demosOf('graenaland', { ...recorded, ...happened, sealed: sealed(recorded['move']!) })
