/** The face of The Druids of Edora. */
import { provideSymbols } from './art/symbols'
import { panelsIn } from '../../parts/face/panels'
import type { GameEvent, GameFace } from '../contract'
import Board from './Board.svelte'
import { inWords } from './board/in-words'
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
    rules: {
      'E-5': 'tablet', 'E-7': 'beige', 'E-8': 'dolmen', 'E-9': 'gem', 'E-10': 'mistletoe', 'E-11': 'die', 'E-12': 'sickle', 'E-13': 'stele',
      'E-14': 'tablet', 'E-15': 'herb', 'E-16': 'provisions', 'E-18': 'pawn', 'E-19': 'knowledge', 'E-20': 'tablet', 'E-21': 'herb', 'E-22': 'herb',
      'E-23': 'die', 'E-25': 'walk', 'E-26': 'provisions', 'E-28': 'pawn', 'E-29': 'stairs', 'E-30': 'die', 'E-31': 'die', 'E-32': 'die',
      'E-33': 'prestige', 'E-34': 'knowledge', 'E-37': 'fire', 'E-38': 'fire', 'E-39': 'dolmen', 'E-40': 'prestige', 'E-42': 'herb',
      'E-43': 'provisions', 'E-44': 'die', 'E-45': 'knowledge', 'E-46': 'knowledge', 'E-47': 'sickle', 'E-48': 'sickle', 'E-49': 'tablet',
      'E-50': 'mistletoe', 'E-51': 'potion', 'E-52': 'gem', 'E-53': 'gem', 'E-54': 'amulet', 'E-55': 'menhir', 'E-56': 'menhir', 'E-57': 'stele',
      'E-58': 'stele', 'E-61': 'sickle', 'E-62': 'herb', 'E-63': 'herb', 'E-64': 'herb', 'E-66': 'provisions', 'E-67': 'sickle', 'E-68': 'mistletoe',
      'E-69': 'knowledge', 'E-70': 'amulet', 'E-71': 'die', 'E-72': 'menhir', 'E-73': 'walk', 'E-74': 'stele', 'E-75': 'fire', 'E-76': 'prestige',
      'E-77': 'tablet', 'E-79': 'prestige', 'E-80': 'sickle', 'E-81': 'tablet', 'E-82': 'amulet', 'E-83': 'die', 'E-84': 'knowledge', 'E-85': 'crown',
      'E-86': 'prestige', 'E-101': 'menhir', 'E-102': 'herb', 'E-103': 'die', 'E-104': 'herb', 'E-105': 'provisions', 'E-106': 'sickle',
      'E-107': 'prestige', 'E-108': 'stele', 'E-109': 'tablet', 'E-110': 'knowledge', 'E-111': 'provisions', 'E-112': 'herb', 'E-113': 'gem',
      'E-114': 'stele', 'E-115': 'menhir', 'E-116': 'die', 'E-117': 'tablet', 'E-118': 'prestige', 'E-121': 'menhir', 'E-122': 'start',
      'E-123': 'line4', 'E-124': 'equal', 'E-125': 'dolmen', 'E-126': 'stele', 'E-127': 'knowledge', 'E-128': 'tablet', 'E-129': 'herb',
      'E-130': 'clearing-full', 'E-131': 'gem', 'E-132': 'clearing', 'E-133': 'portal', 'E-134': 'potion', 'E-135': 'crown',
    },
  },
  counted: {
    contests: ['die'], herbs: ['herb'], oracle: ['oracle-stone'], gems: ['gem'], stones: ['menhir', 'stele'], potions: ['potion'], fires: ['fire'],
    dolmens: ['dolmen'], leftovers: ['provisions'], sickle: ['sickle'], tablets: ['tablet'], amulet: ['amulet'], cult_places: ['die'],
  },
  layout: 'square',
  hiddenHands: false,
  Board,
  inWords,
  ...panelsIn(import.meta.glob('./panels/*.svelte', { eager: true, import: 'default' })),
  Choice: { handles: (kind) => !ON_THE_BOARD.includes(kind), Body: Choice },
  wishes,
  steps,
  duration,
  sounds,
  silent: ['part', 'front', 'display', 'stone', 'dolmen', 'roll', 'start_tablet', 'secret_tablet', 'herb_laid', 'same_herbs', 'same_dice', 'lays'],
}

export default face
