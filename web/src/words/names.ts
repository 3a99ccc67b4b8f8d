// Names that nobody has chosen are words, and are said in the reader's language.
import { t } from './locale.svelte'

/** What tables are called after (nemeton/server/table/seating.py). */
export const TREES = ['oak', 'ash', 'birch', 'hazel', 'rowan', 'willow', 'alder', 'elder', 'yew', 'holly', 'beech', 'elm', 'fern']
const TABLE = new RegExp(`^(${TREES.join('|')}) (\\d+)$`, 'i')
/** What a page or the server calls somebody without a name, in any language. */
const NAMELESS = /^(?:Player|Spieler|Speler|Seat) \d+$/

/** A table's name: "Ash 34" is "Esche 34" to somebody who reads German. */
export function tableName(name: string): string {
  const [, tree, number] = TABLE.exec(name) ?? []
  return tree ? `${t(`tree-${tree.toLowerCase()}`)} ${number}` : name
}

export function playerName(name: string | null | undefined, seat: number): string {
  return name && !NAMELESS.test(name) ? name : t('seat-number', { number: seat + 1 })
}
