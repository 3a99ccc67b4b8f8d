/** What stands in a legal field: the price of a hut, the worth of a temple, or nothing. */
import type { Ask, MoveEntry } from '../../contract'
import type { Tab } from '../model/draft.svelte'
import { builds, chipMoves } from '../model/types'

export interface FieldMark {
  field: number
  entry: MoveEntry
  /** Short print inside the field. */
  print: string
  /** It can be paid only by replacing goods. */
  dearer: boolean
}

/** Legal fields of the decision, of one kind of building at a time. */
export function fieldMarks(ask: Ask | null, tab: Tab): Map<number, FieldMark> {
  const marks = new Map<number, FieldMark>()
  for (const { entry, about } of chipMoves(ask)) marks.set(about.field, { field: about.field, entry, print: '', dearer: false })
  if (ask?.kind !== 'action' || tab === 'worker') return marks
  for (const { entry, about } of builds(ask, tab)) {
    const print = about.name === 'temple' ? `+${about.worth}` : about.cost === 0 ? '×0' : `×${about.times}`
    marks.set(about.field, { field: about.field, entry, print, dearer: about.replaced > 0 })
  }
  return marks
}
