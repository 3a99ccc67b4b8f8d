import { demosOf, type Recorded } from '../../dev/demos'
import recorded from './demo/positions.json'
import told from './demo/told.json'
import type { MedurisEvent, MedurisView } from './model/types'

const positions = { ...recorded, ...told } as unknown as Record<string, Recorded<MedurisView, MedurisEvent>>

/** Games that end with an empty mountain are rare, so the question is put together here. */
function stillBuild(): Recorded<MedurisView, MedurisEvent> {
  const { view, ...two } = positions['two']!
  const moves = ['will build', 'will not build'].map((say, move) => ({ move, say, about: { name: say.replaceAll(' ', '_') } }))
  const ask = { seat: 0, kind: 'still_build', number: 90, moves, usual: null, aside: null, proposed: null }
  return { ...two, view: { ...view, phase: 'still_build', supply: view.supply.map(() => 0) }, ask }
}

export const demos = demosOf('meduris', { ...positions, still_build: stillBuild() })
