/** The face of Meduris. */
import { provideSymbols } from './art/symbols'
import { panelsIn } from '../../parts/face/panels'
import type { GameFace } from '../contract'
import Board from './Board.svelte'
import { inWords } from './board/in-words'
import './meduris.css'
import { draft } from './model/draft.svelte'
import { duration, steps } from './model/timing'
import type { MedurisContent, MedurisView } from './model/types'
import Choice from './panels/Choice.svelte'
import sounds from './sounds'

/** What an action costs and brings, and whom the druid would ask, is looked at before its questions. */
const STAYING = ['hut', 'temple', 'worker']
const PICTURE_CHOICES = ['action', 'pay', 'offer', 'place', 'take', 'give', 'lay', 'still_build']

const face: GameFace<MedurisView, MedurisContent> = {
  legend: {
    sheet: 'me',
    look: 'me-neutral',
    provide: provideSymbols,
    signs: {
      good: 'good-wood', chip: 'chip-points2', rune: 'rune-serpent', druid: 'druid', die: 'die-wood', hut: 'hut', temple: 'temple', worker: 'worker',
      screen: 'screen',
    },
    rules: {
      'M-4': 'chip-face_down', 'MC-5': 'chip-face_down', 'M-5': 'druid', 'M-6': 'screen', 'M-7': 'hut', 'A-32': 'hut', 'M-8': 'good-wood',
      'M-9': 'worker', 'M-11': 'die-wood', 'M-12': 'good-wool', 'M-13': 'die-any', 'A-16': 'die-any', 'M-14': 'die-loss', 'MC-7': 'screen',
      'M-16': 'worker', 'MC-1': 'worker', 'M-17': 'worker', 'M-18': 'hut', 'M-19': 'good-stone', 'A-4': 'good-stone', 'M-20': 'hut', 'M-21': 'hut',
      'M-22': 'hut', 'M-23': 'hut', 'M-26': 'chip-points2', 'M-27': 'chip-free_hut', 'M-28': 'chip-druid', 'M-24': 'temple', 'M-25': 'temple',
      'M-29': 'druid', 'M-30': 'druid', 'M-31': 'temple', 'M-32': 'druid', 'A-13': 'druid', 'A-14': 'druid', 'M-33': 'druid', 'M-34': 'good-copper',
      'M-35': 'hut', 'M-37': 'chip-druid', 'A-8': 'chip-druid', 'M-39': 'rune-waves', 'A-9': 'rune-waves', 'M-40': 'hut', 'M-42': 'druid',
      'A-24': 'hut', 'M-43': 'temple', 'M-44': 'rune-serpent',
    },
  },
  counted: {
    start: ['score'], chips: ['chip'], refusals: ['druid'], offerings: ['settlement'], river: ['rune'], temples: ['temple'], runes: ['rune'],
  },
  layout: 'square',
  hiddenHands: true,
  Board,
  inWords,
  ...panelsIn(import.meta.glob('./panels/*.svelte', { eager: true, import: 'default' })),
  Choice: { handles: (kind) => PICTURE_CHOICES.includes(kind), Body: Choice },
  stays: ({ about }) => STAYING.includes(about.name),
  wishes: { answer: () => null, any: (ask) => ask?.kind === 'action' && draft.worker !== null, clear: () => draft.putBack() },
  steps,
  duration,
  sounds,
  silent: ['chip'],
}

export default face
