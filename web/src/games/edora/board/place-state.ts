/** What can be done at the places of the board now, by the legal moves. */
import type { Ask, MoveEntry } from '../../contract'
import { asGo, textOf, type EdoraView, type GoAbout, type PlaceView } from '../model/types'

/** `legal`: a target; `dear`: a target, but not with the chosen die; `shut`: not to be reached now; `here`: its fields are asked for. */
export type Look = 'idle' | 'legal' | 'dear' | 'shut' | 'here'

export interface PlaceState {
  look: Look
  /** What a click on the place means. */
  entry: MoveEntry | null
  go: GoAbout | null
}

const IDLE: PlaceState = { look: 'idle', entry: null, go: null }
const PLACING = ['die', 'value', 'field']

function lookOf(go: GoAbout | null, entry: MoveEntry | undefined, own: boolean, die: number | null): Look {
  if (!entry) return own ? 'idle' : 'shut'
  return go && die !== null && !go.values.includes(die) ? 'dear' : 'legal'
}

export function placeStates(view: EdoraView, ask: Ask | null, die: number | null): Map<string, PlaceState> {
  const entries = new Map(
    (ask?.moves ?? []).flatMap((entry) => {
      const place = ['go', 'start', 'raise'].includes(entry.about.name) ? textOf(entry.about, 'place') : null
      return place === null ? [] : [[place, entry] as const]
    }),
  )
  const pawn = ask ? (view.seats[ask.seat]?.pawn ?? null) : null
  return new Map(
    view.places.map((place): [string, PlaceState] => {
      if (ask && PLACING.includes(ask.kind)) return [place.place, place.place === pawn ? { ...IDLE, look: 'here' } : IDLE]
      if (!ask || entries.size === 0) return [place.place, IDLE]
      const entry = entries.get(place.place)
      const go = asGo(entry)
      const own = place.fields.some((field) => field.seat === ask.seat)
      const look = ask.kind === 'turn' ? lookOf(go, entry, own, die) : entry ? 'legal' : 'idle'
      return [place.place, { look, entry: entry ?? null, go }]
    }),
  )
}

/** For every field of a place the move that puts the die there; equal fields share a move, and the first one stands for it. */
export function fieldEntries(view: EdoraView, place: PlaceView, ask: Ask | null): (MoveEntry | null)[] {
  const here = ask?.kind === 'field' && place.place === view.seats[ask.seat]?.pawn
  const taken = new Set<string>()
  return place.fields.map((field) => {
    if (!here || field.seat !== null || taken.has(field.action)) return null
    taken.add(field.action)
    return ask.moves.find((entry) => entry.about.name === 'field' && entry.about['action'] === field.action) ?? null
  })
}
