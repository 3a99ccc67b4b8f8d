/** Trees in the dark ground: decoration, the same in every game with the same board. */
import { SIZE, use } from './geometry'

/** A round patch that stays free of trees: middle and radius. */
export type Round = readonly [number, number, number]

const KINDS = ['tree-a', 'tree-a', 'tree-b', 'tree-b', 'tree-c'] as const
const PITCH = 17

/** Numbers from 0 to 1 that only look random. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

export function treesAround(clear: readonly Round[]): string {
  const next = sequence(5)
  const trees: { y: number; markup: string }[] = []
  for (let gy = 26; gy < SIZE - 16; gy += PITCH) {
    for (let gx = 24; gx < SIZE - 16; gx += PITCH) {
      const [x, y, width] = [gx + 10 * next() - 5, gy + 10 * next() - 5, 15 + 5 * next()]
      const kind = KINDS[Math.floor(next() * KINDS.length)] ?? 'tree-a'
      if (clear.some(([a, b, r]) => (x - a) ** 2 + (y - b) ** 2 <= r * r)) continue
      trees.push({ y, markup: use(kind, x, y - 4, width, width * 1.2) })
    }
  }
  return trees
    .sort((a, b) => a.y - b.y)
    .map((tree) => tree.markup)
    .join('')
}
