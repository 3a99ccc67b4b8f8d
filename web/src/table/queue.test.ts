import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EventQueue } from './queue'
import type { GameEvent } from '../wire'

const event = (name: string): GameEvent => ({ name, number: 1 })

let told: string[]
let queue: EventQueue
let long = 100

beforeEach(() => {
  vi.useFakeTimers()
  told = []
  long = 100
  queue = new EventQueue(
    { show: (played, duration) => told.push(`${played.map((one) => one.name).join('+')} ${duration}`), rest: () => told.push('rest') },
    (one) => (one.name === 'silent' ? 0 : long),
  )
})
afterEach(() => vi.useRealTimers())

const push = (name: string, ...events: string[]) => queue.push({ events: events.map(event), settle: () => told.push(`settle ${name}`) })

describe('the event queue', () => {
  it('shows one event after another and then settles', () => {
    push('first', 'play', 'walk')
    expect(told).toEqual(['play 100'])
    vi.advanceTimersByTime(100)
    expect(told).toEqual(['play 100', 'play+walk 100'])
    vi.advanceTimersByTime(100)
    expect(told).toEqual(['play 100', 'play+walk 100', 'settle first', 'rest'])
    expect(queue.busy).toBe(false)
  })

  it('plays steps in order, each from its own beginning', () => {
    push('first', 'play')
    push('second', 'walk')
    vi.advanceTimersByTime(200)
    expect(told).toEqual(['play 100', 'settle first', 'walk 100', 'settle second', 'rest'])
  })

  it('passes silent events over, but counts them as played', () => {
    push('first', 'silent', 'walk')
    expect(told).toEqual(['silent+walk 100'])
  })

  it('settles at once when nothing is to be shown', () => {
    push('first')
    push('second', 'silent')
    expect(told).toEqual(['settle first', 'rest', 'settle second', 'rest'])
  })

  it('can be skipped: everything settles at once, in order', () => {
    push('first', 'play', 'walk')
    push('second', 'take')
    queue.skip()
    expect(told).toEqual(['play 100', 'settle first', 'settle second', 'rest'])
    vi.advanceTimersByTime(1000)
    expect(told).toHaveLength(4)
  })

  it('can be cleared without settling', () => {
    push('first', 'play')
    queue.clear()
    vi.advanceTimersByTime(1000)
    expect(told).toEqual(['play 100', 'rest'])
  })

  it('hurries when much is waiting', () => {
    long = 2000
    push('first', 'play')
    push('second', 'a', 'b', 'c', 'd')
    vi.advanceTimersByTime(2000)
    expect(told[2]).toBe('a 1250')
  })

  it('lets more wait for who wants to see it calmly', () => {
    queue = new EventQueue(
      { show: (played, duration) => told.push(`${played.at(-1)?.name} ${duration}`), rest: () => {} },
      () => 2000,
      () => 6,
    )
    push('first', 'play')
    push('second', 'a', 'b', 'c', 'd')
    vi.advanceTimersByTime(2000)
    expect(told).toEqual(['play 2000', 'settle first', 'a 2000'])
  })
})
