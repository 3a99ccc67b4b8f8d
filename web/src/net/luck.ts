// Words of one's own go into every draw of a table, so that nobody could have chosen the draws. The page makes them up
// when somebody sits down and shows only their digest; it tells them when everybody's digest is there. The server is
// committed to its own secret before. Afterwards anybody can check that the words were used (pages/VerifyPage).
import type { Created, NewTable, Table } from '../wire'
import { api } from './api'

const KEY = 'nemeton.luck'
const MOST_KEPT = 100
const SYLLABLES = 12
const FIRST = 'bdfghklmnprstvwz'
const SECOND = 'aeiou'

type Kept = { table: string; seat: number; words: string; commitment: string | null; told: boolean }
export type Luck = { words: string; digest: string }

/** Made-up words such as "lomi tavu reno"; null where the browser computes no digests, on plain http for instance. */
export async function newLuck(): Promise<Luck | null> {
  if (globalThis.crypto?.subtle === undefined) return null
  const bytes = crypto.getRandomValues(new Uint8Array(2 * SYLLABLES))
  const letter = (from: string, byte: number) => from[byte % from.length]!
  let words = ''
  for (let at = 0; at < bytes.length; at += 2) {
    if (at > 0 && at % 4 === 0) words += ' '
    words += letter(FIRST, bytes[at]!) + letter(SECOND, bytes[at + 1]!)
  }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words)))
  return { words, digest: [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') }
}

function kept(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found as Kept[]) : []
  } catch {
    return []
  }
}

export function keepLuck(table: Table, seat: number, luck: { words: string } | null, told = false): void {
  if (!luck) return
  const others = kept().filter((one) => one.table !== table.id || one.seat !== seat)
  const all = [...others, { table: table.id, seat, words: luck.words, commitment: table.commitment, told }]
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(-MOST_KEPT)))
  } catch {
    // Without storage the words cannot be told later; the game begins without them.
  }
}

/** What this browser has put into the draws of the game with that commitment. */
export const ownWords = (commitment: string) =>
  kept()
    .filter((one) => one.told && one.commitment === commitment)
    .map((one) => one.words)

/** Lays a table; whoever sits here takes part in its luck. */
export async function layTable(asked: NewTable): Promise<Created> {
  const lucks = await Promise.all(asked.seats.map((seat) => (seat.kind === 'human' ? newLuck() : null)))
  const created = await api.create({ ...asked, seats: asked.seats.map((seat, at) => ({ ...seat, luck: lucks[at]?.digest ?? null })) })
  lucks.forEach((luck, seat) => keepLuck(created.table, seat, luck))
  return { ...created, table: await takePart(created.table) }
}

/** While it is shuffled: shows the digests of one's own seats, or tells their words, whichever is asked for. */
export async function takePart(table: Table): Promise<Table> {
  let now = table
  for (const { seat, yours } of table.seats) {
    if (!yours || !now.shuffling?.seats.includes(seat)) continue
    if (now.shuffling.stage === 'commit') {
      const luck = await newLuck()
      if (!luck) continue
      keepLuck(now, seat, luck)
      now = await api.luck(now.id, { seat, luck: luck.digest })
    } else {
      const own = kept().find((one) => one.table === now.id && one.seat === seat)
      if (!own) continue
      now = await api.luck(now.id, { seat, words: own.words })
      keepLuck(now, seat, own, true)
    }
  }
  return now
}
