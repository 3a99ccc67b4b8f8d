import { describe, expect, it } from 'vitest'
import { bundleOf, Words } from '../words/words'
import { change, momentText, percent, pointsMore } from './telling'

const game = bundleOf('en', 'moment-move = { $seat }: { $move } ({ $gain } %)\nmoment-luck = { $sign } { $seat }\nmove-hut = Hut on { $field }')
const words = new Words('en', bundleOf('en'), game, { fields: {}, names: ['Anouk', 'Bram'] })

describe('numbers of a review', () => {
  it('are whole percents, changes with their sign', () => {
    expect([percent(0.266), change(0.124), change(-0.05), pointsMore(-1.24), pointsMore(-0.01)]).toEqual(['27 %', '+12', '−5', '−1.2', '±0'])
  })

  it('tell a moment by who, what and how much', () => {
    const moment = { number: 4, before: 3, seat: 1, gain: 0.2 }
    expect(momentText({ ...moment, kind: 'move', about: { name: 'hut', field: 7 } }, words)).toBe('Bram: Hut on 7 (+20 %)')
    expect(momentText({ ...moment, kind: 'luck', gain: -0.1, about: null }, words)).toBe('down Bram')
  })
})
