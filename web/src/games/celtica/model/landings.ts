/** Legal plays by the place where they end. */
import type { Ask } from '../../contract'
import { placeAt, type Place, type Scene } from './scene'
import { plays, type Move, type PlayAbout } from './types'

export interface Landing {
  place: Place
  moves: Move<PlayAbout>[]
}

/** Landings along the road; plays without experience cards come first. A druid that does not walk has none. */
export function landingsOf(ask: Ask | null, scene: Scene): Landing[] {
  const byPlace = new Map<number, Move<PlayAbout>[]>()
  for (const move of plays(ask)) {
    if (move.about.to === move.about.from) continue
    byPlace.set(move.about.to, [...(byPlace.get(move.about.to) ?? []), move])
  }
  return [...byPlace]
    .sort(([a], [b]) => a - b)
    .map(([pos, moves]) => ({ place: placeAt(scene, pos), moves: moves.sort((a, b) => a.about.experience - b.about.experience) }))
}
