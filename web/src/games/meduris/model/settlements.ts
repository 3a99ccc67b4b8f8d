/** Which huts stand side by side, for drawing their common ground; sizes that count come from the view. */
import type { FieldView } from './types'

export interface Settlement {
  first: number
  last: number
  size: number
}

/** Rows of two or more huts, clockwise; a row may go over the great river. */
export function settlements(fields: readonly FieldView[]): Settlement[] {
  const count = fields.length
  const isHut = (field: number): boolean => fields[(field + count) % count]?.building === 'hut'
  return fields.flatMap((_, first) => {
    if (!isHut(first) || isHut(first - 1)) return []
    let size = 1
    while (size < count && isHut(first + size)) size++
    return size > 1 ? [{ first, last: (first + size - 1) % count, size }] : []
  })
}
