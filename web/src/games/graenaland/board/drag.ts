/** Dragging a hero over the board: where he is, and the move that dropping him means. */
import type { MoveEntry } from '../../contract'
import type { Target } from '../model/targets'

export interface Drag {
  hero: string
  /** In units of the board. */
  x: number
  y: number
  /** Where the pointer went down, on the screen. */
  from: readonly [number, number]
  /** False as long as it may still be a click. */
  moved: boolean
}

/** How far a pointer must go to mean a drag, in pixels. */
const SLACK = 6

function placeOf(event: PointerEvent, board: SVGSVGElement): { x: number; y: number } {
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(board.getScreenCTM()?.inverse())
  return { x, y }
}

export function startOf(hero: string, event: PointerEvent, board: SVGSVGElement): Drag {
  return { hero, from: [event.clientX, event.clientY], moved: false, ...placeOf(event, board) }
}

export function dragTo(drag: Drag, event: PointerEvent, board: SVGSVGElement): Drag {
  const far = Math.hypot(event.clientX - drag.from[0], event.clientY - drag.from[1])
  return { ...drag, moved: drag.moved || far > SLACK, ...placeOf(event, board) }
}

/** The move of this hero to the territory under the pointer. */
export function dropOf({ hero }: Drag, event: PointerEvent, targets: readonly Target[]): MoveEntry | null {
  const under = document.elementsFromPoint(event.clientX, event.clientY).find((element) => element.closest('[data-territory]'))
  const territory = under?.closest<SVGElement>('[data-territory]')?.dataset['territory']
  return targets.find(({ entry, zone }) => zone === 'hero' && entry.about['hero'] === hero && entry.about['to'] === territory)?.entry ?? null
}
