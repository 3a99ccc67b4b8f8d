import { describe, expect, it } from 'vitest'
import { placeFor, type Area } from './refusal'

const page: Area = { left: 0, top: 0, right: 400, bottom: 800 }
const board: Area = { left: 0, top: 100, right: 400, bottom: 400 }
const buttons: Area = { left: 0, top: 740, right: 400, bottom: 790 }
const size = { width: 200, height: 60 }

describe('where an answer stands', () => {
  it('is above what was clicked', () => {
    expect(placeFor({ x: 200, y: 300 }, size, page, board, buttons)).toEqual({ left: 100, top: 226 })
  })

  it('stays inside the board at its edges', () => {
    for (const at of [
      { x: 2, y: 102 },
      { x: 398, y: 398 },
    ]) {
      const { left, top } = placeFor(at, size, page, board, buttons)
      expect(left).toBeGreaterThanOrEqual(board.left)
      expect(left + size.width).toBeLessThanOrEqual(board.right)
      expect(top).toBeGreaterThanOrEqual(board.top)
      expect(top + size.height).toBeLessThanOrEqual(board.bottom)
    }
  })

  it('never covers the buttons', () => {
    for (let y = 700; y < 800; y += 5) {
      const { top } = placeFor({ x: 200, y }, size, page, board, buttons)
      expect(top + size.height <= buttons.top || top >= buttons.bottom).toBe(true)
    }
  })
})
