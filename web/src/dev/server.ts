// Answers the page's calls without a server: `/?demo=meduris&case=offer` puts that position on every table, events of a
// case are played again and again. `&status=waiting`, `&hot` (two people on one device), `&undo` and `&chat` change the table.
// Only the development server ever loads it.
import type { ClientMessage, Position, ServerMessage, Table } from '../wire'
import { contentOf, type Demo } from './demos'
import games from './games.json'

const parameters = new URLSearchParams(location.search)
const found = import.meta.glob<Record<string, () => Demo>>('../games/*/demo.ts', { eager: true, import: 'demos' })
const game = parameters.get('demo') || 'celtica'
const cases = found[`../games/${game}/demo.ts`] ?? {}
const demo = (cases[parameters.get('case') ?? ''] ?? Object.values(cases)[0])!()

function demoTable(): Table {
  const table = structuredClone(demo.table)
  if (parameters.get('status') === 'waiting') {
    table.status = 'waiting'
    Object.assign(table.seats[1]!, { kind: 'free', name: '' })
  }
  if (parameters.has('hot')) table.seats[1]!.yours = true
  if (parameters.has('undo')) table.undo_request = { seat: 1, to: table.number - 2, agreed: [], waiting: [0] }
  return table
}

function answer(path: string): unknown {
  const table = demoTable()
  const other: Table = { ...table, id: 'other', name: 'Fern 4', awaited: [1], turn: 1 }
  const view = demo.view as Position['view']
  const positions: Position[] = [{ number: table.number, entry: null, events: demo.events ?? [], view, views: {} }]
  if (path === '/games') return games
  if (path.endsWith('/content')) return contentOf(path.split('/')[2]!)
  if (path === '/tables') return { table, tokens: { 0: 'token' } }
  if (path.startsWith('/tables?mine')) return [table, other]
  if (path.startsWith('/tables?open')) return []
  if (path === '/replays') return [{ ...other, status: 'over', awaited: [] }]
  if (path.startsWith('/replays/') || path.includes('/positions')) return { table, positions, promises: [] }
  if (path.includes('/hint')) return { ...demo.ask?.moves[0], alternatives: [] }
  if (path.includes('/why')) return { why: [] }
  return table
}

class DemoSocket {
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  private readonly table = demoTable()

  constructor() {
    setTimeout(() => {
      this.onopen?.(new Event('open'))
      this.show()
      if (demo.events) this.tell({ type: 'update', entries: [], events: demo.events, ...this.position(demo.after ?? demo.view) })
    }, 50)
  }

  send(data: string): void {
    const message = JSON.parse(data) as ClientMessage
    const { number } = this.table
    if (message.type === 'chat') this.tell({ type: 'chat', chat: { seat: 0, name: 'Anouk', text: message.text, at: '', number } })
    this.tell({ type: 'ok', request: message.request ?? null, number })
    if (message.type === 'play') setTimeout(() => this.show(), 500)
  }

  close(): void {}

  private show(): void {
    const chat = parameters.has('chat') ? [{ seat: 1, name: 'Bram', text: 'Good luck everybody!', at: '', number: 3 }] : []
    this.tell({ type: 'snapshot', log: [], chat, ...this.position(demo.view) })
  }

  private position(shown: unknown) {
    const view = shown as Position['view']
    const { number, status } = this.table
    const asks = demo.ask && status === 'playing' ? [demo.ask] : []
    return { number, table: this.table, view: status === 'waiting' ? null : view, views: { 0: view, 1: view }, asks, promises: [] }
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
  if (parameters.get('demo')) location.hash ||= '#/table/demo'
}
