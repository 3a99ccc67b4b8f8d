/** The face of Meduris. */
import type { GameFace } from '../contract'
import Board from './Board.svelte'
import './meduris.css'
import { duration, steps } from './model/timing'
import type { MedurisContent, MedurisView } from './model/types'
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
