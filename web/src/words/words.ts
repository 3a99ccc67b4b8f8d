// Turns things into sentences. Words are Fluent messages: the client's own (`ui`), and those of the game.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Language } from '../shell/settings.svelte'
import type { GameInfo, Thing } from '../wire'

export type Arguments = Record<string, FluentVariable>

/** A stretch of a sentence: plain text, or a seat or term with the key it stands for. */
export type Piece = string | { type: string; key: string; text: string }

// Private-use characters that fence a term inside a formatted sentence, so that it can be found again.
const OPEN = '\uE000',
  MIDDLE = '\uE001',
  CLOSE = '\uE002'
const FENCED = new RegExp(`${OPEN}([^${MIDDLE}]*):([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, 'g')

export function bundleOf(language: Language, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true })
  return bundle
}

/** The same bundle, whose messages may also name these numbers of the box. */
export function knowing(bundle: FluentBundle, facts: Record<string, number>): FluentBundle {
  const format = bundle.formatPattern.bind(bundle)
  // Most terms are plain text, and a whole board in words asks for hundreds of them.
  bundle.formatPattern = (pattern, args, errors) => (typeof pattern === 'string' ? pattern : format(pattern, { ...facts, ...args }, errors))
  return bundle
}

function pattern(bundle: FluentBundle | null, id: string) {
  const [message = '', attribute] = id.split('.')
  const found = bundle?.getMessage(message)
  return attribute ? found?.attributes[attribute] : found?.value
}

function format(bundle: FluentBundle | null, id: string, args?: Arguments): string | null {
  const value = pattern(bundle, id)
  return value ? bundle!.formatPattern(value, args, []) : null
}

/** An empty list. */
const NOTHING = '–'

export interface Naming {
  fields: GameInfo['fields']
  /** Names of the players, by seat. */
  names: string[]
  /** Numbers of the box that any message may name. */
  facts?: Record<string, number>
}

export class Words {
  constructor(
    readonly language: Language,
    private readonly client: FluentBundle,
    private readonly game: FluentBundle | null = null,
    private readonly naming: Naming = { fields: {}, names: [] },
  ) {}

  get facts(): Record<string, number> {
    return this.naming.facts ?? {}
  }

  /** A message of the client. An unknown id is shown as it is, never a crash. */
  ui(id: string, args?: Arguments): string {
    return format(this.client, id, args) ?? id
  }

  /** True if the game has this message, or this attribute of one (`ask-play.help`). */
  has(id: string): boolean {
    return pattern(this.game, id) != null
  }

  /** A message of the game, or null if it has none. */
  find(id: string, args?: Arguments): string | null {
    return format(this.game, id, args)
  }

  /** A message of the game; an unknown id is made readable. */
  say(id: string, args?: Arguments): string {
    return this.find(id, args) ?? readable(id)
  }

  term(type: string, key: string | number): string {
    return this.find(`${type}-${key}`) ?? readable(String(key))
  }

  player(seat: number): string {
    return this.naming.names[seat] ?? this.ui('seat-number', { number: seat + 1 })
  }

  /** The sentence of a thing with words: `kind` is event, move, why, … */
  thing(kind: string, thing: Thing): string {
    return this.pieces(kind, thing)
      .map((piece) => (typeof piece === 'string' ? piece : piece.text))
      .join('')
  }

  /** The same sentence in pieces, so that seats and terms can be drawn. */
  pieces(kind: string, thing: Thing): Piece[] {
    const id = messageId(kind, thing.name)
    const args = this.arguments(thing)
    // What happens to a table in any game, such as an undo, has its words here.
    const text = this.find(id, args) ?? format(this.client, id, args)
    return text === null ? [readable(thing.name)] : split(text)
  }

  /** The fields of a thing as Fluent wants them; terms and seats are fenced words. */
  arguments(fields: Record<string, unknown>): Arguments {
    const args: Arguments = {}
    for (const [field, value] of Object.entries(fields)) args[field] = this.argument(this.naming.fields[field], value)
    return args
  }

  /** "a, b and c" */
  list(items: string[]): string {
    const last = items.at(-1)
    if (items.length < 2) return last ?? NOTHING
    return this.ui('list-and', { first: items.slice(0, -1).join(', '), last: last! })
  }

  private argument(type: string | undefined, value: unknown): FluentVariable {
    if (value === null || value === undefined) return 'hidden'
    if (Array.isArray(value)) return this.list(value.map((item) => String(this.argument(type, item))))
    if (type === 'seat') return fence(type, value, this.player(Number(value)))
    if (type) return fence(type, value, this.term(type, String(value)))
    return typeof value === 'number' ? value : String(value)
  }
}

function messageId(kind: string, name: string): string {
  return name.startsWith(`${kind}-`) ? name : `${kind}-${name}`
}

function fence(type: string, key: unknown, text: string): string {
  return `${OPEN}${type}:${String(key)}${MIDDLE}${text}${CLOSE}`
}

function split(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const found of text.matchAll(FENCED)) {
    if (found.index > end) pieces.push(text.slice(end, found.index))
    pieces.push({ type: found[1]!, key: found[2]!, text: found[3]! })
    end = found.index + found[0].length
  }
  if (end < text.length) pieces.push(text.slice(end))
  return pieces
}

function readable(id: string): string {
  const text = id.replace(/[_-]+/g, ' ').trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
