// Written by tools/client_types.py from nemeton/server/wire.
export interface Worded {
  name: string // selects the words; the other fields are their arguments
  [field: string]: unknown
}
export interface GameEvent {
  name: string
  number: number // of the entry that caused it
  changes?: ([(string | number)[], unknown])[] // where the view changed with it, and what stands there now
  [field: string]: unknown
}
export interface Reason { name: string; rule?: string; [field: string]: unknown }
/** It binds nobody. Its words are `promise-<name>`. */
export interface GivenPromise {
  name: string; seat: number; receiver: number
  number: number // of the entry it follows
  fate: 'broken' | 'kept' | 'lapsed' | 'open' // lapsed: its occasion did not come, or the other side failed
  settled: number | null // the number of the entry by which it was kept or broken, or lapsed
  offer: number | null // the offer it comes from
  private: boolean // only the two know of it
  [field: string]: unknown
}
export interface SeatWish { kind?: 'bot' | 'free' | 'human'; name?: string | null; level?: number | null; luck?: string | null }
export interface Clock { kind: 'bank' | 'move' | 'none'; seconds: number; increment: number }
export interface NewTable {
  game: string; seats: SeatWish[]; players?: number | null; options?: Record<string, boolean | number | string>; clock?: Clock; talk?: number | null
  open?: boolean
  practice?: boolean // one person against bots: everything may be taken back
}
/** A chapter of a guided game, counted from 0, to be played by somebody of that name. */
export interface NewLesson { game: string; lesson: string; chapter?: number; name?: string }
/** Plays on from a position of a finished game: with the same people, or with one seat against bots. */
export interface WhatIf { number: number; together?: boolean; seat?: number | null; level?: number | null }
export interface Claim {
  token: string
  name?: string // for a seat that somebody has left
  luck?: string | null
}
/** Whatever is asked for one seat. */
export interface AboutSeat { seat: number }
export interface Sit { seat: number; name?: string; luck?: string | null }
/** While it is shuffled: the digest of one's own words, or the words themselves when all digests are there. */
export interface GiveLuck { seat: number; luck?: string | null; words?: string | null }
export interface StandIn { seat: number; level?: number | null }
/** A bot of that level for a free seat; without one the seat becomes free again. */
export interface SeatBot { seat: number; level?: number | null; name?: string | null }
export interface Play { seat: number; after: number; moves: string[] }
export interface Undo {
  seat: number; after?: number | null
  turn?: boolean // not only the last decision, but all of the seat in a row
}
export interface AnswerUndo { seat: number; yes: boolean }
export interface AnswerEnd { seat: number; yes: boolean }
export interface Say { seat: number; text: string }
export interface GivePromise { seat: number; receiver: number; kind: string; place?: string | null }
/** A kind of promise, and what it is about. */
export interface SaidWord { kind: string; place?: string | null }
/** What a seat would do (`gives`) for what it `asks`; without a receiver whoever agrees has a deal. */
export interface MakeOffer {
  seat: number; receiver?: number | null; gives?: SaidWord | null; asks?: SaidWord | null; private?: boolean
  counters?: number | null // the offer it answers
}
/** Enough has been said. `unless_offered`: not if an offer to the seat is open, perhaps one that its page has not heard of yet; a page says so where nobody has clicked. */
export interface SayReady { seat: number; unless_offered?: boolean }
export interface AnswerOffer {
  seat: number; offer: number; yes: boolean
  reason?: string | null // of a no; its words are `refusal-<reason>`
}
export interface PlayMessage { type: 'play'; seat: number; after: number; moves: string[]; request?: number | null }
export interface UndoMessage { type: 'undo'; seat: number; after?: number | null; turn?: boolean; request?: number | null }
export interface AnswerUndoMessage { type: 'answer_undo'; seat: number; yes: boolean; request?: number | null }
export interface ChatMessage { type: 'chat'; seat: number; text: string; request?: number | null }
export interface PromiseMessage { type: 'promise'; seat: number; receiver: number; kind: string; place?: string | null; request?: number | null }
export interface OfferMessage {
  type: 'offer'; seat: number; receiver?: number | null; gives?: SaidWord | null; asks?: SaidWord | null; private?: boolean; counters?: number | null
  request?: number | null
}
export interface AnswerMessage { type: 'answer'; seat: number; offer: number; yes: boolean; reason?: string | null; request?: number | null }
export interface ReadyMessage { type: 'ready'; seat: number; unless_offered?: boolean; request?: number | null }
/** Asks for the whole: a snapshot. */
export interface LookMessage { type: 'look'; request: number | null }
export interface PingMessage { type: 'ping'; request: number | null }
/** How many promises somebody has kept and broken, and how many are open, for all the caller has heard. */
export interface PromiseRecord {
  kept: number; broken: number; open: number
  to_trust: number // how many more must be kept until bots that have heard of all this deal with them
}
/** Somebody who holds a seat and is not looking, at the moment of telling. */
export interface Away {
  seconds: number // since when
  bot_in: number // until anybody at the table may let a bot play for them; 0: now
}
export interface SeatInfo {
  seat: number; kind: 'bot' | 'free' | 'human'; name: string | null; level: number | null; connected: boolean; yours: boolean
  stand_in: number | null // level of the bot that plays for an absent person
  clock: number | null; promises: PromiseRecord; away: Away | null
}
/** Before the first draw: who is still to commit himself to words of his own, or then to tell them. */
export interface Shuffling { stage: 'commit' | 'reveal'; seats: number[] }
export interface UndoInfo {
  allowed: boolean; consent: boolean; reason: string | null
  turn?: boolean // several decisions in a row can be taken back at once
}
export interface UndoRequestInfo { seat: number; to: number; agreed: number[]; waiting: number[] }
/** What it takes to end the game before its end. */
export interface EndInfo {
  alone: boolean // you need not ask anybody
  agreed: number[]
  waiting: number[] // whose consent is still missing, once somebody has asked
}
export interface Result { points: number[]; ranking: number[]; facts: Worded[] }
/** A kind of promise; the places are keys of the field's type. */
export interface PromisingInfo {
  name: string; field: string | null; places: string[]
  now_to: number[] // to these seats it is about what is being discussed, not about a later occasion
}
/** What an own seat can promise, and to whom it has not promised anything yet. */
export interface SpeakerInfo {
  seat: number; receivers: number[]; kinds: PromisingInfo[]
  asks: PromisingInfo[][] // by seat: what each can be asked for
}
export interface AnswerInfo {
  seat: number; yes: boolean
  reason: string | null // its words are `refusal-<reason>`
}
/** The words of what is given are `promising-<name>`, of what is asked for `asking-<name>`. */
export interface OfferInfo {
  offer: number; seat: number; receiver: number | null; gives: Worded | null; asks: Worded | null; private: boolean; counters: number | null
  answers: AnswerInfo[]
  open_to: number[] // own seats that may still answer
}
export interface TalkInfo {
  topic: string
  window: boolean // bots wait
  seconds: number | null // until silence counts as an answer
  ready: number[]; waiting: number[]; speakers: SpeakerInfo[]; offers: OfferInfo[]
  reasons: string[] // with which an offer can be refused
}
/** Which chapter of which guided game is played at a table. */
export interface LessonPlace { name: string; chapter: number }
/** The game that a table plays on from, and how that one ended: `number` is the position it began with. */
export interface OriginInfo { id: string; kind: 'replay' | 'table'; name: string; number: number; points: number[]; ranking: number[] }
export interface TableInfo {
  id: string; name: string; game: string; players: number; options: Record<string, boolean | number | string>
  status: 'abandoned' | 'over' | 'playing' | 'unreadable' | 'waiting'; created: string; open: boolean; number: number; turn: number | null
  awaited: number[]; kind: string | null; seats: SeatInfo[]; clock: Clock; talk_seconds: number; talk: TalkInfo | null; spectators: number
  undo: UndoInfo; undo_request: UndoRequestInfo | null; result: Result | null
  rematch: string | null // id of the table that continues this one
  commitment: string | null
  practice: boolean // kept replays of earlier versions have none
  round: number | null // where the game counts any
  moved: string | null // when something last happened
  end: EndInfo
  rules: number // the version of the rules it was begun by, …
  content: string // … and the fingerprint of its box; kept replays of earlier versions have neither
  lesson: LessonPlace | null
  origin: OriginInfo | null // what if
  shuffling: Shuffling | null
  no_talk: Reason[] // why nothing can be negotiated now, in a game in which that is ever done
  remarks: Worded[] // why bots decided so lately (`remark-<name>`): `seat`, and the `number` of the entry
  revision: number // becomes more with everything this server tells about the table: which of two is the newer
}
export interface EntryInfo {
  number: number; seat: number | null; say: string | null; forced: boolean
  back_to?: number | null // an undo: events of later numbers are taken back
}
export interface MoveInfo {
  move: number
  say: string // the notation, unique among the legal moves of the moment
  about: Worded
}
export interface Ask {
  seat: number; kind: string; number: number; moves: MoveInfo[]
  usual: string | null // what a page may hold ready, if there is such an answer
  aside: string | null // how to keep out of it, if it does not concern the seat
  proposed: string | null // always null: nothing but `usual` is held ready
}
/** What a seat will be asked, and see, when it has played what it has put together; None: something else first. */
export interface Ahead { ask: Ask | null; view: Record<string, unknown> | null }
export interface ChatInfo { seat: number; name: string; text: string; at: string; number: number }
/** What a caller sees of a table. */
export interface Shown {
  number: number; table: TableInfo; view: Record<string, unknown> | null; views: Record<string, Record<string, unknown>>; asks: Ask[]
  promises: GivenPromise[]
}
export interface Snapshot {
  type: 'snapshot'; number: number; table: TableInfo; view: Record<string, unknown> | null; views: Record<string, Record<string, unknown>>
  asks: Ask[]; promises: GivenPromise[]; log: GameEvent[]; chat: ChatInfo[]
}
export interface Update {
  type: 'update'; number: number; table: TableInfo; view: Record<string, unknown> | null; views: Record<string, Record<string, unknown>>; asks: Ask[]
  promises: GivenPromise[]; entries: EntryInfo[]; events: GameEvent[]
}
/** An update for who has what the table showed at the number `after`: that is put right by the `changes` of the events one after the other, and then by its own. On a device with several seats `views` has those of each seat. */
export interface Changed {
  type: 'changed'; number: number; after: number; entries: EntryInfo[]; events: GameEvent[]; table: TableInfo
  changes: ([(string | number)[], unknown])[]; views: Record<string, ([(string | number)[], unknown])[]>; asks: Ask[]
  promises?: GivenPromise[] // without it: there are none
  sum?: number // CRC-32 of the JSON text of [view, views]
}
export interface TableMessage { type: 'table'; table: TableInfo }
/** Somebody did not agree that a seat takes something back. */
export interface UndoRefused { type: 'undo_refused'; seat: number; by: number }
export interface ChatTold { type: 'chat'; chat: ChatInfo }
export interface PromisesTold { type: 'promises'; promises: GivenPromise[]; table: TableInfo }
export interface Ok { type: 'ok'; request: number | null; number: number }
export interface Pong { type: 'pong' }
export interface ErrorInfo { type: 'error'; code: string; message: string; why: Reason[]; request?: number | null }
export interface Created { table: TableInfo; tokens: Record<string, string> }
export interface Seated { table: TableInfo; token: string }
/** The seat a link stood for, and the token that holds it from now on: no link is good twice. */
export interface Claimed { table: TableInfo; seat: number; token: string }
export interface Imported { id: string; table: TableInfo }
export interface Accepted { number: number; table: TableInfo }
export interface Why { why: Reason[] }
/** `behind`: how much worse it is than the suggestion, in the judge's measure (points or a likeness of them); `chance`: to win with it, in percent, as far as the search can tell. */
export interface Alternative { say: string; about: Worded; behind: number; chance: number | null }
/** What speaks for (`worth` above 0) or against a move compared with another; its words are `reason-name` of the game. Of what it counts, `amounts` says how much more or less there is (`amount-name`; with a rival's `seat`). A reason by the rules alone is a `thing` with words of its own. */
export interface HintReason { name: string; worth: number; amounts: Worded[]; thing: Worded | null }
/** A move that a search thinks well of. `turn`: the moves of the whole turn that it begins, as far as they can be chosen in advance; `points`: what it brings on average; `expected`: how many points its player then has at the end of the game; `reasons`: against the next best, or against the best. */
export interface Suggestion {
  move: number; say: string; about: Worded; turn: MoveInfo[]; chance: number | null; points: number | null; expected: number | null
  reasons: HintReason[]
}
/** `suggestions`: up to three, best first; the first is the hint itself. `number` is that of the decision. */
export interface Hint {
  move: number; say: string; about: Worded; number: number; alternatives: Alternative[]; chance: number | null; reasons: HintReason[]
  suggestions: Suggestion[]
}
/** A move of a game that is over, looked at again with the eyes of who played it: the chance to win with it, the best other move, and what spoke for and against it. */
export interface Explanation {
  number: number; seat: number; say: string; about: Worded; chance: number | null; other: Alternative | null; reasons: HintReason[]
}
/** A position with one best move. `theme` is the reason that counts most (`reason-theme` of the game); `hard`: one look ahead does not find it. */
export interface PuzzleInfo {
  id: string; game: string; players: number
  kind: string // of decision
  theme: string; hard: boolean
}
/** All puzzles of a game, and that of the day. */
export interface PuzzleShelf {
  game: string
  day: string // the date, UTC
  today: string // the id of its puzzle
  puzzles: PuzzleInfo[]
}
/** A puzzle in the form of a table at which the reader holds the seat that is to find the move. */
export interface PuzzlePosition { puzzle: PuzzleInfo; table: TableInfo; view: Record<string, unknown>; ask: Ask; log: GameEvent[] }
/** `chance`: to win with the move tried, in percent, if a search has looked at it; `best`: with the answer. `reasons` compare the move tried with the answer, or the answer with the second best. */
export interface PuzzleVerdict { right: boolean; chance: number | null; best: number | null; reasons: HintReason[] }
export interface Picture { number: number; lines: string[] }
export interface Position {
  number: number; entry: EntryInfo | null; events: GameEvent[]; view: Record<string, unknown>; views?: Record<string, Record<string, unknown>>
}
export interface Positions { table: TableInfo; positions: Position[]; promises: GivenPromise[] }
/** How far a review is: `waiting` until a worker is free, `failed` if it should be asked for again. */
export interface ReviewInfo {
  status: 'failed' | 'none' | 'ready' | 'waiting' | 'working'; done: number; total: number; review: Review | null
  own: number[] // the caller's seats, if it was a table
}
export interface Review {
  format: number; game: string; players: number; names: string[]; depth: number
  error: number | null // of the calibration
  points: number[]; ranking: number[]; facts: Worded[]
  last: number // the number of the last position
  decisions: Decided[]; balance: Balance[]; turning: Moment[]; ending: Ending
}
/** A decision: how everybody stood before it, what it and what was drawn after it changed, and what would have been better. */
export interface Decided {
  number: number
  before: number // the number of the position in which it was made
  seat: number; chances: number[]; points: number[]
  score: number[] // what everybody had then
  by_move: number[] // by how much it changed each seat's chance
  by_luck: number[] // … and what was drawn between it and the next decision
  mark: '' | 'mistake' | 'slip' | 'strong'; played: Choice; best: Choice | null; reasons: WhyBetter[]
}
/** A move, and what its seat may hope for with it. */
export interface Choice { say: string; about: Worded; chance: number; points: number }
/** What speaks for (`worth` above 0) the better move; words `reason-<name>`. */
export interface WhyBetter { name: string; worth: number }
/** How a seat came from the chance it had at first to the end: they add up. */
export interface Balance {
  first: number
  deal: number // what was drawn before anybody decided
  luck: number; own: number; others: number; end: number
  lost: number // what its better moves would have brought, added up
  strong: number; slips: number; mistakes: number
}
/** Something worth another look: `number` is the position to look at, `gain` a change of the chance or points. */
export interface Moment {
  kind: 'lead' | 'luck' | 'move' | 'points'; number: number; before: number; seat: number; gain: number
  about: Worded | null // the move, if one did it
}
/** How the points came together, without any thinking. */
export interface Ending {
  names: string[]
  score: number[][] // at every position, by seat
  numbers: number[] // of those positions
  sources: SourceSum[]; gains: GainTold[]; moments: Moment[]
}
/** Points of every seat from one source; words `source-<name>`. `over`: as many as there were at every position. */
export interface SourceSum { name: string; points: number[]; over: number[][] }
export interface GainTold { number: number; seat: number; source: string; amount: number }
export interface Health { status: 'ok' | 'storage'; version: string }
/** How others get in: `pages` are addresses of the page that people at other machines can open, the best first. */
export interface ReachInfo {
  pages: string[]
  can_open: boolean // whether the caller may open the table to the network (POST /api/reach)
}
/** What the coach says; `ask`: which decision it waits for, and the answers it thinks good, the best one first. */
export interface StepInfo {
  key: string // its words are `lesson-<lesson>-<key>`, and `.better` says why those answers are
  point: string[] // at what on the board: `move:<notation>` or the name of a thing
  ask: string; moves: string[]
}
export interface ChapterInfo {
  key: string // its title is `lesson-<lesson>-in-<key>`
  to_end: boolean // the game is played to its end
  steps: StepInfo[]
}
export interface LessonInfo { name: string; minutes: number; chapters: ChapterInfo[] }
/** The board as a seat sees it, and what of it is numbered and explained (`what-<mark>`, up to its colon). */
export interface PictureInfo { table: TableInfo; view: Record<string, unknown>; seat: number; marks: string[] }
/** Something of the box to look up: its words are `list-<name>`, those of the columns `column-<column>`. */
export interface ListInfo {
  name: string
  columns: string[] // a type of terms, `rule`, or a name for numbers
  rows: ((string | number | string[])[])[]
}
export interface OptionInfo {
  key: string; kind: 'bool' | 'choice' | 'int'; default: boolean | number | string; choices?: string[]; least?: number; most?: number
}
/** What an event is to the line that tells its turn. */
export interface ShareInfo {
  line?: boolean // it stands in it, with the words `net-<event>`
  wins?: string // the field with what its seat wins: a number, or a list of things
  loses?: string
  helps?: string // the field of the seat that is better off by it
  hurts?: string
  order?: string // such events in a row are told in the order of this field, and each is shown
}
/** How a game is told turn by turn. */
export interface TurnsInfo {
  begins: Record<string, string> // the events that begin a turn, and the field that says whose
  chapters: Record<string, string> // the events that begin what is nobody's turn, and the name of that
  shares: Record<string, ShareInfo>
}
/** As `Game.describe` gives it. */
export interface GameInfo {
  name: string; title: string; min_players: number; max_players: number; minutes: number; options: OptionInfo[]
  fields: Record<string, string> // the type of a field of a thing: seat or a type of terms; others are plain
  terms: Record<string, string[]>; decisions: string[]
  facts: Record<string, number> // numbers of the box that words name
  talk_seconds: number // how long a discussion lasts unless the table wishes otherwise; 0: this game has none
  turns: TurnsInfo; rules: number
  content: string // the fingerprint of the box that new tables are begun with
  lesson_minutes: number // about how long its guided game takes; 0: there is none
}
/** A game as it is with one of its boxes. */
export interface BoxInfo { info: GameInfo; content: Record<string, unknown> }
