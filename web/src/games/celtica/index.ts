/** The face of Celtica. */
import { provideSymbols } from './art/symbols'
import { panelsIn } from '../../parts/face/panels'
import type { GameEvent, GameFace, Step } from '../contract'
import Board from './Board.svelte'
import { inWords } from './board/in-words'
import './celtica.css'
import { draft } from './model/draft.svelte'
import { HEIGHT, sceneOf, WIDTH } from './model/scene'
import { seatState } from './model/seats'
import { numberOf, type CelticaContent, type CelticaView } from './model/types'
import Choice from './panels/Choice.svelte'
import sounds from './sounds'

const PICTURE_CHOICES = ['take', 'give', 'draw', 'final']
const STEPS = ['cards', 'walk', 'place']
const PER_PLACE = 180
const LONGEST_WALK = 2000
const DURATIONS: Readonly<Record<string, number>> = {
  take: 620, buy: 620, swap: 620, give: 900, nothing_to_give: 800, experience: 800, draw: 800, stays: 400,
}

function duration(event: GameEvent): number | undefined {
  if (event.name !== 'walk') return DURATIONS[event.name]
  const steps = (numberOf(event, 'to') ?? 0) - (numberOf(event, 'from') ?? 0)
  return Math.min(LONGEST_WALK, PER_PLACE * Math.max(1, steps))
}

function steps(view: CelticaView): Step[] {
  if (view.phase !== 'play' && !PICTURE_CHOICES.slice(0, 3).includes(view.phase)) return []
  const now = view.phase === 'play' ? 0 : STEPS.length - 1
  return STEPS.map((key, i) => ({ key, state: i < now ? 'done' : i === now ? 'now' : 'next' }))
}

const face: GameFace<CelticaView, CelticaContent> = {
  legend: {
    sheet: 'ce',
    provide: (content) => provideSymbols(sceneOf(content)),
    signs: { druid: 'druid', card: 'card-back', helmet: 'helmet', part: 'part-back', amulet: 'amulet', crown: 'crown' },
    rules: {
      'C-1': 'druid', 'C-3': 'card-back', 'C-4': 'part-small_1', 'C-5': 'part-back', 'C-6': 'sigil-red', 'C-7': 'helmet', 'C-8': 'helmet',
      'C-9': 'druid', 'C-12': 'card-back', 'C-13': 'card-back', 'C-14': 'castle', 'CA-2': 'goal', 'CA-5': 'part-back', 'C-15': 'amulet',
      'C-16': 'part-back', 'C-17': 'ruin', 'CA-16': 'amulet', 'C-18': 'part-back', 'C-19': 'helmet', 'CA-15': 'helmet', 'CA-8': 'helmet',
      'C-20': 'cult', 'C-21': 'card-back', 'C-22': 'card-back', 'C-24': 'card-back', 'C-26': 'goal', 'C-27': 'goal', 'C-28': 'flag', 'C-30': 'helmet',
      'C-31': 'swap', 'C-32': 'take', 'C-34': 'crown', 'C-35': 'amulet',
    },
  },
  counted: { start: ['supply'], stops: ['find'], ruins: ['ruin'], exchange: ['display'] },
  layout: 'landscape',
  ratio: () => WIDTH / HEIGHT,
  hiddenHands: true,
  Board,
  inWords,
  ...panelsIn(import.meta.glob('./panels/*.svelte', { eager: true, import: 'default' })),
  seatRests: (view, of) => seatState(view, of) === 'out',
  Choice: { handles: (kind) => PICTURE_CHOICES.includes(kind), Body: Choice },
  wishes: { answer: () => null, any: (ask) => !!ask && PICTURE_CHOICES.includes(ask.kind) && draft.begun, clear: () => draft.clear() },
  steps,
  duration,
  sounds,
  silent: ['deal', 'display', 'start_part', 'secret_part'],
}

export default face
