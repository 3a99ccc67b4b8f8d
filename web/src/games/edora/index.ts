/** The face of The Druids of Edora. */
import type { GameEvent, GameFace } from '../contract'
import Board from './Board.svelte'
import './edora.css'
import type { EdoraContent, EdoraView } from './model/types'
import Banner from './panels/Banner.svelte'
import Choice from './panels/Choice.svelte'
import Preview from './panels/Preview.svelte'
import Result from './panels/Result.svelte'
import Row from './panels/Row.svelte'
import Seat from './panels/Seat.svelte'
import SeatHead from './panels/SeatHead.svelte'
import SeatMini from './panels/SeatMini.svelte'
import SeatTags from './panels/SeatTags.svelte'
import Term from './panels/Term.svelte'
import Tray from './panels/Tray.svelte'
import steps from './steps'

/** Decisions whose moves are places of the board; all others are chosen from pictures. */
const ON_THE_BOARD = ['turn', 'start', 'raise']
const DURATIONS: Readonly<Record<string, number>> = {
  go: 700,
  place: 600,
  pay: 0,
  contest: 800,
  prestige: 650,
  provisions: 550,
  mistletoe: 550,
  die: 550,
  knowledge: 600,
  sickle: 600,
  fire: 600,
  cover: 450,
  chain: 900,
  turn: 0,
  trigger: 0,
  inactive: 350,
  turned: 350,
  round: 500,
}

const duration = (event: GameEvent): number | undefined => DURATIONS[event.name]

const face: GameFace<EdoraView, EdoraContent> = {
  layout: 'square',
  hiddenHands: false,
  Board,
  Seat,
  SeatHead,
  SeatTags,
  SeatMini,
  Tray,
  Banner,
  Preview,
  Choice: { handles: (kind) => !ON_THE_BOARD.includes(kind), Body: Choice },
  Row,
  Term,
  Result,
  steps,
  duration,
  silent: ['part', 'front', 'display', 'stone', 'dolmen', 'roll', 'start_tablet', 'secret_tablet', 'herb_laid', 'same_herbs', 'same_dice', 'lays'],
}

export default face
