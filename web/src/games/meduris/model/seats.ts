/** Colours of the seats and the pieces they began with. */
import type { MedurisContent, MedurisView } from './types'

const LETTERS = ['a', 'b', 'c', 'd'] as const
export type Letter = (typeof LETTERS)[number]

/** The letter of a seat in lower case, as symbols and classes are named. */
export const letterOf = (seat: number): Letter => LETTERS[seat % LETTERS.length] ?? 'a'

/** The class that gives pieces the colour of a seat. */
export const colourOf = (seat: number): string => `me-p${letterOf(seat)}`

/** How many temples everybody began with. */
export const templesEach = (content: MedurisContent, view: MedurisView): number =>
  content.player_count.find(({ players }) => players === view.players)?.temples_each ?? 0

/** How many huts a seat has built. */
export const hutsBuilt = (view: MedurisView, seat: number): number =>
  view.fields.filter((field) => field.building === 'hut' && field.seat === seat).length

/** The rune stones of a seat, as indices of districts. */
export const runesOf = (view: MedurisView, seat: number): number[] => view.runes.flatMap((holder, district) => (holder === seat ? [district] : []))
