// Answers the client's calls from fixtures. `/?demo` shows the start page and a table, `&status=over` (or waiting),
// `&hot` two people on one device, `&chat` some talk.
import { parse } from 'smol-toml'
import * as fixtures from './fixtures'
import type { ClientMessage, MoveEntry, ServerMessage, Table } from '../lib/types'

const parameters = new URLSearchParams(location.search)

function demoTable(): Table {
  const table = structuredClone(fixtures.table)
  if (parameters.get('status') === 'over') Object.assign(table, { status: 'over', awaited: [], result: fixtures.result })
  if (parameters.get('status') === 'waiting') {
    table.status = 'waiting'
    Object.assign(table.seats[3]!, { kind: 'free', name: '', stand_in: null })
  }
  if (parameters.has('hot')) table.seats[1]!.yours = true
  if (parameters.has('undo')) table.undo_request = { seat: 1, to: 55, agreed: [], waiting: [0] }
  return table
}

function contentOf(): unknown {
  const sources = import.meta.glob<string>('../../../nemeton/games/celtica/content.toml', { eager: true, query: '?raw', import: 'default' })
  return parse(Object.values(sources)[0] ?? '')
}

function answer(path: string): unknown {
  const table = demoTable()
  const replay: Table = { ...table, id: 'film', name: 'Fern 4', status: 'over', awaited: [], result: fixtures.result }
  if (path === '/games') return parameters.has('shelf') ? fixtures.games : [fixtures.game]
  if (path.endsWith('/content')) return contentOf()
  if (path === '/tables') return { table, tokens: { 0: 'token' } }
  if (path.startsWith('/tables?mine')) return [table, { ...table, id: 'other', name: 'Fern 4', awaited: [1], turn: 1 }]
  if (path.startsWith('/tables?open')) return []
  if (path.startsWith('/replays/')) return { table: replay, positions: fixtures.positions.map((one) => ({ ...one, views: {} })), promises: [] }
  if (path === '/replays') return [replay]
  if (path.includes('/positions')) return { table, positions: fixtures.positions, promises: [] }
  if (path.includes('/hint')) return { ...fixtures.playAsk.moves[2], worth: 0.61, alternatives: [] }
  if (path.includes('/why')) return { why: [{ name: 'experience_needs_druid_card', rule: 'C-8' }] }
  return table
}

class DemoSocket {
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  private number = fixtures.table.number
  private readonly table = demoTable()

  constructor() {
    setTimeout(() => {
      this.onopen?.(new Event('open'))
      const playing = this.table.status === 'playing'
      const view = fixtures.viewAt([12, 8, 16, 8, 19])
      this.tell({
        type: 'snapshot',
        number: this.number,
        table: this.table,
        view: this.table.status === 'waiting' ? null : view,
        views: { 0: view, 1: view },
        asks: playing ? [fixtures.playAsk] : [],
        log: this.table.status === 'waiting' ? [] : fixtures.log,
        chat: parameters.has('chat') ? [{ seat: 1, name: 'Bram', text: 'Good luck everybody!', at: '', number: 3 }] : [],
        promises: [],
      })
    }, 50)
  }

  send(data: string): void {
    const message = JSON.parse(data) as ClientMessage & { request: number }
    if (message.type === 'chat') {
      this.tell({ type: 'chat', chat: { seat: 0, name: 'Anouk', text: message.text, at: '', number: this.number } })
    } else if (message.type === 'play') {
      this.follow(fixtures.playAsk.moves.find((move) => move.say === message.moves[0])!)
    }
    this.tell({ type: 'ok', request: message.request, number: this.number })
  }

  close(): void {}

  private follow(move: MoveEntry): void {
    const steps = fixtures.consequences(this.number, move)
    for (const [index, step] of steps.entries()) {
      this.number += 1
      const last = index === steps.length - 1
      const view = fixtures.viewAt([13, 8, 16, 8 + index, 19])
      const awaited = last ? [0] : [1]
      this.tell({
        type: 'update',
        number: this.number,
        entries: [{ number: this.number, seat: step.seat, say: step.say, forced: false }],
        events: step.events,
        table: { ...this.table, number: this.number, awaited },
        view,
        views: { 0: view, 1: view },
        asks: last ? [{ ...fixtures.playAsk, number: this.number }] : [],
        promises: [],
      })
    }
  }

  private tell(message: ServerMessage): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
}

export function startDemo(): void {
  const real = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const path = String(input)
    return path.startsWith('api/') ? Response.json(answer(path.slice(3))) : real(input, init)
  }
  window.WebSocket = DemoSocket as unknown as typeof WebSocket
}
