/** Where things stand on the board, in board units; the board is as wide as there are players. */
import { boxOf, type Box } from '../../../parts/face/units'
import type { GraenalandView, TerritoryView } from './types'

export const MARGIN = 22
export const TOP = 22
export const TILE = 290
export const GAP = 9
/** Heights of an inland tile, of a coast tile and of the sea below. */
export const INLAND = 308
export const COAST = 382
export const SEA = 128
export const PAD = 9
export const INNER = TILE - 2 * PAD

export interface Size {
  width: number
  height: number
}

export function boardSize(players: number): Size {
  return { width: 2 * MARGIN + players * TILE + (players - 1) * GAP, height: TOP + INLAND + GAP + COAST + SEA }
}

export const seaTop = TOP + INLAND + GAP + COAST

export interface Spot {
  x: number
  y: number
  height: number
  coast: boolean
}

/** Places count along the coast and then inland, both from the left. */
export function spotOf(place: number, players: number): Spot {
  const coast = place < players
  const index = coast ? place : place - players
  const x = MARGIN + (coast ? 0 : (TILE + GAP) / 2) + index * (TILE + GAP)
  return { x, y: coast ? TOP + INLAND + GAP : TOP, height: coast ? COAST : INLAND, coast }
}

/** Top edges of the rows of a tile. */
export interface Rows {
  head: number
  supplies: number
  sites: number
  villages: number
  /** Where heroes have their feet. */
  heroes: number
  store: number
  votes: number
}

export function rowsOf(coast: boolean): Rows {
  const villages = coast ? 147 : 87
  const store = (coast ? COAST - 16 : INLAND) - 116
  return { head: 8, supplies: 49, sites: 87, villages, heroes: villages + 98, store, votes: store + 58 }
}

/** Which part of a territory a phone shows: all of it, down to the villages, or from the villages on. */
export type Part = 'whole' | 'upper' | 'lower'

export function boxFor({ x, y, height, coast }: Spot, part: Part): Box {
  const cut = rowsOf(coast).villages
  const [top, bottom] = part === 'upper' ? [-7, cut + 37] : part === 'lower' ? [cut - 5, height + 6] : [-7, height + 7]
  return boxOf(x - 9, y + top, TILE + 18, bottom - top)
}

/** The middle of hero `index` of `count` in a tile. */
export function heroX(index: number, count: number): number {
  const pitch = Math.min(74, INNER / Math.max(1, count))
  return TILE / 2 + pitch * (index - (count - 1) / 2)
}

export interface StorePlaces {
  /** Left edges of all places, cards first. */
  at: number[]
  width: number
}

/** Places for the cards in a store and for those that may still come; where room is short, empty places overlap first. */
export function storePlaces(cards: number, slots: number): StorePlaces {
  const [usual, gap, room] = [32, 4, INNER - 50]
  const even = slots > 1 ? Math.min(usual + gap, (room - usual) / (slots - 1)) : usual + gap
  if (even > 24) {
    return { at: Array.from({ length: slots }, (_, i) => even * i), width: Math.min(usual, even - 2.5) }
  }
  const [width, free] = [28, slots - cards]
  const forCards = Math.max(1, cards - (free > 0 ? 0 : 1))
  const pitch = Math.min(width + 2, (room - width - Math.min(free, 8) * 6) / forCards)
  const rest = free > 1 ? Math.max(2, Math.min(width + 2, (room - width - pitch * cards) / (free - 1))) : 0
  return { at: Array.from({ length: slots }, (_, i) => (i < cards ? pitch * i : pitch * cards + rest * (i - cards))), width }
}

export function territoryOf(view: GraenalandView, key: string | null): TerritoryView | null {
  return view.territories.find((territory) => territory.territory === key) ?? null
}

/** The middle of a territory in board units; null if it is not in play. */
export function middleOf(view: GraenalandView, key: string | null): readonly [number, number] | null {
  const territory = territoryOf(view, key)
  if (!territory) return null
  const spot = spotOf(territory.place, view.players)
  return [spot.x + TILE / 2, spot.y + spot.height / 2]
}
