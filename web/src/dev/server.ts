// Answers the page's calls without a server: `/?demo=meduris&case=offer` puts that position on the table `demo`, events of a
// case are played again and again. `&status=waiting`, `&hot` (two people on one device), `&undo`, `&chat`, `&offer`, `&alone`
// (a talk with bots, one of whom `speaks` at once) and `&clock` (it is running out) change the table.
// Every position is also a table of its own (`#/table/meduris.offer`, `#/table/meduris.offer.waiting`), so that a test can walk
// through all of them on one page. The development server and the build for tests (`vite build --mode demo`) load it.
import { change, LANGUAGES } from '../shell/settings.svelte'
import { gameBundle } from '../words/locale.svelte'
import type { ClientMessage, Ending, Position, ServerMessage, Table } from '../wire'
import { contentOf, type Demo } from './demos'
import games from './games.json'

const parameters = new URLSearchParams(location.search)
const found = import.meta.glob<Record<string, () => Demo>>('../games/*/demo.ts', { eager: true, import: 'demos' })
const casesOf = (game: string) => found[`../games/${game}/demo.ts`] ?? {}

interface Shown {
  demo: Demo
  wishes: Set<string>
}

/** What lies on a table: what its name says, else what the address of the page says. */
function shownAt(id: string): Shown {
  const [game = '', name = '', ...wishes] = id.split('.')
  const named = casesOf(game)[name]
  if (named) return { demo: named(), wishes: new Set(wishes) }
  const cases = casesOf(parameters.get('demo') || 'celtica')
  const asked = ['hot', 'undo', 'chat', 'offer', 'alone', 'clock'].filter((wish) => parameters.has(wish))
  return { demo: (cases[parameters.get('case') ?? ''] ?? Object.values(cases)[0])!(), wishes: new Set([...asked, parameters.get('status') ?? '']) }
}

function tableOf(id: string, { demo, wishes }: Shown): Table {
  const table = { ...structuredClone(demo.table), id }
  const { options } = games.find(({ name }) => name === table.game)!
  table.options = Object.fromEntries(options.map((option) => [option.key, option.default]))
  if (wishes.has('waiting')) {
    table.status = 'waiting'
    Object.assign(table.seats[1]!, { kind: 'free', name: '' })
  }
  if (wishes.has('hot')) table.seats[1]!.yours = true
  if (wishes.has('undo')) table.undo_request = { seat: 1, to: table.number - 2, agreed: [], waiting: [0] }
  if (wishes.has('offer')) table.talk = talk
  if (wishes.has('alone')) {
    table.talk = alone
    table.awaited = [1]
    for (const seat of table.seats) if (!seat.yours) Object.assign(seat, { kind: 'bot', level: 4 })
  }
  if (wishes.has('clock')) {
    table.clock = { kind: 'move', seconds: 60, increment: 0 }
    for (const seat of table.seats) seat.clock = 9
  }
  return table
}

/** A discussion in which Bram has made an offer, and Hazel has refused one. */
const talk: NonNullable<Table['talk']> = {
  topic: 'proposal',
  window: true,
  seconds: 40,
  ready: [],
  waiting: [0, 1],
  speakers: [],
  offers: [
    {
      offer: 1,
      seat: 0,
      receiver: 2,
      gives: { name: 'give_card_next', now: 0 },
      asks: { name: 'vote_yes_now', now: 0 },
      private: false,
      counters: null,
      answers: [{ seat: 2, yes: false, reason: 'too_little' }],
      open_to: [],
    },
    { offer: 2, seat: 1, receiver: 0, gives: null, asks: { name: 'vote_no_now', now: 0 }, private: false, counters: null, answers: [], open_to: [0] },
  ],
  reasons: ['too_little', 'no_trust'],
}

/** The same before anybody has offered anything, with one person among bots. */
const alone: typeof talk = { ...talk, seconds: 20, waiting: [0], offers: [] }

const SOURCES: Record<string, string[]> = {
  celtica: ['stops', 'ruins'],
  edora: ['contests', 'herbs', 'oracle', 'gems', 'stones', 'potions', 'fires', 'dolmens', 'overflow', 'sickle', 'tablets', 'amulet', 'cult_places'],
  graenaland: ['villages', 'buildings', 'army', 'facilities'], meduris: ['chips', 'refusals', 'offerings', 'river', 'temples', 'runes'],
}

/** Points that came evenly, from every source of the game. */
function endingOf(table: Table): Ending {
  const names = table.seats.map((seat) => seat.name ?? '')
  const score = [0, 6, 11, 20].map((points) => names.map((_, seat) => points + seat))
  const sources = (SOURCES[table.game] ?? []).map((name, at) => ({ name, points: names.map((_, seat) => at * 3 - seat), over: [] }))
  return { names, score, numbers: score.map((_, number) => number), sources, gains: [], moments: [] }
}

