/** The face of Meduris. */
import { provideSymbols } from './art/symbols'
import { panelsIn } from '../../parts/face/panels'
import type { GameFace } from '../contract'
import Board from './Board.svelte'
import './meduris.css'
import { duration, steps } from './model/timing'
import type { MedurisContent, MedurisView } from './model/types'
import Choice from './panels/Choice.svelte'
import sounds from './sounds'

const PICTURE_CHOICES = ['action', 'pay', 'offer', 'place', 'take', 'give', 'lay', 'still_build']

const face: GameFace<MedurisView, MedurisContent> = {
  legend: {
    sheet: 'me',
    provide: provideSymbols,
    signs: {
      good: 'good-wood', chip: 'chip-points2', rune: 'rune-serpent', druid: 'druid', die: 'die-wood', hut: 'hut', temple: 'temple', worker: 'worker',
      screen: 'screen',
    },
  },
  layout: 'square',
  hiddenHands: true,
  Board,
  ...panelsIn(import.meta.glob('./panels/*.svelte', { eager: true, import: 'default' })),
  Choice: { handles: (kind) => PICTURE_CHOICES.includes(kind), Body: Choice },
  steps,
  duration,
  sounds,
  silent: ['chip'],
}

export default face
