/** How parts lie in amulets: the n-th part of a kind lies in the n-th amulet. For drawing only; ranks come from the view. */

/** Amulets from the fullest to the emptiest, each as the kinds it has. */
export function layersOf(parts: readonly number[], kinds: readonly string[]): string[][] {
  const depth = Math.max(0, ...parts)
  return Array.from({ length: depth }, (_, layer) => kinds.filter((_, i) => (parts[i] ?? 0) > layer))
}

/** The parts with some more of them, or (`sign` -1) with some fewer. */
export function withParts(parts: readonly number[], kinds: readonly string[], changed: readonly string[], sign: 1 | -1 = 1): number[] {
  const result = [...parts]
  for (const kind of changed) {
    const i = kinds.indexOf(kind)
    if (i >= 0) result[i] = Math.max(0, (result[i] ?? 0) + sign)
  }
  return result
}

/** Kinds that the largest incomplete amulet still lacks. */
export function lacking(parts: readonly number[], kinds: readonly string[]): string[] {
  const complete = Math.min(...kinds.map((_, i) => parts[i] ?? 0))
  return kinds.filter((_, i) => (parts[i] ?? 0) === complete)
}

/** The number of the amulet (from 1) that the next part of a kind comes into. */
export function nextLayer(parts: readonly number[], kinds: readonly string[], kind: string): number {
  return (parts[kinds.indexOf(kind)] ?? 0) + 1
}