function answer(path: string): unknown {
  const id = decodeURIComponent(/^\/(?:tables|replays)\/([^/?]+)/.exec(path)?.[1] ?? 'demo')
  const shown = shownAt(id)
  const table = tableOf(id, shown)
  const other: Table = { ...table, id: 'other', name: 'Fern 4', awaited: [1], turn: 1 }
  const view = shown.demo.view as Position['view']
  const views = Object.fromEntries(table.seats.map(({ seat }) => [seat, view]))
  const positions: Position[] = [{ number: table.number, entry: null, events: shown.demo.events ?? [], view, views }]
  if (path === '/games') return games
  if (path === '/reach') return { pages: [], can_open: true }
  if (path.endsWith('/lessons') || path.endsWith('/lists')) return []
  if (path.endsWith('/content')) return contentOf(path.split('/')[2]!)
  if (path === '/tables') return { table, tokens: { 0: 'token' } }
  if (path.startsWith('/tables?mine')) return [table, other]
  if (path.startsWith('/tables?open')) return []
  if (path === '/replays') return [{ ...other, id: 'brought', status: 'over', awaited: [] }]
  if (path.startsWith('/replays/') || path.includes('/positions')) return { table, positions, promises: [] }
  if (path === '/puzzles') return []
  if (path.endsWith('/ending')) return endingOf(table)
  if (path.includes('/hint'))
    return {
      suggestions:
        shown.demo.ask?.moves.slice(0, 3).map((move) => ({ ...move, turn: [move], chance: 50, expected: 41.5, points: 2, reasons: [] })) ?? [],
    }
  if (path.includes('/why')) return { why: [] }
  return table
}

class DemoSocket {
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  private readonly shown: Shown
  private table: Table

  constructor(address: string) {
    const id = decodeURIComponent(/\/tables\/([^/?]+)/.exec(address)?.[1] ?? 'demo')
    this.shown = shownAt(id)
    this.table = tableOf(id, this.shown)
    setTimeout(() => {
      const { events, after, view } = this.shown.demo
      this.onopen?.(new Event('open'))
      this.show()
      if (events) this.tell({ type: 'update', entries: [], events, ...this.position(after ?? view) })
      // A bot is quicker than the page, which still shows what the offer is about.
      if (this.shown.wishes.has('speaks'))
        this.tell({ type: 'promises', promises: [], table: { ...this.table, talk: { ...alone, offers: talk.offers } } })
    }, 50)
  }

  send(data: string): void {
    const message = JSON.parse(data) as ClientMessage
    const { number } = this.table
    if (message.type === 'chat') this.tell({ type: 'chat', chat: { seat: 0, name: 'Anouk', text: message.text, at: '', number } })
    this.tell({ type: 'ok', request: message.request ?? null, number })
    if (message.type === 'ready') this.tell({ type: 'table', table: (this.table = { ...this.table, talk: null }) })
    if (message.type === 'play') setTimeout(() => this.show(), 500)
  }

  close(): void {}

  private show(): void {
    const chat = this.shown.wishes.has('chat') ? [{ seat: 1, name: 'Bram', text: 'Good luck everybody!', at: '', number: 3 }] : []
    const before = this.shown.demo.events ? this.table.number - 1 : this.table.number
    const table = this.shown.wishes.has('speaks') ? { ...this.table, number: before, talk: null } : this.table
    this.tell({ type: 'snapshot', log: [], chat, ...this.position(this.shown.demo.view), table, number: before })
  }

  private position(shown: unknown) {
    const view = shown as Position['view']
    const { number, status } = this.table
    const { ask } = this.shown.demo
    const asks = ask && status === 'playing' ? [ask] : []
    return { number, table: this.table, view: status === 'waiting' ? null : view, views: { 0: view, 1: view }, asks, promises: [] }
  }

  private tell(message: ServerMessage): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
}

/** The names of all positions, as tables of their own. */
const cases = () => games.flatMap(({ name }) => Object.keys(casesOf(name)).map((one) => `${name}.${one}`))

/** Loads all words, so that a change of language shows at once. */
async function prepare(): Promise<void> {
  for (const language of LANGUAGES) await Promise.all(games.map(({ name }) => gameBundle(name, language)))
}

export function startDemo(): void {
  const real = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const path = String(input)
    return path.startsWith('api/') ? Response.json(answer(path.slice(3))) : real(input, init)
  }
  window.WebSocket = DemoSocket as unknown as typeof WebSocket
  Object.assign(window, { demo: { change, cases: cases(), prepare } })
  if (parameters.get('demo')) location.hash ||= '#/table/demo'
}
