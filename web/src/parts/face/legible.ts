// Print on a board grows as the board gets smaller, so that it can be read wherever it stands.
import type { Box } from './units'

/** Pixels of the smallest print, and on a phone, which is held closer. */
const SMALLEST = 11
const SMALLEST_ON_PHONE = 10
/** The usual print in board units, and how much larger it may become before it is in the way. */
const USUAL = 15
const MOST = 1.65

/** How much larger than usual print must be where a board unit has that many pixels. */
export function growth(scale: number, phone: boolean): number {
  const needed = (phone ? SMALLEST_ON_PHONE : SMALLEST) / (USUAL * scale)
  return Math.min(MOST, Math.max(1, Math.ceil(needed * 100) / 100))
}

/** Tells a board that shows this box how much its print (class `print`) has to grow: as `--grow`, and to whoever wants to know. */
export function legible({ width, height }: Pick<Box, 'width' | 'height'>, phone: boolean, tell?: (grow: number) => void) {
  return (board: SVGSVGElement) => {
    const measure = () => {
      const room = board.getBoundingClientRect()
      const scale = Math.min(room.width / width, room.height / height)
      if (scale <= 0) return
      const grow = growth(scale, phone)
      board.style.setProperty('--grow', String(grow))
      tell?.(grow)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(board)
    return () => observer.disconnect()
  }
}
