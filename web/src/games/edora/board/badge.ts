/** The badge that rises beside a pawn when something happens to its player. */
import { HERB_LOOKS, TABLET_SIGNS } from '../model/effects'
import type { Scene } from '../model/scene'
import type { EdoraEvent } from '../model/types'

export interface Badge {
  sign: string
  text: string
}

export function badgeOf(event: EdoraEvent, scene: Scene): Badge | null {
  switch (event.name) {
    case 'prestige':
    case 'provisions':
    case 'mistletoe':
    case 'die':
      return { sign: event.name, text: `+${event.amount}` }
    case 'knowledge':
    case 'sickle':
      return { sign: event.name, text: `+${event.steps}` }
    case 'contest':
      return { sign: 'crown', text: `+${scene.content.scoring.contest_prestige}` }
    case 'beige':
      return { sign: 'beige', text: `+${scene.content.scoring.beige_dolmen_prestige[event.which - 1] ?? 0}` }
    case 'tablet':
      return { sign: TABLET_SIGNS[event.tablet] ?? 'tablet', text: '' }
    case 'brew':
      return { sign: 'potion', text: `−${event.cost}` }
    case 'gem':
      return { sign: 'amulet', text: `×${event.times}` }
    case 'menhir':
    case 'stele':
      return { sign: event.name, text: '' }
    case 'active':
      return { sign: HERB_LOOKS[event.herb]?.picture ?? 'herb', text: '' }
    case 'emergency':
      return { sign: 'warn', text: '' }
    default:
      return null
  }
}
