/** The face of Meduris. */
import type { GameEvent, GameFace, Step } from '../contract'
import Board from './Board.svelte'
import './meduris.css'
import { numberOf, type MedurisContent, type MedurisView } from './model/types'
import { walkTime } from './model/walk'
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

const PICTURE_CHOICES = ['action', 'pay', 'offer', 'place', 'take', 'give', 'lay', 'still_build']

const DURATIONS: Readonly<Record<string, number>> = {
  turn: 300,
  roll: 720,
  harvest: 420,
  short: 500,
  take: 480,
  give: 480,
  lay: 350,
  pay: 360,
  place: 420,
  worker: 560,
  hut: 460,
  temple: 460,
  rune: 520,
  rune_from: 620,
  stone: 420,
  river: 900,
  river_points: 900,
  offer_nothing: 900,
  offer_one: 900,
  offer_both: 900,
  offer_chip: 900,
  chip_points: 900,
  temple_points: 800,
  rune_points: 900,
  result: 300,
}

function duration(event: GameEvent): number | undefined {
  if (event.name === 'druid') return walkTime(event)
  if (event.name === 'river_points' && numberOf(event, 'points') === 0) return 0
  return DURATIONS[event.name]
}

const STEPS = ['roll', 'action', 'druid']

/** Which step of the turn a decision belongs to. */
function stepOf(view: MedurisView): number {
  if (['take', 'give', 'lay'].includes(view.phase)) return 0
  if (view.phase === 'action') return 1
  if (view.phase === 'offer') return 2
  if (view.phase !== 'pay') return -1
  return view.goal === 'hut' || view.goal === 'temple' ? 1 : 2
}

function steps(view: MedurisView): Step[] {
  const now = stepOf(view)
  if (now < 0 || view.ended_by !== 'none') return []
  return STEPS.map((key, i) => ({ key, state: i < now ? 'done' : i === now ? 'now' : 'next' }))
}

const face: GameFace<MedurisView, MedurisContent> = {
  layout: 'square',
  hiddenHands: true,
  Board,
  Seat,
  SeatHead,
  SeatTags,
  SeatMini,
  Tray,
  Banner,
  Preview,
  Choice: { handles: (kind) => PICTURE_CHOICES.includes(kind), Body: Choice },
  Row,
  Term,
  Result,
  steps,
  duration,
  silent: ['chip'],
}

export default face
