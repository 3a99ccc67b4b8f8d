import { describe, expect, it } from 'vitest'
import { clockFace, warningAt } from './countdown.svelte'

describe('a clock', () => {
  it('warns at thirty and at ten seconds, and not before', () => {
    expect([61, 30.4, 30, 11, 10, 0].map((left) => warningAt(left, 60))).toEqual([null, null, 30, 30, 10, 10])
  })

  it('does not warn of what was never there', () => {
    expect([20, 10].map((left) => warningAt(left, 25))).toEqual([null, 10])
    expect(warningAt(4, 5)).toBeNull()
  })

  it('shows hours only where there are any', () => {
    expect([0, 9.2, 61, 3600, 86_399].map(clockFace)).toEqual(['0:00', '0:10', '1:01', '1:00:00', '23:59:59'])
  })
})
