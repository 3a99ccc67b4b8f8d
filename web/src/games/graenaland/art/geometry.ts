/** Numbers, paths and the hand-cut outline of a territory. */

export type Point = readonly [x: number, y: number]

/** A number as SVG wants it: one decimal, none if it is whole. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Random numbers that are the same every time, so that a drawing never changes. */
export class Chance {
  private state: number

  constructor(seed: number) {
    this.state = (seed * 2654435761 + 12345) >>> 0
  }

  next(): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0
    return this.state / 4294967296
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }
}

/** A smooth curve through all points; `k` is its stiffness. */
export function smoothPath(points: readonly Point[], closed: boolean, k = 6): string {
  const count = points.length
  const at = (i: number): Point => points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] ?? [0, 0]
  const [x, y] = at(0)
  let path = `M${num(x)} ${num(y)}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const [ax, ay] = [p1[0] + (p2[0] - p0[0]) / k, p1[1] + (p2[1] - p0[1]) / k]
    const [bx, by] = [p2[0] - (p3[0] - p1[0]) / k, p2[1] - (p3[1] - p1[1]) / k]
    path += `C${num(ax)} ${num(ay)} ${num(bx)} ${num(by)} ${num(p2[0])} ${num(p2[1])}`
  }
  return closed ? `${path}Z` : path
}

const STEP = 38
const CORNER = 12

/** From `from` to `to` in steps, both ends included as far as the steps reach. */
function steps(from: number, to: number): number[] {
  const count = Math.floor(Math.abs(to - from) / STEP) + 1
  return Array.from({ length: count }, (_, i) => from + Math.sign(to - from) * STEP * i)
}

/** A tile's edge with its left upper corner at 0,0; the shore of a coast tile is ragged. */
export function tileOutline(width: number, height: number, coast: boolean, seed: number): string {
  const chance = new Chance(seed)
  const jitter = (by: number): number => chance.between(-by, by)
  const end = coast ? height - 64 : height - CORNER
  const points: Point[] = steps(CORNER, width - CORNER).map((x) => [x, jitter(1.6)])
  points.push([width - 3, 3])
  for (const y of steps(CORNER + 16, end - 1)) points.push([width + jitter(1.6), y])
  if (coast) for (const [x, y] of shore(width, height)) points.push([x + jitter(1.4), y + jitter(1.8)])
  else {
    points.push([width - 3, height - 3])
    for (const x of steps(width - CORNER, CORNER)) points.push([x, height + jitter(1.6)])
    points.push([3, height - 3])
  }
  for (const y of steps(end - 14, CORNER + 7)) points.push([jitter(1.6), y])
  points.push([3, 3])
  return smoothPath(points, true, 7)
}

function shore(w: number, h: number): Point[] {
  return [
    [w, h - 52], [w - 2, h - 38], [w - 1, h - 26], [w - 7, h - 15], [w - 22, h - 9], [w - 44, h - 1], [w - 74, h - 6], [w - 104, h + 2],
    [w / 2 + 20, h - 4], [w / 2 - 14, h + 3], [w / 2 - 44, h - 2], [78, h + 2], [50, h - 3], [26, h - 8], [9, h - 14], [1, h - 26], [3, h - 40],
    [0, h - 54],
  ]
}
