/** Moving the phone's window over the board with a finger. */
import { middleOf, toBoardUnits, type Point } from '../../../parts/face/units'
import { windowAround } from './window'

/** A finger that moves less than this still taps. */
const SLACK = 8

export class Pan {
  /** What the reader wants to see: what matters, the whole board, or where he has moved the window. */
  wish = $state.raw<'auto' | 'whole' | Point>('auto')
  board = $state.raw<SVGSVGElement | undefined>()
  /** A drag has just ended: the click that follows is none. */
  moved = false
  private grip: { x: number; y: number; middle: Point; scale: number } | null = null

  start(event: PointerEvent, focus: Point | null): void {
    this.moved = false
    const [a, b] = [toBoardUnits(this.board, 0, 0), toBoardUnits(this.board, 1, 0)]
    if (!focus || !a || !b) return
    this.grip = { x: event.clientX, y: event.clientY, middle: middleOf(windowAround(focus)), scale: b[0] - a[0] }
  }

  move(event: PointerEvent): void {
    if (!this.grip) return
    const { x, y, middle, scale } = this.grip
    const [dx, dy] = [event.clientX - x, event.clientY - y]
    if (!this.moved && Math.hypot(dx, dy) < SLACK) return
    this.moved = true
    this.wish = [middle[0] - dx * scale, middle[1] - dy * scale]
  }

  stop(): void {
    this.grip = null
  }

  /** Back to what matters, unless the reader wants the whole board. */
  rest(): void {
    if (this.wish !== 'whole') this.wish = 'auto'
  }
}
