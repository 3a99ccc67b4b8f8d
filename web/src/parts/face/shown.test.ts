import { describe, expect, it } from 'vitest'
import { shownView } from './shown'

const view = {
  turn: 0,
  seats: [
    { points: 1, hand: [1, 2] },
    { points: 5, hand: null },
  ],
  route: [3, 4],
}
const told = (changes: [(string | number)[], unknown][]) => ({ number: 1, name: 'x', changes })

describe('the view as far as its events are shown', () => {
  it('is the view itself before the first event and when events change nothing', () => {
    expect(shownView(view, [])).toBe(view)
    expect(shownView(view, [{ number: 1, name: 'x' }, told([])])).toBe(view)
  })

  it('takes the changes of one event after the other', () => {
    const first = told([[['seats', 1, 'points'], 7], [['route'], [4]]])
    const second = told([[['seats', 1, 'points'], 8]])
    expect(shownView(view, [first])).toEqual({ ...view, seats: [view.seats[0], { points: 7, hand: null }], route: [4] })
    expect(shownView(view, [first, second]).seats[1]?.points).toBe(8)
  })

  it('leaves what it began with as it was', () => {
    const copy = structuredClone(view)
    shownView(view, [told([[['seats', 0, 'hand', 1], 9]])])
    expect(view).toEqual(copy)
  })
})
