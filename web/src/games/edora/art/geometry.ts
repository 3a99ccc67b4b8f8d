/** Points, directions and the numbers of the drawing, all in board units. */
export type Point = readonly [number, number]

/** Side of a tile and width of the frame: 2 M + 3 U = 1000. */
export const U = 262
export const M = 107
export const SIZE = 2 * M + 3 * U
/** Half the width and half the height of a cult place: a band for the price lies between its two rows of fields. */
export const HALF = 47
export const TALL = 56
/** Side of a field; from the middle of a place to the middle of a field, across and down. */
export const FIELD = 41
export const STEP = 23
export const STEP_DOWN = 31
export const FIRE = 33

export type Edge = 'N' | 'E' | 'S' | 'W'
export const EDGES: readonly Edge[] = ['N', 'E', 'S', 'W']
export const WAYS: Readonly<Record<Edge, Point>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }

/** An edge of a part after so many quarter turns. */
export function turned(edge: Edge, turns: number): Edge {
  return EDGES[(EDGES.indexOf(edge) + turns) % 4] ?? edge
}

export const toUnits = (value: number): number => M + value * U

/** A number as short as SVG needs it. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** The sum of vectors, each with a factor. */
export function add(...terms: readonly (readonly [number, Point])[]): Point {
  return [terms.reduce((sum, [k, v]) => sum + k * v[0], 0), terms.reduce((sum, [k, v]) => sum + k * v[1], 0)]
}

export const shifted = (by: Point, points: readonly Point[]): Point[] => points.map(([x, y]) => [x + by[0], y + by[1]])

/** Points along a quadratic curve. */
export function curve(from: Point, bend: Point, to: Point, steps = 12): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    return add([(1 - t) ** 2, from], [2 * t * (1 - t), bend], [t * t, to])
  })
}

export function line(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`
}

export function use(symbol: string, x: number, y: number, width: number, height = width): string {
  return `<use href="#ed-${symbol}" x="${num(x - width / 2)}" y="${num(y - height / 2)}" width="${num(width)}" height="${num(height)}"/>`
}
