// The log as people tell it: turn by turn, each in one line with what it brought. Which events begin a turn and what of
// it is worth a word the game says (`turns` of its description); a game that says nothing is told by who moved.
import type { GameEvent, Share, Turns } from '../wire'
import type { Words } from '../words/words'
import { GIVEN, SETTLED } from './moments'

export interface Turn {
  /** Whose turn it is; null: nobody's, but a chapter such as a round or the scoring at the end. */
  seat: number | null
  chapter: string | null
  /** The number of its newest entry. */
  last: number
  events: GameEvent[]
}

export type Tone = 'plain' | 'good' | 'bad'

/** A few words of a line: the event they are about, and what it is to the reader. */
export interface Phrase {
  event: GameEvent
  tone: Tone
  whom: 'you' | 'other'
}

export interface Worth {
  seat: number
  amount: number
}

export interface Line {
  phrases: Phrase[]
  /** What somebody else's turn did to the reader besides. */
  yours: Phrase[]
  /** What everybody won or lost, whose turn it is first. */
  worth: Worth[]
}

const UNTOLD: Turns = { begins: {}, chapters: {}, shares: {} }
const NO_SHARE: Share = {}
/** What happens to a table in any game stands in the line with its own sentence. */
const OF_THE_TABLE: Record<string, Share> = { undo: { line: true }, time_up: { line: true } }

export const tellingOf = (kit: { info: { turns?: Turns } | null }): Turns => kit.info?.turns ?? UNTOLD

const seatIn = (event: GameEvent, field: string): number | null => (typeof event[field] === 'number' ? event[field] : null)
const shareOf = (event: GameEvent, telling: Turns): Share => telling.shares[event.name] ?? OF_THE_TABLE[event.name] ?? NO_SHARE
export const isPromise = (event: GameEvent): boolean => event.name === GIVEN || event.name === SETTLED

export function turnsOf(log: GameEvent[], telling: Turns, silent: readonly string[] = []): Turn[] {
  const turns: Turn[] = []
  let late: GameEvent | null = null
  for (const event of log) {
    if (silent.includes(event.name)) continue
    if (event.name === 'time_up') {
      late = event // It belongs to the turn in which was decided, which may only begin now.
      continue
    }
    const turn = turns.at(-1)
    const begun = isPromise(event) ? null : begins(event, turn, telling)
    if (begun) turns.push({ ...begun, last: event.number, events: [event] })
    else if (turn) {
      turn.events.push(event)
      turn.last = event.number
    } else turns.push({ seat: null, chapter: null, last: event.number, events: [event] })
    if (late) turns.at(-1)!.events.push(late)
    late = null
  }
  for (const turn of turns) turn.events = inOrder(turn.events, telling)
  return turns
}

function begins(event: GameEvent, turn: Turn | undefined, telling: Turns): Pick<Turn, 'seat' | 'chapter'> | null {
  const field = telling.begins[event.name]
  if (field !== undefined) return { seat: seatIn(event, field), chapter: null }
  // A hero whom a new building calls belongs to the turn of its builder.
  if (turn && turn.seat !== null && turn.seat === seatIn(event, 'seat') && telling.shares[event.name]?.line) return null
  const chapter = telling.chapters[event.name]
  if (chapter !== undefined) return turn?.chapter === chapter ? null : { seat: null, chapter }
  if (Object.keys(telling.begins).length) return null
  const seat = seatIn(event, 'seat')
  return seat === null || turn?.seat === seat || turn?.last === event.number ? null : { seat, chapter: null }
}

/** Whether an event begins somebody's turn or a chapter, after those. */
export const beginsTurn = (event: GameEvent, turns: Turn[], telling: Turns): boolean => begins(event, turns.at(-1), telling) !== null

/** A game that says nothing about turns: they are told by their last event. */
export const isUntold = (telling: Turns): boolean => !Object.keys(telling.shares).length
export const lastEvent = (turn: Turn): GameEvent | undefined => turn.events.findLast((event) => !isPromise(event))

/** Whether there is anything to say about a turn besides that it is: who only begins is no news. */
export function isNews(turn: Turn, telling: Turns, mine: readonly number[]): boolean {
  if (isUntold(telling)) return turn.seat !== null
  const { phrases, yours, worth } = lineOf(turn, telling, mine)
  return phrases.length + yours.length + worth.length > 0
}

/** Neighbours that have an order of their own, such as places at the end, in that order. */
function inOrder(events: GameEvent[], telling: Turns): GameEvent[] {
  const found: GameEvent[] = []
  for (const event of events) {
    const field = telling.shares[event.name]?.order
    let at = found.length
    if (field) while (at > 0 && found[at - 1]!.name === event.name && Number(found[at - 1]![field]) > Number(event[field])) at -= 1
    found.splice(at, 0, event)
  }
  return found
}

/** The same turns, and those that have not changed as the same objects, so that only what is new is drawn anew. */
export function kept(before: Turn[], now: Turn[]): Turn[] {
  return now.map((turn, index) => {
    const old = before[index]
    const same = old?.events.length === turn.events.length && old.events.every((event, i) => alike(event, turn.events[i]!))
    return same ? old : turn
  })
}

const alike = (one: GameEvent, other: GameEvent): boolean =>
  one === other || (isPromise(one) && one.name === other.name && one['promise'] === other['promise'])

