/** The face of Graenaland. */
import { provideSymbols } from './art/symbols'
import { panelsIn } from '../../parts/face/panels'
import type { GameEvent, GameFace, Step } from '../contract'
import Board from './Board.svelte'
import { inWords } from './board/in-words'
import './graenaland.css'
import { draft } from './model/draft.svelte'
import { boardSize } from './model/layout'
import type { GraenalandContent, GraenalandView } from './model/types'
import VoteAnswers from './panels/VoteAnswers.svelte'
import Choice from './panels/Choice.svelte'
import sounds from './sounds'

const STEPS = ['production', 'heroes', 'proposals', 'building']
/** In which step of a round a decision falls; those before and after the rounds are in none. */
const STEP_OF: Readonly<Record<string, number>> = {
  deal: 0, move: 1, propose: 2, give: 2, vote: 2, build: 3, spare: 3, pay: 3, fee: 3, arrive: 3, make_room: 3, pledge: 3, help: 3, fill: 3,
}
const DURATIONS: Readonly<Record<string, number>> = {
  card: 240, down: 240, bonus: 420, no_bonus: 620, reshuffle: 400, hero: 420, exchange: 520, steps: 420, stays: 260, proposal: 700, offer: 500,
  vote: 750, accepted: 700, rejected: 900, takes: 620, looks: 300, pays: 260, spares: 260, cannot_help: 300, build_end: 300, supply_expires: 300,
  declares: 1600,
}

function steps(view: GraenalandView): Step[] {
  const now = view.round > 0 && view.declarer === null ? STEP_OF[view.phase] : undefined
  if (now === undefined) return []
  return STEPS.map((key, i) => ({ key, state: i < now ? 'done' : i === now ? 'now' : 'next' }))
}

const face: GameFace<GraenalandView, GraenalandContent> = {
  legend: {
    sheet: 'gr',
    provide: provideSymbols,
    signs: {
      village: 'village', church: 'church', hall: 'hall', fortress: 'fortress', road: 'road', improvement: 'improvement', market: 'market',
      palisade: 'palisade', warrior: 'warrior', priest: 'priest', bard: 'bard', ship: 'ship', crown: 'crown', compass: 'compass', store: 'store',
      cardback: 'cardback',
    },
    rules: {
      'G-40': 'back-forest', 'G-39': 'village', 'G-2': 'card-wood', 'G-3': 'store', 'G-4': 'back-plain', 'G-29': 'road', 'G-30': 'improvement',
      'G-5': 'warrior', 'G-6': 'bard', 'G-7': 'priest', 'G-9': 'store', 'GA-5': 'card-grain', 'G-11': 'village', 'G-12': 'warrior', 'G-13': 'priest',
      'G-14': 'bard', 'G-32': 'palisade', 'G-15': 'vote', 'G-16': 'ship', 'G-17': 'ship', 'G-18': 'res-gold', 'G-20': 'market', 'G-31': 'market',
      'GC-3': 'market', 'G-21': 'village', 'G-22': 'church', 'G-23': 'hall', 'G-25': 'village', 'G-26': 'church', 'G-27': 'fortress', 'G-28': 'road',
      'G-33': 'card-livestock', 'GA-11': 'card-gold', 'G-34': 'promise', 'G-35': 'ship', 'G-36': 'crown', 'G-38': 'crown',
    },
  },
  counted: {
    villages: ['village'], buildings: ['church', 'hall', 'fortress'], army: ['army'], facilities: ['road', 'improvement', 'market', 'palisade'],
  },
  layout: 'landscape',
  ratio: ({ players }) => boardSize(players).width / boardSize(players).height,
  hiddenHands: true,
  Board,
  inWords,
  ...panelsIn(import.meta.glob('./panels/*.svelte', { eager: true, import: 'default' })),
  seatRests: (view, of) => view.declarer === of,
  Choice: { handles: () => true, Body: Choice },
  Answers: { handles: (props) => props.ask?.kind === 'vote', Body: VoteAnswers },
  wishes: { answer: (ask, view) => draft.answer(ask, view), any: (ask) => draft.isBegun(ask), clear: () => draft.clear(), closed: true },
  steps,
  duration: (event: GameEvent) => DURATIONS[event.name],
  sounds,
  silent: ['land', 'condition', 'start_card'],
}

export default face
