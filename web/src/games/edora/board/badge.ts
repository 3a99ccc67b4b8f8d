/** The badge that rises beside a pawn when something happens to its player. */
import type { GameEvent } from '../../contract'
import { HERB_LOOKS, TABLET_SIGNS } from '../model/effects'
import type { Scene } from '../model/scene'
import { numberOf, textOf } from '../model/types'

export interface Badge {
  sign: string
  text: string
}

const plus = (event: GameEvent, field: string): string => `+${numberOf(event, field) ?? 0}`

export function badgeOf(event: GameEvent, scene: Scene): Badge | null {
  switch (event.name) {
    case 'prestige':
    case 'provisions':
    case 'mistletoe':
    case 'die':
      return { sign: event.name, text: plus(event, 'amount') }
    case 'knowledge':
    case 'sickle':
      return { sign: event.name, text: plus(event, 'steps') }
    case 'contest':
      return { sign: 'crown', text: `+${scene.content.scoring.contest_prestige}` }
    case 'beige':
      return { sign: 'beige', text: `+${scene.content.scoring.beige_dolmen_prestige[(numberOf(event, 'which') ?? 1) - 1] ?? 0}` }
    case 'tablet':
      return { sign: TABLET_SIGNS[textOf(event, 'tablet') ?? ''] ?? 'tablet', text: '' }
    case 'brew':
      return { sign: 'potion', text: `−${numberOf(event, 'cost') ?? 0}` }
    case 'gem':
      return { sign: 'amulet', text: `×${numberOf(event, 'times') ?? 1}` }
    case 'menhir':
    case 'stele':
      return { sign: event.name, text: '' }
    case 'active':
      return { sign: HERB_LOOKS[textOf(event, 'herb') ?? '']?.picture ?? 'herb', text: '' }
    case 'emergency':
      return { sign: 'warn', text: '' }
    default:
      return null
  }
}
