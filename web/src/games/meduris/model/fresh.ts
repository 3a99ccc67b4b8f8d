/** What has just been built or moved: it keeps a white ring until the next event, also without motion. */
import type { MedurisView } from './types'

export interface Fresh {
  field: number | null
  plateau: number | null
}

const NOTHING: Fresh = { field: null, plateau: null }

const changed = <T>(before: readonly T[], after: readonly T[], differs: (a: T, b: T) => boolean): number[] =>
  after.flatMap((item, i) => {
    const old = before[i]
    return old !== undefined && differs(old, item) ? [i] : []
  })

/** The one building or worker that is new; nothing if nothing or too much has changed. */
function freshIn(before: MedurisView, after: MedurisView): Fresh | null {
  const built = changed(before.fields, after.fields, (a, b) => a.building !== b.building)
  const grown = changed(before.towers, after.towers, (a, b) => b.length > a.length)
  if (built.length + grown.length === 0) return null
  if (built.length + grown.length > 1) return NOTHING
  return { field: built[0] ?? null, plateau: grown[0] ?? null }
}

export class FreshMemory {
  private table = ''
  private view: MedurisView | null = null
  private fresh = NOTHING

  /** Asking again with the same view changes nothing. */
  look(table: string, view: MedurisView): Fresh {
    const same = table === this.table && this.view?.fields.length === view.fields.length
    this.fresh = same && this.view ? (freshIn(this.view, view) ?? this.fresh) : NOTHING
    this.table = table
    this.view = view
    return this.fresh
  }
}

export const freshMemory = new FreshMemory()
