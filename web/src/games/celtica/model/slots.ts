/** Which part lies in which slot of the display. The view only counts kinds: at rest they lie in the order of kinds, so that everybody at
 * the table and who comes back to it sees the same; while events are shown no part jumps. */

export type Slots = readonly (string | null)[]

/**
 * The slots after a change: every part stays where it is while there are enough of its kind, parts in slots named in
 * `leaving` go first, new parts fill free slots from the left.
 */
export function settleSlots(
  before: Slots,
  counts: readonly number[],
  kinds: readonly string[],
  size: number,
  leaving: readonly number[] = [],
): Slots {
  const slots: (string | null)[] = Array.from({ length: Math.max(size, before.length) }, (_, i) => before[i] ?? null)
  kinds.forEach((kind, k) => {
    const held = slots.flatMap((part, i) => (part === kind ? [i] : []))
    const wanted = counts[k] ?? 0
    const order = [...held.filter((i) => leaving.includes(i)), ...held.filter((i) => !leaving.includes(i)).reverse()]
    for (const i of order.slice(0, Math.max(0, held.length - wanted))) slots[i] = null
  })
  kinds.forEach((kind, k) => {
    let missing = (counts[k] ?? 0) - slots.filter((part) => part === kind).length
    for (; missing > 0; missing--) {
      const free = slots.indexOf(null)
      if (free >= 0) slots[free] = kind
      else slots.push(kind)
    }
  })
  return slots.some((part, i) => part !== before[i]) || slots.length !== before.length ? slots : before
}

/** Remembers the slots of the table that is shown while events change them. */
export class SlotMemory {
  private table = ''
  private slots: Slots = []

  /** `resting`: no event is being shown. */
  settle(table: string, counts: readonly number[], kinds: readonly string[], size: number, resting: boolean, leaving: readonly number[] = []): Slots {
    if (resting || table !== this.table) {
      this.table = table
      const sorted = settleSlots([], counts, kinds, size)
      if (sorted.length !== this.slots.length || sorted.some((part, i) => part !== this.slots[i])) this.slots = sorted
    } else this.slots = settleSlots(this.slots, counts, kinds, size, leaving)
    return this.slots
  }
}

export const slotMemory = new SlotMemory()

/** Slots that hold the named parts, each slot at most once. */
export function slotsHolding(slots: Slots, parts: readonly string[]): number[] {
  const found: number[] = []
  for (const part of parts) {
    const i = slots.findIndex((held, slot) => held === part && !found.includes(slot))
    if (i >= 0) found.push(i)
  }
  return found
}
