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

describe('a queue that stops', () => {
  const seen = new Set<string>()
  let stopBefore: string | null

  beforeEach(() => {
    seen.clear()
    stopBefore = 'turn'
    queue = new EventQueue(
      {
        show: (played) => told.push(played.map((one) => one.name).join('+')),
        hold: (played) => told.push(`hold ${played.map((one) => one.name).join('+')}`),
        rest: () => told.push('rest'),
      },
      () => long,
      () => Infinity,
      (next, played) => {
        const stop = `${told.filter((line) => line.startsWith('settle')).length} ${played.length}`
        if ((next?.name ?? null) !== stopBefore || seen.has(stop)) return false
        seen.add(stop)
        return true
      },
    )
  })

  it('waits before what begins a turn, in the same step or in the next one', () => {
    push('first', 'play', 'turn', 'walk')
    push('second', 'turn')
    vi.advanceTimersByTime(1000)
    expect(told).toEqual(['play', 'hold play'])
    queue.go()
    vi.advanceTimersByTime(1000)
    expect(told.slice(2)).toEqual(['play+turn', 'play+turn+walk', 'hold play+turn+walk'])
    expect(queue.busy).toBe(true)
    queue.skipAll()
    expect(told.slice(5)).toEqual(['settle first', 'settle second', 'rest'])
  })

  it('waits before the reader is asked, but not while others go on thinking', () => {
    stopBefore = null
    push('first', 'play')
    vi.advanceTimersByTime(1000)
    expect(told).toEqual(['play', 'settle first', 'rest'])
    queue.push({ events: [event('walk')], ends: true, settle: () => told.push('settle second') })
    vi.advanceTimersByTime(1000)
    expect(told.slice(3)).toEqual(['walk', 'hold walk'])
    queue.go()
    expect(told.slice(5)).toEqual(['settle second', 'rest'])
  })

  it('shows the rest of a turn at once when hurried, and stops all the same', () => {
    push('first', 'play', 'walk', 'take', 'turn')
    queue.skip()
    expect(told).toEqual(['play', 'hold play+walk+take'])
    queue.skip()
    expect(told).toHaveLength(2)
  })

  it('stops without any motion, too', () => {
    long = 0
    push('first', 'play', 'walk', 'turn')
    expect(told).toEqual(['hold play+walk'])
  })
})
