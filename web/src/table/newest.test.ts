import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Live, type Socket } from '../net/live'
import type { ServerMessage, Table } from '../wire'
import { TableModel } from './model.svelte'

// The model alone, without a page around it.
vi.mock('../shell/settings.svelte', () => ({ settings: { speed: 'normal' }, pace: () => 1, patience: () => 1 }))
vi.mock('../shell/sound', () => ({ play: () => {} }))
vi.mock('../shell/notices.svelte', () => ({ tell: () => {}, tellError: () => {} }))
vi.mock('../words/locale.svelte', () => ({ wordsFor: () => null }))

// What a server tells around a ballot, as it numbers it: the proposal (an update that takes a while to be shown), the offer
// of a bot, somebody who goes away, an answer, and a vote.
const SHOWN_FOR = 1000
const seat = (number: number, connected = true) => ({
  seat: number,
  kind: number ? 'bot' : 'human',
  name: `S${number}`,
  yours: number === 0,
  connected,
  stand_in: null,
  clock: null,
  promises: { kept: 0, broken: 0, open: 0 },
})
const offer = (answered: boolean) => ({
  offer: 1,
  seat: 1,
  receiver: 0,
  gives: null,
  asks: { name: 'yes' },
  private: false,
  counters: null,
  answers: answered ? [{ seat: 0, yes: true, reason: null }] : [],
  open_to: answered ? [] : [0],
})
function table(revision: number, number: number, topic: string | null, offers: unknown[] = [], here = true): Table {
  const talk = topic && { topic, window: true, seconds: 600, ready: [], waiting: [0], speakers: [], offers, reasons: [] }
  return { id: 't', status: 'playing', number, awaited: [1], seats: [seat(0), seat(1), seat(2, here)], talk, undo: {}, revision } as unknown as Table
}
const update = (table: Table, ...promises: unknown[]) => ({
  type: 'update',
  number: table.number,
  entries: [{ number: table.number }],
  events: [{ name: 'event', number: table.number }],
  table,
  view: {},
  views: {},
  asks: [],
  promises,
})
const promise = { name: 'yes', seat: 0, receiver: 1, number: 11, fate: 'open', settled: null, offer: 1, private: false }
const broken = { ...promise, fate: 'broken', settled: 12 }
const FRAMES = {
  proposal: update(table(2, 11, 'vote')),
  offer: { type: 'promises', promises: [], table: table(3, 11, 'vote', [offer(false)]) },
  away: { type: 'table', table: table(4, 11, 'vote', [offer(false)], false) },
  deal: { type: 'promises', promises: [promise], table: table(5, 11, 'vote', [offer(true)], false) },
  vote: update(table(6, 12, null, [], false), broken),
}
type Frame = keyof typeof FRAMES

let model: TableModel
let hear: (message: unknown) => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  const socket: Socket = { onopen: null, onmessage: null, onclose: null, send: () => {}, close: () => {} }
  hear = (message) => socket.onmessage?.({ data: JSON.stringify(message) } as MessageEvent)
  const kit = { info: null, face: { events: {}, duration: () => SHOWN_FOR } as never, content: null }
  const begun = table(1, 10, null)
  model = new TableModel(
    begun,
    kit,
    {} as never,
    (listener) =>
      new Live(
        () => 'ws',
        listener,
        () => socket,
      ),
  )
  model.start()
  socket.onopen?.({} as Event)
  hear({ type: 'snapshot', number: 10, table: begun, view: {}, views: {}, asks: [], promises: [], log: [], chat: [] } as unknown as ServerMessage)
})
afterEach(() => vi.useRealTimers())

const tell = (...frames: Frame[]) => frames.forEach((frame) => hear(FRAMES[frame]))
const open = () => model.table.talk?.offers.filter((one) => one.open_to.length).length ?? 0
const rest = () => vi.advanceTimersByTime(20 * SHOWN_FOR)

