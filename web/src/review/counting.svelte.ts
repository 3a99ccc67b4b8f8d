// Whether the last count of a table is still going on: until it is over nobody is told who has won.
class Counting {
  /** The table that is counted. */
  table = $state<string | null>(null)
}
export const counting = new Counting()

const seen = (id: string) => `nemeton.counted.${id}`

/** Whether the reader has watched this table's count, or skipped it. */
export function wasCounted(id: string): boolean {
  try {
    return sessionStorage.getItem(seen(id)) !== null
  } catch {
    return true // a browser that keeps nothing would count again and again
  }
}

export function markCounted(id: string): void {
  try {
    sessionStorage.setItem(seen(id), '1')
  } catch {
    // counted again next time
  }
}
