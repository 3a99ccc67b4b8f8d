/** The path network of one tile, around its middle. Six paths meet in a hub; fewer are one line each. */
import type { Laid } from '../model/assembly'
import { add, curve, HALF, turned, U, WAYS, type Edge, type Point } from './geometry'

/** From the middle of a tile to the edge of a place. */
const REACH = U / 2 - HALF + 6
/** How far a curve leaves the middle of its place, so that lines meet only at places. */
const PORT = 24

export interface Network {
  lines: readonly Point[][]
  /** Dark areas: middle and size of their medallion. */
  dark: readonly { at: Point; size: number }[]
}

const opposite = (a: Point, b: Point): boolean => a[0] === -b[0] && a[1] === -b[1]
const at = (k: number, way: Point): Point => add([k, way])

/** The curve between two neighbouring edges that only they use. */
const bow = (a: Point, b: Point): Point[] => curve(add([REACH, a], [PORT, b]), add([PORT, a], [PORT, b]), add([REACH, b], [PORT, a]))

/** The curve of a bright pair at a hub. */
const glade = (a: Point, b: Point): Point[] => curve(at(REACH, a), add([6, a], [6, b]), at(REACH, b))

interface Way {
  a: Point
  b: Point
  dark: number
}

const waysOf = ({ part, turns }: Laid): Way[] =>
  part.paths.map(([one, other, dark]) => ({ a: WAYS[turned(one, turns)], b: WAYS[turned(other, turns)], dark }))

const isHub = (laid: Laid): boolean => laid.part.paths.length === 6

function hub(ways: readonly Way[]): Network {
  const bright = ways.filter(({ a, b, dark }) => dark === 0 && !opposite(a, b))
  const all = Object.values(WAYS)
  if (bright.length === 0) return { lines: all.map((way) => [at(REACH, way), [0, 0]]), dark: [{ at: [0, 0], size: 30 }] }
  const lines: Point[][] = bright.flatMap(({ a, b }) => [glade(a, b), [add([25, a], [25, b]), [0, 0]]])
  if (bright.length > 1) return { lines, dark: [{ at: [0, 0], size: 24 }] }
  const rest = all.filter((way) => way !== bright[0]?.a && way !== bright[0]?.b)
  return { lines: [...lines, ...rest.map((way): Point[] => [at(REACH, way), [0, 0]])], dark: rest.map((way) => ({ at: at(42, way), size: 24 })) }
}

const SPOTS: readonly (readonly number[])[] = [[], [0], [30, -30]]
const SPOTS_BESIDE_STAIRS: readonly (readonly number[])[] = [[], [55], [55, -55]]

function single({ a, b, dark }: Way, stairs: boolean): Network {
  if (!opposite(a, b)) {
    const middle = 0.25 * REACH + 18
    return { lines: [bow(a, b)], dark: dark > 0 ? [{ at: add([middle, a], [middle, b]), size: 24 }] : [] }
  }
  const spots = (stairs ? SPOTS_BESIDE_STAIRS : SPOTS)[dark] ?? []
  return { lines: [[at(REACH, a), at(REACH, b)]], dark: spots.map((spot) => ({ at: at(spot, b), size: 24 })) }
}

export function networkOf(laid: Laid): Network {
  const ways = waysOf(laid)
  if (isHub(laid)) return hub(ways)
  const parts = ways.map((way) => single(way, laid.part.stairs ?? false))
  return { lines: parts.flatMap((part) => part.lines), dark: parts.flatMap((part) => part.dark) }
}

/** From an edge to the hub: to the middle, or along the curve of its bright pair. */
function leg(ways: readonly Way[], from: Point): Point[] {
  const pair = ways.find(({ a, b, dark }) => dark === 0 && !opposite(a, b) && (a === from || b === from))
  if (!pair) return [at(REACH, from), [0, 0]]
  const mate = pair.a === from ? pair.b : pair.a
  return glade(from, mate).slice(0, 7)
}

/** The points of the walk from one edge of a tile to another, around its middle. */
export function walkAcross(laid: Laid, from: Edge, to: Edge): Point[] {
  const [a, b] = [WAYS[from], WAYS[to]]
  if (!isHub(laid)) return opposite(a, b) ? [at(REACH, a), at(REACH, b)] : bow(a, b)
  const ways = waysOf(laid)
  const mates = ways.some((way) => way.dark === 0 && !opposite(a, b) && ((way.a === a && way.b === b) || (way.a === b && way.b === a)))
  return [...leg(ways, a), ...(mates ? [] : [[0, 0] as Point]), ...leg(ways, b).reverse()]
}
