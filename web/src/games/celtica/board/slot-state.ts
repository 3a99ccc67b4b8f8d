/** What one slot of the display shows at the moment, for the board and for the phone's strip. */
import type { Ask, MoveEntry, Words } from '../../contract'
import { draft } from '../model/draft.svelte'
import { choiceOf, exchangeOf } from '../model/matching'
import type { Slots } from '../model/slots'
import type { Say } from '../../../parts/face/speaker'

export interface SlotState {
  index: number
  key: string
  kind: string | null
  choosable: boolean
  /** Its place in the order of choosing, from 1; null: not chosen. */
  order: number | null
  /** It fills a gap in the reader's largest incomplete amulet. */
  fits: boolean
  /** Notation of the move that choosing it would select now. */
  say: string | undefined
  label: string
}

export interface Choosing {
  ask: Ask | null
  selected: MoveEntry | null
  amount: number
  /** Kinds that the reader's largest incomplete amulet lacks. */
  lacking: readonly string[]
  words: Words
  say: Say
}

/** The move that a click on the slot leads to, if it needs no further click. */
function moveFor(slot: number, slots: Slots, now: Choosing): MoveEntry | null {
  const kind = slots[slot]
  if (!kind) return null
  if (now.ask?.kind === 'final') return exchangeOf(now.ask, draft.exchange === 'swap' ? draft.own : null, kind)
  const chosen = draft.slots.includes(slot) ? draft.slots : [...draft.slots.slice(0, now.amount - 1), slot]
  if (chosen.length !== now.amount) return null
  return choiceOf(
    now.ask,
    chosen.flatMap((index) => slots[index] ?? []),
  )
}

function isChoosable(kind: string | null, move: MoveEntry | null, ask: Ask | null): boolean {
  if (kind === null) return false
  if (ask?.kind === 'take') return true
  return ask?.kind === 'final' && (draft.exchange === 'buy' || draft.own !== null) && move !== null
}

export function slotStates(slots: Slots, now: Choosing): SlotState[] {
  const exchanged = now.ask?.kind === 'final' && now.selected ? now.selected.about.part : null
  const exchangedSlot = exchanged === null ? -1 : slots.findIndex((kind) => kind === exchanged)
  return slots.map((kind, index) => {
    const move = now.ask?.kind === 'take' || now.ask?.kind === 'final' ? moveFor(index, slots, now) : null
    const at = now.ask?.kind === 'take' ? draft.slots.indexOf(index) : index === exchangedSlot ? 0 : -1
    const fits = kind !== null && now.lacking.includes(kind)
    const part = kind === null ? now.say('slot-empty') : now.words.term('part', kind)
    const state = at >= 0 ? 'chosen' : fits ? 'fits' : 'plain'
    return {
      index,
      key: `slot-${index}`,
      kind,
      choosable: isChoosable(kind, move, now.ask),
      order: at >= 0 ? at + 1 : null,
      fits,
      say: move?.say,
      label: now.say('slot', { number: index + 1, part, state, order: at + 1 }),
    }
  })
}
