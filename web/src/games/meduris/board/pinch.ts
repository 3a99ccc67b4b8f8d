/** Two fingers zoom the board of a phone in and out, one finger moves what is shown. */
import type { Attachment } from 'svelte/attachments'
import type { Point } from '../art/geometry'

export interface Zoomable {
  /** The middle of what is shown; null: everything. */
  focus: Point | null
  zoom(at: Point | null): void
  toBoard(x: number, y: number): Point | null
}

/** How far two fingers must go apart or together, as a ratio. */
const ENOUGH = 1.25
/** A finger that moves less is a tap. */
const STILL = 8

const distance = ([a, b]: PointerEvent[]): number => (a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0)

export function pinch(state: () => Zoomable | null): Attachment<SVGSVGElement> {
  return (board) => {
    const fingers = new Map<number, PointerEvent>()
    let apart = 0
    let start: { finger: PointerEvent; focus: Point } | null = null
    let moved = false

    function down(event: PointerEvent) {
      const now = state()
      if (!now) return
      fingers.set(event.pointerId, event)
      apart = distance([...fingers.values()])
      start = fingers.size === 1 && now.focus ? { finger: event, focus: now.focus } : null
      moved = false
    }

    function drag(event: PointerEvent, now: Zoomable) {
      if (!start) return
      const [from, to] = [now.toBoard(start.finger.clientX, start.finger.clientY), now.toBoard(event.clientX, event.clientY)]
      const far = Math.hypot(event.clientX - start.finger.clientX, event.clientY - start.finger.clientY)
      if (!from || !to || (!moved && far < STILL)) return
      moved = true
      now.zoom([start.focus[0] + from[0] - to[0], start.focus[1] + from[1] - to[1]])
    }

    function spread(now: Zoomable) {
      const [a, b] = [...fingers.values()]
      const ratio = apart > 0 ? distance([...fingers.values()]) / apart : 1
      moved = true
      if (a && b && ratio > ENOUGH && !now.focus) now.zoom(now.toBoard((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2))
      if (ratio < 1 / ENOUGH && now.focus) now.zoom(null)
    }

    function move(event: PointerEvent) {
      const now = state()
      if (!now || !fingers.has(event.pointerId)) return
      fingers.set(event.pointerId, event)
      if (fingers.size > 1) spread(now)
      else drag(event, now)
    }

    function up(event: PointerEvent) {
      fingers.delete(event.pointerId)
      start = null
    }

    /** The click that ends a movement chooses nothing. */
    function click(event: MouseEvent) {
      if (moved) event.stopPropagation()
      moved = false
    }

    board.addEventListener('pointerdown', down)
    board.addEventListener('pointermove', move)
    board.addEventListener('pointerup', up)
    board.addEventListener('pointercancel', up)
    board.addEventListener('click', click, { capture: true })
    return () => {
      board.removeEventListener('pointerdown', down)
      board.removeEventListener('pointermove', move)
      board.removeEventListener('pointerup', up)
      board.removeEventListener('pointercancel', up)
      board.removeEventListener('click', click, { capture: true })
    }
  }
}
