import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RequestError } from './api'
import { Live, type Listener, type LineState, type Socket } from './live'
import type { Changed, ClientMessage, ServerMessage, Snapshot, Update } from '../wire'

class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  sent: Record<string, unknown>[] = []
  closed = false
  constructor(readonly address: string) {}
  send(data: string) {
    this.sent.push(JSON.parse(data) as Record<string, unknown>)
  }
  close() {
    this.closed = true
  }
  open() {
    this.onopen?.({} as Event)
  }
  hear(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent)
  }
  fail(code?: number) {
    this.onclose?.({ code } as CloseEvent)
  }
}

const snapshot = (number: number) => ({ type: 'snapshot', number }) as Snapshot
const update = (...numbers: number[]) => ({ type: 'update', number: numbers.at(-1), entries: numbers.map((number) => ({ number })) }) as Update

let sockets: FakeSocket[]
let heard: ServerMessage['type'][]
let updates: Update[]
let states: LineState[]
let live: Live

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  heard = []
  updates = []
  states = []
  const listener: Listener = {
    snapshot: () => heard.push('snapshot'),
    update: (message) => {
      heard.push('update')
      updates.push(message)
    },
    table: () => heard.push('table'),
    chat: () => heard.push('chat'),
    promises: () => heard.push('promises'),
    undoRefused: () => heard.push('undo_refused'),
    state: (state) => states.push(state),
  }
  live = new Live(
    (after) => `ws/live?after=${after}`,
    listener,
    (address) => {
      const socket = new FakeSocket(address)
      sockets.push(socket)
      return socket
    },
  )
  live.start()
})
afterEach(() => {
  live.stop()
  vi.useRealTimers()
})

const last = () => sockets.at(-1)!
function connect(number = 57) {
  last().open()
  last().hear(snapshot(number))
}

describe('the line', () => {
  it('comes back by itself and asks only for what it missed', () => {
    connect(57)
    last().hear(update(58))
    last().fail()
    expect(states.at(-1)).toBe('lost')
    vi.advanceTimersByTime(1000)
    expect(sockets).toHaveLength(2)
    expect(last().address).toBe('ws/live?after=58')
    last().open()
    expect(states.at(-1)).toBe('open')
  })

  it('comes back at once when its server is stopped for another one', () => {
    connect(57)
    last().fail(1012)
    vi.advanceTimersByTime(100)
    expect(sockets).toHaveLength(2)
    expect(last().address).toBe('ws/live?after=57')
  })

  it('waits longer after every failure, but never for ever', () => {
    connect()
    const waits: number[] = []
    for (let round = 0; round < 8; round += 1) {
      const before = sockets.length,
        start = Date.now()
      last().fail()
      while (sockets.length === before) vi.advanceTimersByTime(50)
      waits.push(Date.now() - start)
    }
    expect(waits[0]).toBeLessThan(700)
    expect(waits[3]).toBeGreaterThan(waits[0]!)
    expect(Math.max(...waits)).toBeLessThanOrEqual(18_050)
  })

  it('tries at once when the network is back', () => {
    connect()
    last().fail()
    live.wake()
    expect(sockets).toHaveLength(2)
  })

  it('stays closed when it was stopped', () => {
    connect()
    live.stop()
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
    expect(last().closed).toBe(true)
  })

  it('gives up a socket that no longer answers', () => {
    connect()
    vi.advanceTimersByTime(25_000)
    expect(last().sent.at(-1)).toEqual({ type: 'ping' })
    vi.advanceTimersByTime(10_000)
    expect(states.at(-1)).toBe('lost')
  })
})

describe('numbers', () => {
  it('are without gaps: a hole means to connect again', () => {
    connect(57)
    last().hear(update(60))
    expect(heard).toEqual(['snapshot'])
    vi.advanceTimersByTime(1000)
    expect(last().address).toBe('ws/live?after=57')
  })

  it('that are known already are not told twice', () => {
    connect(57)
    last().hear(update(58))
    last().hear(update(58))
    expect(heard).toEqual(['snapshot', 'update'])
  })

  it('may come several at once', () => {
    connect(57)
    last().hear(update(58, 59, 60))
    last().hear(update(61))
    expect(heard).toEqual(['snapshot', 'update', 'update'])
  })
})

describe('changes', () => {
  const seen = { type: 'snapshot', number: 57, view: { turn: 0, seats: [1, 2] }, views: {} } as unknown as Snapshot
  const changed = (after: number, more: Partial<Changed> = {}) =>
    ({
      type: 'changed',
      number: after + 1,
      after,
      entries: [],
      events: [],
      changes: [[['seats', 1], 9]],
      views: {},
      asks: [],
      ...more,
    }) as unknown as Changed
  function begin() {
    last().open()
    last().hear(seen)
  }

  it('are told as whole updates', () => {
    begin()
    last().hear(changed(57))
    expect(updates).toEqual([expect.objectContaining({ type: 'update', number: 58, view: { turn: 0, seats: [1, 9] }, promises: [] })])
  })

  it.each([
    ['of which one was missed', changed(58)],
    ['that lead elsewhere', changed(57, { sum: 1 })],
  ])('%s let the page ask for the whole, and wait for it', (_, message) => {
    begin()
    last().hear(message)
    expect(last().sent).toEqual([{ type: 'look' }])
    last().hear(changed(message.number))
    expect(heard).toEqual(['snapshot'])
    last().hear({ ...seen, number: 60 })
    last().hear(changed(60))
    expect(heard).toEqual(['snapshot', 'snapshot', 'update'])
    expect(last().sent).toHaveLength(1)
  })

  it('that did not fit are not built upon after a break either', () => {
    begin()
    last().hear(changed(58))
    last().fail()
    vi.advanceTimersByTime(1000)
    expect(last().address).toBe('ws/live?after=null')
  })
})

describe('requests', () => {
  const play: ClientMessage = { type: 'play', seat: 0, after: 57, moves: ['play red 2'] }

  it('are answered by their number', async () => {
    connect()
    const first = live.request(play),
      second = live.request({ type: 'undo', seat: 0 })
    const [one, two] = last().sent
    last().hear({ type: 'ok', request: two!['request'], number: 56 })
    last().hear({ type: 'ok', request: one!['request'], number: 58 })
    expect(await first).toBe(58)
    expect(await second).toBe(56)
  })

  it('that are refused carry the reasons of the rules', async () => {
    connect()
    const request = live.request(play)
    last().hear({ type: 'error', request: last().sent[0]!['request'], code: 'illegal_move', message: 'no', why: [{ name: 'x', rule: 'C-8' }] })
    const error = await request.catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(RequestError)
    expect((error as RequestError).code).toBe('illegal_move')
    expect((error as RequestError).why[0]!.rule).toBe('C-8')
  })

  it('fail at once while the line is lost, and those under way when it breaks', async () => {
    connect()
    const underWay = live.request(play)
    last().fail()
    await expect(underWay).rejects.toMatchObject({ code: 'offline' })
    await expect(live.request(play)).rejects.toMatchObject({ code: 'offline' })
  })
})
