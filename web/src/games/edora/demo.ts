import { demosOf, type Recorded } from '../../dev/demos'
import recorded from './demo/positions.json'
import told from './demo/told.json'
import type { EdoraEvent, EdoraView } from './model/types'

export const demos = demosOf('edora', { ...recorded, ...told } as unknown as Record<string, Recorded<EdoraView, EdoraEvent>>)
