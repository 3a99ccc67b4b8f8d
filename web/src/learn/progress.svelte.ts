// How far the reader has come in the guided games, and whether he is new here. Kept on this device only.
export interface Place {
  lesson: string
  chapter: number
  /** The table of that chapter, and how far its coach has come. */
  table: string | null
  step: number
  finished: boolean
}

interface Progress {
  games: Record<string, Place>
  /** True once a game was played to its end. */
  played: boolean
}

const KEY = 'nemeton.lessons'

function stored(): Partial<Progress> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

const progress: Progress = $state({ games: {}, played: false, ...stored() })

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress))
  } catch {
    // A browser that stores nothing still teaches; one begins anew after closing the page.
  }
}

export function placeIn(game: string): Place | null {
  return progress.games[game] ?? null
}

/** The guided games that have been begun, by game. */
export function placesBegun(): [string, Place][] {
  return Object.entries(progress.games).filter(([, place]) => place.finished || place.chapter > 0 || place.step > 0)
}

export function setPlace(game: string, place: Partial<Place>): void {
  const before = progress.games[game] ?? { lesson: '', chapter: 0, table: null, step: 0, finished: false }
  progress.games[game] = { ...before, ...place }
  keep()
}

/** True for somebody who has not yet seen the end of any game, guided or not. */
export function isNewHere(): boolean {
  return !progress.played && !Object.values(progress.games).some((place) => place.finished)
}

export function hasPlayed(): void {
  if (progress.played) return
  progress.played = true
  keep()
}
