// What the table page and the replay page have in common: a position to draw and what has been said about it.
import type { FaceProps } from '../games/contract'
import type { Kit } from '../games/kit.svelte'
import { settings } from '../shell/settings.svelte'
import type { Ask, GameEvent, MoveEntry, Table } from '../wire'
import type { Words } from '../words/words'

export interface Scene {
  table: Table
  view: unknown
  ask: Ask | null
  seat: number | null
  log: GameEvent[]
  played: GameEvent[]
  duration: number
  planned: readonly MoveEntry[]
  selected: MoveEntry | null
  hovered: MoveEntry | null
  hint: MoveEntry | null
  pick(move: MoveEntry | null): void
  consider(move: MoveEntry | null): void
  select(move: MoveEntry | null): void
  confirm(move: MoveEntry): void
  hover(move: MoveEntry | null): void
  explain(wish: string): unknown
}

/** Props for the parts of a game's face. */
export function faceProps(scene: Scene, kit: Kit, words: Words, phone: boolean): FaceProps {
  return {
    view: scene.view,
    ask: scene.ask,
    seat: scene.seat,
    table: scene.table,
    content: kit.content,
    words,
    planned: scene.planned,
    selected: scene.selected,
    hovered: scene.hovered,
    hint: scene.hint,
    current: scene.played.at(-1) ?? null,
    played: scene.played,
    duration: scene.duration,
    pick: (move) => scene.pick(move),
    consider: (move) => scene.consider(move),
    select: (move) => scene.select(move),
    confirm: (move) => scene.confirm(move),
    hover: (move) => scene.hover(move),
    explain: (wish) => void scene.explain(wish),
    settings,
    phone,
  }
}

const USUAL = 650

/** How long an event is shown at normal speed. */
export function eventDuration(kit: Kit, event: GameEvent): number {
  if (kit.face?.silent?.includes(event.name)) return 0
  return kit.face?.duration?.(event) ?? USUAL
}

/** Simple values of a view, as arguments for the words of a decision ("take 3 parts"). */
export function plainFields(view: unknown): Record<string, string | number> {
  if (typeof view !== 'object' || view === null) return {}
  return Object.fromEntries(
    Object.entries(view).filter((field): field is [string, string | number] => ['string', 'number'].includes(typeof field[1])),
  )
}

/** One view in which every seat lies open: each seat as its owner sees it. */
export function allOpen(view: unknown, views: Record<string, unknown>): unknown {
  if (!hasSeats(view)) return view
  const seats = view.seats.map((seat, number) => {
    const own = views[String(number)]
    return hasSeats(own) ? own.seats[number] : seat
  })
  return { ...view, seats }
}

function hasSeats(view: unknown): view is { seats: unknown[] } {
  return typeof view === 'object' && view !== null && 'seats' in view && Array.isArray(view.seats)
}