/** What news there is since the reader's own last turn; the turn he is in is left out. */
export function sinceOwnTurn(turns: Turn[], telling: Turns, mine: readonly number[]): Turn[] {
  const own = (turn: Turn | undefined) => turn !== undefined && turn.seat !== null && mine.includes(turn.seat)
  if (!mine.length) return []
  let end = turns.length
  while (own(turns[end - 1])) end -= 1
  return turns.slice(turns.slice(0, end).findLastIndex(own) + 1, end).filter((turn) => isNews(turn, telling, mine))
}

// ---- the line of a turn

const amountOf = (value: unknown): number => (typeof value === 'number' ? value : Array.isArray(value) ? value.length : value == null ? 0 : 1)

export function lineOf(turn: Turn, telling: Turns, mine: readonly number[]): Line {
  const line: Line = { phrases: [], yours: [], worth: [] }
  const own = turn.seat !== null && mine.includes(turn.seat)
  const sums = new Map<number, number>()
  for (const event of turn.events) {
    const share = shareOf(event, telling)
    const seat = seatIn(event, 'seat')
    const won = amountOf(event[share.wins ?? '']) - amountOf(event[share.loses ?? ''])
    if (seat !== null && won) sums.set(seat, (sums.get(seat) ?? 0) + won)
    const meant = (field: string | undefined) => !!field && mine.includes(seatIn(event, field) ?? -1)
    const hurt = !own && meant(share.hurts),
      helped = !own && meant(share.helps)
    const phrase: Phrase = { event, tone: hurt ? 'bad' : helped ? 'good' : 'plain', whom: meant(share.hurts) || meant(share.helps) ? 'you' : 'other' }
    if (share.line && (turn.seat === null || seat === null || seat === turn.seat)) line.phrases.push(phrase)
    else if (hurt || helped) line.yours.push(phrase)
  }
  line.worth = [...sums].filter(([, amount]) => amount !== 0).map(([seat, amount]) => ({ seat, amount }))
  line.worth.sort((one, other) => Number(other.seat === turn.seat) - Number(one.seat === turn.seat))
  return line
}

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)

/** "+2 parts", or just "+2" where the game counts points. */
export const worthText = (amount: number, words: Words): string =>
  words.find('net-worth', { worth: signed(amount), count: Math.abs(amount) }) ?? signed(amount)

/** What a phrase is made of: the game's short words for the event, or its sentence. */
export const kindOf = (phrase: Phrase, words: Words): string => (words.has(`net-${phrase.event.name}`) ? 'net' : 'event')
export const thingOf = ({ event, whom }: Phrase): GameEvent => ({ ...event, whom })

const phraseText = (phrase: Phrase, words: Words): string => words.thing(kindOf(phrase, words), thingOf(phrase))

/** The head of a chapter: its own, or the sentence of its first event. */
export function chapterTitle(turn: Turn, words: Words): string {
  const first = turn.events.find((event) => !isPromise(event))
  return words.find(`chapter-${turn.chapter}`) ?? (first ? words.thing('event', first) : '')
}

/** Who did what a phrase of a chapter says, if its words do not name them: short words are written for a line that begins with the name. */
export function subjectOf(phrase: Phrase, words: Words): number | null {
  return kindOf(phrase, words) === 'net' ? seatIn(phrase.event, 'seat') : null
}

/** The whole line as text: "Bram: hut on 12, +3; you: −1". */
export function lineText(turn: Turn, telling: Turns, mine: readonly number[], words: Words): string {
  return textOf(turn, telling, mine, words, false)
}

/** The line for the ear: with what the eye sees beside the marks of the others, "The heroes move: Bram: warrior to Gardar". */
export function spokenText(turn: Turn, telling: Turns, mine: readonly number[], words: Words): string {
  return textOf(turn, telling, mine, words, true)
}

function textOf(turn: Turn, telling: Turns, mine: readonly number[], words: Words, whole: boolean): string {
  const last = lastEvent(turn)
  if (isUntold(telling) && last) return words.thing('event', last)
  const line = lineOf(turn, telling, mine)
  const own = turn.seat !== null && mine.includes(turn.seat)
  const worth = (seat: number | null) => line.worth.filter((one) => one.seat === seat).map((one) => worthText(one.amount, words))
  const yours = own ? [] : [...line.yours.map((phrase) => phraseText(phrase, words)), ...mine.flatMap(worth)]
  const tail = yours.length ? [words.ui('turn-yours', { what: yours.join(', ') })] : []
  const others = line.worth.filter((one) => whole && one.seat !== turn.seat && (own || !mine.includes(one.seat)))
  const theirs = others.map((one) => words.ui('turn-line', { name: words.player(one.seat), what: worthText(one.amount, words) }))
  if (turn.seat === null) {
    const told = whole ? [...line.phrases.map((phrase) => phraseWithSubject(phrase, words)), ...theirs] : []
    const title = chapterTitle(turn, words)
    return [told.length ? words.ui('turn-line', { name: title, what: told.join(', ') }) : title, ...tail].join('; ')
  }
  const phrases = [...line.phrases.map((phrase) => phraseText(phrase, words)), ...worth(turn.seat)]
  const name = words.player(turn.seat)
  const head = phrases.length ? words.ui('turn-line', { name, what: phrases.join(', ') }) : words.ui('turn-of', { name })
  return [head, ...theirs, ...tail].join('; ')
}

function phraseWithSubject(phrase: Phrase, words: Words): string {
  const subject = subjectOf(phrase, words)
  const text = phraseText(phrase, words)
  return subject === null ? text : words.ui('turn-line', { name: words.player(subject), what: text })
}
