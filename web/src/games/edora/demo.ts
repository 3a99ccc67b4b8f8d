import { demosOf, type Recorded } from '../../dev/demos'
import recorded from './demo/positions.json'
import type { EdoraEvent, EdoraView } from './model/types'

export const demos = demosOf('edora', recorded as unknown as Record<string, Recorded<EdoraView, EdoraEvent>>)
