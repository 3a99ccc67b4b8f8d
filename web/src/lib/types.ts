// The wire as the client reads it. The page that binds is docs/protocol.md; this file only gives its objects types.

/** An object whose `name` selects words and whose other fields are their arguments. */
export interface Thing {
  name: string
  [field: string]: unknown
}

/** Something that happened; `number` is the number of the entry that caused it. */
export interface GameEvent extends Thing {
  number: number
}

export interface MoveEntry {
  move: number
  /** The notation, unique among the legal moves of the moment; shown to tests and tools as `data-move`. */
  say: string
  about: Thing
}

export interface Ask {
  seat: number
  kind: string
  number: number
  moves: MoveEntry[]
}

export type OptionValue = boolean | number | string

export type GameOption =
  | { key: string; kind: 'bool'; default: boolean }
  | { key: string; kind: 'choice'; default: string; choices: string[] }
  | { key: string; kind: 'int'; default: number; least: number; most: number }

export interface GameInfo {
  name: string
  title: string
  min_players: number
  max_players: number
  minutes: number
  options: GameOption[]
  /** What type a field of a thing has: `seat`, or a term type; fields that are not named are plain. */
  fields: Record<string, string>
  terms: Record<string, string[]>
  decisions: string[]
  /** Numbers of the box that any message may name. */
  facts: Record<string, number>
  /** How long a discussion lasts unless the table wishes otherwise; 0: this game has none. */
  talk_seconds: number
}

export type SeatKind = 'human' | 'bot' | 'free'

export interface Seat {
  seat: number
  kind: SeatKind
  /** Empty or null for a free seat. */
  name: string | null
  level: number | null
  connected: boolean
  yours: boolean
  /** Level of the bot that plays for an absent person. */
  stand_in: number | null
  clock: number | null
}

export interface Clock {
  kind: 'none' | 'move' | 'bank'
  seconds: number
  increment: number
}

export interface Result {
  points: number[]
  ranking: number[]
  facts: Thing[]
}

export interface UndoRequest {
  seat: number
  to: number
  agreed: number[]
  /** Who has yet to answer. */
  waiting: number[]
}

/** A promise one player gave another; it binds nobody. Its words are `promise-<name>`. */
export interface Pledge extends Thing {
  seat: number
  receiver: number
  /** Of the entry it follows. */
  number: number
  fate: 'open' | 'kept' | 'broken'
  /** Of the entry by which it was kept or broken. */
  settled: number | null
}

/** What an own seat can promise, and to whom it has not promised anything yet. */
export interface Speaker {
  seat: number
  receivers: number[]
  kinds: { name: string; field: string | null; places: string[] }[]
}

/** What may be talked about now. */
export interface Talk {
  topic: string
  /** True while bots wait for people to talk. */
  window: boolean
  /** Until silence counts as an answer. */
  seconds: number | null
  ready: number[]
  /** Who still talks. */
  waiting: number[]
  speakers: Speaker[]
}

export interface Table {
  id: string
  name: string
  game: string
  players: number
  options: Record<string, OptionValue>
  status: 'waiting' | 'playing' | 'over' | 'abandoned'
  created: string
  open: boolean
  number: number
  turn: number | null
  awaited: number[]
  kind: string | null
  seats: Seat[]
  clock: Clock
  talk_seconds: number
  talk: Talk | null
  spectators: number
  undo: { allowed: boolean; consent: boolean; reason: string | null }
  undo_request: UndoRequest | null
  result: Result | null
  /** Id of the table that continues this one. */
  rematch: string | null
}

export interface Entry {
  number: number
  seat: number | null
  say: string | null
  forced: boolean
  /** An undo: events of later numbers are taken back. */
  back_to?: number | null
}

export interface Chat {
  seat: number
  name: string
  text: string
  at: string
  number: number
}

export interface Position<V = unknown> {
  number: number
  entry: Entry | null
  events: GameEvent[]
  view: V
  /** One for every seat, when everything is open. */
  views?: Record<string, V>
}

export interface Positions<V = unknown> {
  table: Table
  positions: Position<V>[]
  promises: Pledge[]
}

export interface Hint extends MoveEntry {
  /** Best first; `behind` in points. */
  alternatives: { say: string; about: Thing; behind: number }[]
}

/** A thing with words and the number of the rule it stands on. */
export interface Why extends Thing {
  rule?: string
}

export interface WireError {
  type: 'error'
  request?: number
  code: string
  message: string
  why?: Why[]
}

export interface Snapshot<V = unknown> {
  type: 'snapshot'
  number: number
  table: Table
  view: V
  views?: Record<string, V>
  asks: Ask[]
  log: GameEvent[]
  chat: Chat[]
  promises: Pledge[]
}

export interface Update<V = unknown> {
  type: 'update'
  number: number
  entries: Entry[]
  events: GameEvent[]
  table: Table
  view: V
  views?: Record<string, V>
  asks: Ask[]
  promises: Pledge[]
}

export type ServerMessage =
  | Snapshot
  | Update
  | { type: 'table'; table: Table }
  | { type: 'chat'; chat: Chat }
  | { type: 'promises'; promises: Pledge[]; table: Table }
  | { type: 'ok'; request: number; number: number }
  | WireError
  | { type: 'pong' }

export type ClientMessage =
  | { type: 'play'; seat: number; after: number; moves: string[] }
  | { type: 'undo'; seat: number }
  | { type: 'answer_undo'; seat: number; yes: boolean }
  | { type: 'chat'; seat: number; text: string }
  | { type: 'promise'; seat: number; receiver: number; kind: string; place: string | null }
  | { type: 'ready'; seat: number }
