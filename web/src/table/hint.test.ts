import { beforeEach, expect, it, vi } from 'vitest'
import type { Line, Listener } from '../net/live'
import type { Ahead, ClientMessage, Table } from '../wire'
import { TableModel } from './model.svelte'

// The model alone: a suggested turn of two decisions, and a server whose answers come when the test says so.
vi.mock('../shell/settings.svelte', () => ({ settings: { speed: 'off' }, pace: () => 0, patience: () => 0 }))
vi.mock('../shell/sound', () => ({ play: () => {} }))
vi.mock('../shell/notices.svelte', () => ({ tell: () => {}, tellError: () => {} }))
vi.mock('../words/locale.svelte', () => ({ wordsFor: () => null }))

const move = (say: string) => ({ move: 0, say, about: { name: say } })
const ask = (...moves: string[]) => ({ seat: 0, kind: 'kind', number: 7, moves: moves.map(move), usual: null, aside: null })
const AFTER: Record<string, Ahead> = { play: { ask: ask('take', 'leave'), view: {} } as never, 'play take': { ask: null, view: null } }

let model: TableModel
let sent: ClientMessage[]
let pending: (() => void)[]

/** Lets the server answer everything it has been asked, and what is asked then. */
async function answerAll(): Promise<void> {
  for (let answer = pending.shift(); answer; answer = pending.shift()) {
    answer()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

beforeEach(async () => {
  sent = []
  pending = []
  vi.stubGlobal('addEventListener', () => {})
  const table = {
    id: 't',
    status: 'playing',
    number: 7,
    awaited: [0],
    seats: [{ seat: 0, kind: 'human', yours: true }],
    talk: null,
    undo: {},
    end: {},
  } as unknown as Table
  const questions = {
    hint: () => Promise.resolve({ suggestions: [{ ...move('play'), turn: [move('play'), move('take')], reasons: [] }] }),
    ahead: (_seat: number, _number: number, moves: string[]) => new Promise<Ahead>((resolve) => pending.push(() => resolve(AFTER[moves.join(' ')]!))),
  }
  let listener: Listener
  const line: Line = {
    start: () => {},
    stop: () => {},
    wake: () => {},
    request: (message: ClientMessage) => Promise.resolve(void sent.push(message)),
  } as never
  model = new TableModel(table, { info: null, face: null, content: null } as never, questions as never, (heard) => ((listener = heard), line))
  listener!.snapshot({
    type: 'snapshot',
    number: 7,
    table,
    view: {},
    views: {},
    asks: [ask('play', 'pass')],
    promises: [],
    log: [],
    chat: [],
  } as never)
  await model.askHint()
})

it('plays a suggested turn only once it is put together, however fast its key is pressed', async () => {
  void model.follow(0)
  expect(model.playable).toBe(false)
  void model.follow(0)
  await answerAll()
  expect([model.plan.chain(model.selected), sent]).toEqual([['play', 'take'], []])
  void model.follow(0)
  expect(sent).toMatchObject([{ type: 'play', moves: ['play', 'take'] }])
})

it('is playable again when the hint is closed while the turn is put together', async () => {
  void model.follow(0)
  model.dropHint()
  await answerAll()
  expect([model.playable, sent]).toEqual([true, []])
})
