/** Small geometry kit for drawing: curves, polygons and seeded chance. */

export type Point = readonly [number, number]
/** One cubic segment: start, two control points, end. */
export type Segment = readonly [Point, Point, Point, Point]

const TURN = Math.PI * 2

/** A number for SVG: one decimal, no trailing zero. */
export function num(value: number): string {
  const text = value.toFixed(1)
  return text.endsWith('.0') ? (text === '-0.0' ? '0' : text.slice(0, -2)) : text
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

/** Seeded chance (mulberry32), so that decoration is the same on every device. */
export class Chance {
  private state: number

  constructor(seed: number) {
    this.state = (seed * 0x9e3779b1) >>> 0
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let t = this.state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  choose<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T
  }
}

/** Catmull-Rom curve through the points as cubic segments. */
export function catmull(points: readonly Point[], closed = false, tension = 6): Segment[] {
  const count = points.length
  const at = (i: number): Point => points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] as Point
  const segments: Segment[] = []
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    segments.push([
      p1,
      [p1[0] + (p2[0] - p0[0]) / tension, p1[1] + (p2[1] - p0[1]) / tension],
      [p2[0] - (p3[0] - p1[0]) / tension, p2[1] - (p3[1] - p1[1]) / tension],
      p2,
    ])
  }
  return segments
}

/** The point of a cubic segment at `t` (0 to 1). */
export function along([a, b, c, d]: Segment, t: number): Point {
  const u = 1 - t
  const mix = (i: 0 | 1): number => u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i]
  return [mix(0), mix(1)]
}

export function curvePath(segments: readonly Segment[], closed = false): string {
  const first = segments[0]
  if (!first) return ''
  const pair = (p: Point): string => `${num(p[0])} ${num(p[1])}`
  const body = segments.map(([, c1, c2, end]) => `C${pair(c1)} ${pair(c2)} ${pair(end)}`).join('')
  return `M${pair(first[0])}${body}${closed ? 'Z' : ''}`
}

export function polygonPath(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}${closed ? 'Z' : ''}`
}

export function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false
  polygon.forEach(([x1, y1], i) => {
    const [x2, y2] = polygon[(i + 1) % polygon.length] as Point
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  })
  return inside
}

export function distanceTo(point: Point, points: readonly Point[]): number {
  return points.reduce((least, p) => Math.min(least, distance(point, p)), Infinity)
}

/** Samples of a closed smooth curve with a little hand-drawn wobble. */
export function rough(points: readonly Point[], amplitude: number, seed: number, per = 9): Point[] {
  const chance = new Chance(seed)
  const [a, b, c] = [chance.between(0, TURN), chance.between(0, TURN), chance.between(0, TURN)]
  const base = catmull(points, true).flatMap((segment) => Array.from({ length: per }, (_, j) => along(segment, j / per)))
  let run = 0
  return base.map((p, i) => {
    const before = base[(i - 1 + base.length) % base.length] as Point
    const after = base[(i + 1) % base.length] as Point
    run += distance(p, before)
    const [nx, ny] = [after[1] - before[1], before[0] - after[0]]
    const length = Math.hypot(nx, ny) || 1
    const wave = Math.sin(run / 21 + a) + 0.7 * Math.sin(run / 9.3 + b) + 0.45 * Math.sin(run / 4.6 + c) + chance.between(-0.35, 0.35)
    return [p[0] + (nx / length) * wave * amplitude, p[1] + (ny / length) * wave * amplitude]
  })
}

export function closedCurve(samples: readonly Point[]): string {
  return curvePath(catmull(samples, true), true)
}

/** An irregular round patch. */
export function blob(cx: number, cy: number, rx: number, ry: number, seed: number, wobble = 3): string {
  const chance = new Chance(seed)
  const corners = 11
  const points = Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * TURN
    return [cx + rx * Math.cos(angle) * chance.between(0.86, 1.1), cy + ry * Math.sin(angle) * chance.between(0.86, 1.1)]
  })
  return closedCurve(rough(points, wobble, seed, 5))
}
