/** The face of The Druids of Edora. */
import { provideSymbols } from './art/symbols'
import { panelsIn } from '../../parts/face/panels'
import type { GameEvent, GameFace } from '../contract'
import Board from './Board.svelte'
import './edora.css'
import type { EdoraContent, EdoraView } from './model/types'
import { wishes } from './model/wishes.svelte'
import Choice from './panels/Choice.svelte'
import steps from './steps'
import sounds from './sounds'

/** Decisions whose moves are places of the board; all others are chosen from pictures. */
const ON_THE_BOARD = ['turn', 'start', 'raise']
const DURATIONS: Readonly<Record<string, number>> = {
  go: 700, place: 600, pay: 0, contest: 800, prestige: 650, provisions: 550, mistletoe: 550, die: 550, knowledge: 600, sickle: 600, fire: 600,
  cover: 450, chain: 900, turn: 0, trigger: 0, inactive: 350, turned: 350, round: 500,
}

const duration = (event: GameEvent): number | undefined => DURATIONS[event.name]

const face: GameFace<EdoraView, EdoraContent> = {
  legend: {
    sheet: 'ed',
    provide: provideSymbols,
    signs: {
      prestige: 'prestige', provisions: 'provisions', mistletoe: 'mistletoe', die: 'die', sickle: 'sickle', herb: 'herb', knowledge: 'knowledge',
      fire: 'fire', dolmen: 'dolmen', beige: 'beige', tablet: 'tablet', menhir: 'menhir', stele: 'stele', crown: 'crown', walk: 'walk',
    },
  },
  layout: 'square',
  hiddenHands: false,
  Board,
  ...panelsIn(import.meta.glob('./panels/*.svelte', { eager: true, import: 'default' })),
  Choice: { handles: (kind) => !ON_THE_BOARD.includes(kind), Body: Choice },
  wishes,
  steps,
  duration,
  sounds,
  silent: ['part', 'front', 'display', 'stone', 'dolmen', 'roll', 'start_tablet', 'secret_tablet', 'herb_laid', 'same_herbs', 'same_dice', 'lays'],
}

export default face
