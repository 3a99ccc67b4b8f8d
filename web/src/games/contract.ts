// What a game gives the table page so that it can be seen: its face. A game is a folder beside this file whose
// index.ts has a GameFace as its default export; the registry finds it, nothing else needs to know of it.
// Words of the face alone may stand in words/{en,de,nl}.ftl of its folder: `words` finds them like those of the game.
// A face draws what the server sent. It knows no rules: legal moves, prices and effects are in `ask` and `view`.
/* eslint-disable @typescript-eslint/no-explicit-any -- the page knows no game's view or content; each face names its own */
import type { Component } from 'svelte'
import type { Ask, GameEvent, MoveEntry, Table, Thing } from '../wire'
import type { Settings } from '../shell/settings.svelte'
import type { Sound } from '../shell/sound'
import type { Words } from '../words/words'

export type { Ask, GameEvent, MoveEntry, Settings, Table, Thing, Words }

/** Everything a part of a face is given. `V` is the game's own view, `C` its content data, `E` one of its events. */
export interface FaceProps<V = any, C = any, E = any> {
  /** The position to draw. While events are played it is the one before them: see `played`. */
  view: V
  /** The decision of the reader, or null: somebody else decides, events are playing, or the past is shown. */
  ask: Ask | null
  /** Whose eyes these are; null for a spectator. */
  seat: number | null
  table: Table
  /** GET /api/games/{name}/content */
  content: C
  words: Words
  /** What the reader has chosen of this turn before the present decision; nothing of it is played yet. */
  planned: readonly MoveEntry[]
  selected: MoveEntry | null
  hovered: MoveEntry | null
  hint: MoveEntry | null
  /** The event being shown now. */
  current: E | null
  /** The events of the running sequence shown so far; the last one is `current`. Empty when nothing plays. */
  played: E[]
  /** How long `current` is shown, in milliseconds; 0 without motion. */
  duration: number
  /** Chooses a move, and goes on to the reader's next decision if it leads to one; picking the selected one again releases it; null clears. */
  pick(move: MoveEntry | null): void
  /** Chooses a move and stays with this decision: the reader may still add something to it. */
  consider(move: MoveEntry | null): void
  /** Selects a move without asking what follows from it: for looking around by keys. */
  select(move: MoveEntry | null): void
  /** Plays what has been chosen so far, and this move. */
  confirm(move: MoveEntry): void
  hover(move: MoveEntry | null): void
  /** Asks the server why a wish (in notation, or `at` and a thing) is not allowed and shows the answer. */
  explain(wish: string): void
  settings: Settings
  phone: boolean
}

/** Props of what stands in the panel of one player: `of` is that player's seat. */
export interface SeatProps<V = any, C = any, E = any> extends FaceProps<V, C, E> {
  of: number
}

/** Props of one line in the list of moves. */
export interface RowProps<V = any, C = any, E = any> extends FaceProps<V, C, E> {
  entry: MoveEntry
  chosen: boolean
}

/** Props of one line in the log. */
export interface LogProps<C = any> {
  event: GameEvent
  table: Table
  content: C
  words: Words
}

/** Props of a term inside a sentence of the log, e.g. a part or a druid. */
export interface TermProps<C = any> {
  type: string
  key: string
  /** The words of the term, to be shown or at least spoken. */
  text: string
  content: C
}

/** One step of a turn as shown in the status bar; its words are `step-<key>`, without which it is left out. */
export interface Step {
  key: string
  state: 'done' | 'now' | 'next'
}

/** What the reader has already said about decisions that are still to come, e.g. with which die he wants to go. */
export interface Wishes<V = any> {
  /** The answer to a decision, if it was given before. */
  answer(ask: Ask, view: V): MoveEntry | null
  /** True if the answers belong to the move they follow, so that none of them is shown on its own. */
  closed?: boolean
  /** Whether the reader has begun something of this decision that is no whole move yet, e.g. has one part of two. */
  any(ask: Ask | null): boolean
  clear(): void
}

/** A part of the board told in words: its heading, and a line for everything there. */
export interface BoardPart {
  title: string
  /** What of the drawing all of it is about, as `data-what` names it. */
  things?: string
  lines: (string | BoardLine)[]
}

/** A line about things of the drawing: "what is this?" tells it beside them. */
export interface BoardLine {
  text: string
  /** As `data-what` names them, with spaces between. */
  things: string
}

