// What server and page say to each other, under the names the page uses. The forms are in server.ts, which
// tools/client_types.py writes from the server's own; docs/protocol.md tells what they mean.
import type {
  AnswerUndoMessage,
  ChatInfo,
  ChatMessage,
  ChatTold,
  ErrorInfo,
  Ok,
  PlayMessage,
  Pong,
  OfferMessage,
  AnswerMessage,
  PromiseMessage,
  PromisesTold,
  ReadyMessage,
  SeatInfo,
  Snapshot,
  TableInfo,
  TableMessage,
  UndoMessage,
  UndoRefused,
  Update,
} from './server'

export type {
  Ahead,
  Ask,
  Claimed,
  Clock,
  Created,
  Decided,
  Ending,
  Explanation,
  GameEvent,
  GameInfo,
  GivenPromise,
  Hint,
  HintReason,
  Moment,
  NewLesson,
  NewTable,
  Picture,
  Position,
  Positions,
  PuzzleInfo,
  PuzzlePosition,
  PuzzleShelf,
  PuzzleVerdict,
  Reason,
  Review,
  ReviewInfo,
  SaidWord,
  Snapshot,
  Suggestion,
  Update,
  WhatIf,
} from './server'
export type {
  ChapterInfo as Chapter,
  EntryInfo as Entry,
  LessonInfo as Lesson,
  ListInfo as LookUp,
  StepInfo as Step,
  MoveInfo as MoveEntry,
  OptionInfo as GameOption,
  OfferInfo as Offer,
  PromisingInfo as Promising,
  ShareInfo as Share,
  SpeakerInfo as Speaker,
  TurnsInfo as Turns,
  Worded as Thing,
} from './server'
export type { ChatInfo as Chat, ErrorInfo as WireError, SeatInfo as Seat, TableInfo as Table }

export type SeatKind = SeatInfo['kind']
export type OptionValue = TableInfo['options'][string]
export type ServerMessage = Snapshot | Update | TableMessage | ChatTold | PromisesTold | UndoRefused | Ok | ErrorInfo | Pong
export type ClientMessage = PlayMessage | UndoMessage | AnswerUndoMessage | ChatMessage | PromiseMessage | OfferMessage | AnswerMessage | ReadyMessage
