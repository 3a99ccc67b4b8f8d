/** Which way a pawn goes, for drawing only: prices come from the server, and a way that does not fit its price is not drawn. */
import type { Assembly, Link } from './assembly'

interface Reached {
  cost: number
  from: string | null
  link: Link | null
}

/** The cheapest ways from a place to all others. */
function reach(assembly: Assembly, start: string): Map<string, Reached> {
  const best = new Map<string, Reached>([[start, { cost: 0, from: null, link: null }]])
  const open = new Set([start])
  while (open.size > 0) {
    const here = [...open].reduce((a, b) => ((best.get(b)?.cost ?? 0) < (best.get(a)?.cost ?? 0) ? b : a))
    open.delete(here)
    for (const link of assembly.links.get(here) ?? []) {
      const cost = (best.get(here)?.cost ?? 0) + 1 + link.dark
      if (cost < (best.get(link.to)?.cost ?? Infinity)) {
        best.set(link.to, { cost, from: here, link })
        open.add(link.to)
      }
    }
  }
  return best
}

export interface Leg {
  from: string
  link: Link
}

/** The paths of a walk in order; null if the drawn paths cost something else (a leap). */
export function routeOf(assembly: Assembly, start: string, end: string, cost: number): Leg[] | null {
  const best = reach(assembly, start)
  if (best.get(end)?.cost !== cost) return null
  const legs: Leg[] = []
  for (let here = best.get(end); here?.from && here.link; here = best.get(here.from)) legs.unshift({ from: here.from, link: here.link })
  return legs
}