function orders<T>(of: T[]): T[][] {
  return of.length < 2 ? [of] : of.flatMap((one) => orders(of.filter((other) => other !== one)).map((rest) => [one, ...rest]))
}

describe('what is told while something is shown', () => {
  it('is not lost when the screen has come to what it is about', () => {
    tell('proposal', 'offer')
    expect([model.playing, open(), model.talk.offered]).toEqual([true, 0, 0])
    rest()
    expect([model.playing, open(), model.talk.offered]).toEqual([false, 1, 1])
    rest()
    expect(open()).toBe(1)
  })

  it('is not seen before what it is about, but who sits there is', () => {
    tell('proposal', 'offer', 'away', 'deal', 'vote')
    expect(model.table.talk).toBeNull()
    expect(model.table.seats[2]?.connected).toBe(false)
    expect([model.table.number, model.talk.promises]).toEqual([10, []])
    model.skip()
    expect(model.table.number).toBe(12)
    expect(model.talk.promises.map((one) => one.fate)).toEqual(['broken'])
  })

  it('tells of a promise where it was given, and that it was broken only with what broke it', () => {
    tell('proposal', 'offer', 'deal')
    rest()
    expect(model.talk.promises.map((one) => one.fate)).toEqual(['open'])
    tell('vote')
    expect(model.talk.promises.map((one) => one.fate)).toEqual(['open'])
    rest()
    expect(model.talk.promises.map((one) => one.fate)).toEqual(['broken'])
  })

  it('comes to the same in every order, doubled or late', () => {
    for (const order of orders<Frame>(['proposal', 'offer', 'away', 'deal'])) {
      for (const frames of [order, order.flatMap((one) => [one, one]), [...order, ...order], [...order, 'offer' as const, 'proposal' as const]]) {
        hear({ type: 'snapshot', number: 10, table: table(1, 10, null), view: {}, views: {}, asks: [], promises: [], log: [], chat: [] })
        tell(...frames)
        rest()
        const seen = { number: model.table.number, open: open(), here: model.table.seats[2]?.connected, promises: model.talk.promises.length }
        expect(seen, frames.join(' ')).toEqual({ number: 11, open: 0, here: false, promises: 1 })
        expect(model.table.talk?.offers[0]?.answers, frames.join(' ')).toHaveLength(1)
      }
    }
  })

  it('shows an offer in whatever order it and what it is about arrive', () => {
    for (const order of orders<Frame>(['proposal', 'offer', 'away'])) {
      hear({ type: 'snapshot', number: 10, table: table(1, 10, null), view: {}, views: {}, asks: [], promises: [], log: [], chat: [] })
      tell(...order)
      expect(open(), order.join(' ')).toBe(0)
      rest()
      expect(open(), order.join(' ')).toBe(1)
    }
  })

  it('tells that the table was cleared away when what happened before has been shown', () => {
    tell('proposal')
    hear({ type: 'table', table: { ...table(7, 11, null), status: 'abandoned' } })
    expect(model.table.status).toBe('playing')
    rest()
    expect(model.table.status).toBe('abandoned')
  })

  it('lets the time to talk run while something is shown', () => {
    tell('proposal', 'offer')
    vi.advanceTimersByTime(SHOWN_FOR)
    expect(model.table.talk?.seconds).toBeLessThan(600)
    expect(model.table.talk?.seconds).toBeGreaterThan(590)
  })

  it('believes another server, which counts from its own beginning', () => {
    tell('proposal', 'deal')
    rest()
    hear({
      type: 'snapshot',
      number: 11,
      table: table(1, 11, 'vote', [offer(false)]),
      view: {},
      views: {},
      asks: [],
      promises: [],
      log: [],
      chat: [],
    })
    hear({ type: 'promises', promises: [promise], table: table(2, 11, 'vote', [offer(true)]) })
    expect([open(), model.talk.promises.length]).toEqual([0, 1])
  })
})
