import { describe, expect, it } from 'vitest'
import { countAt, momentsOf, promisesAt, withPromises } from './moments'

const moments = momentsOf(
  [
    { name: 'deal', number: 3, seat: 1 },
    { name: 'round', number: 20, round: 1, seat: 2 },
    { name: 'play', number: 20, seat: 2 },
    { name: 'walk', number: 20, seat: 2 },
    { name: 'reshuffle', number: 21 },
    { name: 'take', number: 24, seat: 0 },
  ],
  ['deal'],
)

describe('moments', () => {
  it('are counted without what is silent', () => {
    expect(moments.map((moment) => [moment.count, moment.number, moment.events.length])).toEqual([[1, 20, 3], [2, 21, 1], [3, 24, 1]])
  })

  it('know who moved and which round begins', () => {
    expect(moments.map((moment) => [moment.seat, moment.round])).toEqual([[2, 1], [null, null], [0, null]])
  })

  it('tell how many have passed at a number', () => {
    expect([0, 20, 23, 24, 99].map((number) => countAt(moments, number))).toEqual([0, 1, 2, 3, 3])
  })
})

describe('promises in the log', () => {
  const log = [
    { name: 'proposal', number: 4 },
    { name: 'vote', number: 5 },
    { name: 'proposal', number: 8 },
  ]
  const promise = { name: 'give', seat: 0, receiver: 1, number: 4, fate: 'kept' as const, settled: 8, offer: null, private: false }

  it('stand behind what they were given at and behind what settled them', () => {
    expect(withPromises(log, [promise]).map((line) => line.name)).toEqual(['proposal', 'promise', 'vote', 'proposal', 'promise_settled'])
  })

  it('are open again when one looks back', () => {
    expect(promisesAt([promise], 3)).toEqual([])
    expect(promisesAt([promise], 5)).toEqual([{ ...promise, fate: 'open', settled: null }])
    expect(promisesAt([promise], 8)).toEqual([promise])
  })
})
