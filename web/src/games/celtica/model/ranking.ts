/** Which number of the ranking lists set the winner apart, for emphasis only; the ranking itself comes from the server. */

/**
 * The first column in which the first two lists differ (0: complete amulets, then the incomplete ones); a missing
 * number counts 0. Null if they are equal or there is nobody to compare with.
 */
export function decidingColumn(lists: readonly (readonly number[])[]): number | null {
  const [first, second] = lists
  if (!first || !second) return null
  const length = Math.max(first.length, second.length)
  for (let i = 0; i < length; i++) if ((first[i] ?? 0) !== (second[i] ?? 0)) return i
  return null
}