/** What is needed to tell a board in words. */
export type BoardTelling<V = any, C = any> = Pick<FaceProps<V, C>, 'view' | 'content' | 'words'>

/** Which event makes which sound, by the event's name; others make the shell's own. */
export type Sounds = Readonly<Record<string, Sound>>

export type SeatLetter = 'A' | 'B' | 'C' | 'D' | 'E'

export interface GameFace<V = any, C = any> {
  /** landscape: board over hand and log, decision over players. square: players, board, decision in three columns. */
  layout: 'landscape' | 'square'
  /** How many times as wide as high a landscape board is; what it leaves of the height belongs to the log. */
  ratio?: (view: V) => number
  /** Colours (and letters) in the order in which seats get them; A, B, C, D, E if not given. */
  seatOrder?: SeatLetter[]
  /** True if players hold something others may not see, so that a shared screen needs a curtain. */
  hiddenHands?: boolean

  /** The board. Its legal targets carry `data-move`. It fills its box, and zooms itself on a phone. */
  Board: Component<FaceProps<V, C>>
  /** The same board in words, for readers who do not see it: what stands where, one part for each territory, district or place. */
  inWords?: (board: BoardTelling<V, C>) => BoardPart[]
  /** Details inside a player's panel, under the name. */
  Seat: Component<SeatProps<V, C>>
  /** Right end of the panel's first line, e.g. cards in hand or points. */
  SeatHead?: Component<SeatProps<V, C>>
  /** Small tags (class `tag`) after the name, e.g. the rank. */
  SeatTags?: Component<SeatProps<V, C>>
  /** One player in the phone's strip of players; without it the phone has no strip. */
  SeatMini?: Component<SeatProps<V, C>>
  /** True if this player's panel is drawn back, e.g. out of this round. */
  seatRests?: (view: V, of: number) => boolean
  /** The reader's own hand and supplies. */
  Tray: Component<FaceProps<V, C>>
  /** A strip above the decision, e.g. the last round; draws nothing when there is nothing to say. */
  Banner?: Component<FaceProps<V, C>>
  /** Below the choices: what the selected (or hovered) move costs and brings. With `data-first` in it, it stands above them. */
  Preview?: Component<FaceProps<V, C>>
  /** Takes the place of the list of moves for some decisions. The full list stays one click away. */
  Choice?: { handles(kind: string, ask: Ask): boolean; Body: Component<FaceProps<V, C>> }
  /** Takes the place of the green button for decisions whose every answer is a button of its own, so that it is always in view. */
  Answers?: { handles(props: FaceProps<V, C>): boolean; Body: Component<FaceProps<V, C>> }
  /** How one move looks in the list; its text is `move-<name>` without it. */
  Row?: Component<RowProps<V, C>>
  /** Pictures behind the words of a step of the turn, e.g. of what it costs. */
  StepSigns?: Component<RowProps<V, C>>
  /** How an event looks in the log; its text is `event-<name>` without it. */
  Log?: Component<LogProps<C>>
  /** How a term looks inside the sentences of the log. */
  Term?: Component<TermProps<C>>
  /** Under the ranking when the game is over. */
  Result?: Component<FaceProps<V, C>>
  /** Pictures for the list of signs: of which symbol sheet, with which class for the colour of pieces, and which stands for what (`what-<name>` are the words); `rules`: which
   * of them stands beside a numbered rule. */
  legend?: {
    sheet: string
    look?: string
    provide(content: C): void
    signs: Readonly<Record<string, string>>
    rules?: Readonly<Record<string, string>>
  }
  /** Where on the table the points of a source lie (`data-what` of things), for the last count. */
  counted?: Readonly<Record<string, readonly string[]>>
  /** Moves whose own preview stays in view, with what would follow, until the reader goes on; others lead on at once. */
  stays?: (move: MoveEntry) => boolean
  /** Without it every decision is answered when it is asked. */
  wishes?: Wishes<V>
  steps?: (view: V, ask: Ask | null) => Step[]
  /** How long an event is shown at normal speed, in milliseconds; undefined: the shell's own measure. */
  duration?: (event: GameEvent) => number | undefined
  sounds?: Sounds
  /** Events that are neither shown one by one nor spoken, e.g. dealing cards before the game. */
  silent?: string[]
}
