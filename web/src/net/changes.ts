// Updates tell what changed in what the page has seen last; here they become whole again. The number says what they
// follow; whoever is asked to decide gets a check sum besides, so that nobody decides about something he does not see.
import { changed } from '../parts/face/shown'
import type { Changed, Snapshot, Update } from '../wire'

/** What was seen last: the part of a message that the next one builds upon. */
export type Seen = Pick<Snapshot | Update, 'number' | 'view' | 'views'>

/** The whole update, or null if it does not fit what was seen: then the whole must be asked for. */
export function completed(seen: Seen | null, message: Changed): Update | null {
  if (!seen?.view || seen.number !== message.after) return null
  const { after: _after, changes, sum, ...told } = message
  const shown = message.events.reduce((view, event) => changed(view, event.changes ?? []), seen.view)
  const view = changed(shown, changes)
  const views = Object.fromEntries(Object.entries(message.views).map(([seat, made]) => [seat, changed(seen.views[seat], made)])) as Update['views']
  if (sum !== undefined && sum !== checkSum([view, views])) return null
  return { ...told, type: 'update', view, views, promises: message.promises ?? [] }
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  return rest
})

/** CRC-32 of something as JSON text, as the server writes it. */
export function checkSum(value: unknown): number {
  let sum = 0xffffffff
  for (const byte of new TextEncoder().encode(JSON.stringify(value))) sum = (sum >>> 8) ^ TABLE[(sum ^ byte) & 0xff]!
  return (sum ^ 0xffffffff) >>> 0
}
