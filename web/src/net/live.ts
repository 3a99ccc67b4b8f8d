// The live line to a table: one WebSocket that comes back by itself. It knows the last number it has seen, asks for what
// it missed after a break, and matches answers to requests. What the messages mean is decided by whoever listens.
import { RequestError } from './api'
import { completed, type Seen } from './changes'
import type { Changed, Chat, ClientMessage, GivenPromise, ServerMessage, Snapshot, Table, Update } from '../wire'

export type LineState = 'connecting' | 'open' | 'lost' | 'closed'

export interface Listener {
  snapshot(message: Snapshot): void
  update(message: Update): void
  table(table: Table): void
  chat(chat: Chat): void
  promises(promises: GivenPromise[], table: Table): void
  undoRefused(seat: number, by: number): void
  state(state: LineState): void
}

/** What a table page needs of its line; a position without a table has one of its own. */
export interface Line {
  start(): void
  stop(): void
  wake(): void
  /** Sends a request; answers the number the table has then. */
  request(message: ClientMessage): Promise<number>
}

/** The part of a WebSocket that is used here. */
export interface Socket {
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(data: string): void
  close(): void
}

interface Waiting {
  resolve(number: number): void
  reject(error: RequestError): void
}

const FIRST_WAIT = 500
/** The server is being stopped: another one answers at once. */
const RESTARTED = 1012
const AT_ONCE = 50
const LONGEST_WAIT = 15_000
const PING_EVERY = 25_000
const PONG_WITHIN = 10_000

export class Live implements Line {
  private socket: Socket | null = null
  private seen: Seen | null = null
  private requests = 0
  private failures = 0
  private readonly waiting = new Map<number, Waiting>()
  private retry: ReturnType<typeof setTimeout> | undefined
  private ping: ReturnType<typeof setTimeout> | undefined
  private stopped = false

  constructor(
    private readonly address: (after: number | null) => string,
    private readonly listener: Listener,
    private readonly open: (address: string) => Socket = (address) => new WebSocket(address),
  ) {}

  start(): void {
    this.stopped = false
    this.connect()
  }

  stop(): void {
    this.stopped = true
    clearTimeout(this.retry)
    this.drop()
    this.listener.state('closed')
  }

  /** Tries at once instead of waiting, e.g. when the network is back. */
  wake(): void {
    if (this.stopped || this.socket) return
    clearTimeout(this.retry)
    this.connect()
  }

  /** Sends a request; answers the number the table has then. */
  request(message: ClientMessage): Promise<number> {
    return new Promise((resolve, reject) => {
      if (!this.socket || this.failures > 0) {
        reject(new RequestError({ code: 'offline', message: 'The connection is lost.' }))
        return
      }
      const request = ++this.requests
      this.waiting.set(request, { resolve, reject })
      this.socket.send(JSON.stringify({ ...message, request }))
    })
  }

  private connect(): void {
    this.listener.state(this.failures ? 'lost' : 'connecting')
    const socket = this.open(this.address(this.seen?.number ?? null))
    this.socket = socket
    socket.onopen = () => {
      if (socket !== this.socket) return
      this.failures = 0
      this.listener.state('open')
      this.keepAlive()
    }
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(String(event.data)) as ServerMessage)
    }
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(event.code === RESTARTED ? AT_ONCE : FIRST_WAIT)
    }
  }

  private lose(first = FIRST_WAIT): void {
    this.drop()
    if (this.stopped) return
    this.failures += 1
    this.listener.state('lost')
    const wait = Math.min(LONGEST_WAIT, first * 2 ** (this.failures - 1))
    this.retry = setTimeout(() => this.connect(), wait * (0.8 + 0.4 * Math.random()))
  }

  private drop(): void {
    clearTimeout(this.ping)
    const socket = this.socket
    this.socket = null
    socket?.close()
    for (const { reject } of this.waiting.values()) {
      reject(new RequestError({ code: 'offline', message: 'The connection was lost before the answer came.' }))
    }
    this.waiting.clear()
  }

  private keepAlive(): void {
    clearTimeout(this.ping)
    this.ping = setTimeout(() => {
      this.socket?.send(JSON.stringify({ type: 'ping' }))
      this.ping = setTimeout(() => this.lose(), PONG_WITHIN)
    }, PING_EVERY)
  }

  private hear(message: ServerMessage): void {
    this.keepAlive()
    switch (message.type) {
      case 'snapshot':
        this.seen = message
        this.listener.snapshot(message)
        break
      case 'update':
        this.hearUpdate(message)
        break
      case 'changed':
        this.hearChanges(message)
        break
      case 'table':
        this.listener.table(message.table)
        break
      case 'chat':
        this.listener.chat(message.chat)
        break
      case 'promises':
        this.listener.promises(message.promises, message.table)
        break
      case 'undo_refused':
        this.listener.undoRefused(message.seat, message.by)
        break
      case 'ok':
        this.settle(message.request)?.resolve(message.number)
        break
      case 'error':
        this.settle(message.request)?.reject(new RequestError(message))
        break
      case 'pong':
        break
    }
  }

  /** Updates follow one another without gaps: what is known is dropped, a hole means we missed something. */
  private hearUpdate(message: Update): void {
    const known = this.seen?.number ?? -1
    if (message.number <= known) return
    const first = message.entries[0]?.number ?? message.number
    if (first > known + 1) {
      this.lose()
      return
    }
    this.take(message)
  }

  /** What is told as changes is put into what was seen last; where that does not fit, the whole is asked for. */
  private hearChanges(message: Changed): void {
    if (!this.seen || message.number <= this.seen.number) return
    const whole = completed(this.seen, message)
    if (whole) {
      this.take(whole)
      return
    }
    this.seen = null
    this.socket?.send(JSON.stringify({ type: 'look' }))
  }

  private take(message: Update): void {
    this.seen = message
    this.listener.update(message)
  }

  private settle(request: number | null | undefined): Waiting | undefined {
    if (typeof request !== 'number') return undefined
    const waiting = this.waiting.get(request)
    this.waiting.delete(request)
    return waiting
  }
}

export function liveAddress(id: string): (after: number | null) => string {
  return (after) => {
    const url = new URL(`api/tables/${encodeURIComponent(id)}/live`, document.baseURI)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    url.hash = ''
    if (after !== null) url.searchParams.set('after', String(after))
    return url.href
  }
}
