/** Geometry and pictures of amulet parts, in a box of -50 to 50 around the middle of the amulet. */
import { num, polygonPath, type Point } from './geometry'

const OUTER = 48
const INNER = 19.5
const EXPONENT = 3
const HALF_LARGE = 28
const GAP = 2.6

const DEGREES: Readonly<Record<string, number>> = {
  north: -90, east: 0, south: 90, west: 180, north_east: -45, south_east: 45, south_west: 135, north_west: -135,
}

/** The places of the nine parts, row by row. */
export const GRID: readonly (readonly string[])[] = [
  ['north_west', 'north', 'north_east'], ['west', 'centre', 'east'], ['south_west', 'south', 'south_east'],
]

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Point of the amulet's outline (a superellipse) in a direction. */
export function outlinePoint(degrees: number, radius = OUTER): Point {
  const angle = radians(degrees)
  const sum = Math.abs(Math.cos(angle)) ** EXPONENT + Math.abs(Math.sin(angle)) ** EXPONENT
  const reach = radius / sum ** (1 / EXPONENT)
  return [reach * Math.cos(angle), reach * Math.sin(angle)]
}

export function outline(radius: number): string {
  return polygonPath(Array.from({ length: 60 }, (_, i) => outlinePoint(i * 6, radius)))
}

function isLarge(slot: string): boolean {
  return (DEGREES[slot] ?? 0) % 90 === 0
}

/** Outline of the part that lies in a slot of the amulet. */
export function partPath(slot: string, inset = 0): string {
  if (slot === 'centre') {
    const r = num(INNER - GAP / 2 - inset)
    return `M-${r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1-${r} 0Z`
  }
  const middle = DEGREES[slot] ?? 0
  const half = isLarge(slot) ? HALF_LARGE : 45 - HALF_LARGE
  const gap = GAP / 2 + inset
  const outer = OUTER - inset
  const inner = INNER + GAP / 2 + inset
  /** direction of a split line, moved inwards by the gap, at a distance from the middle */
  const edge = (sign: -1 | 1, reach: number): number => middle + sign * half - (sign * Math.asin(Math.min(0.9, gap / reach)) * 180) / Math.PI
  const reachOf = (sign: -1 | 1): number => Math.hypot(...outlinePoint(middle + sign * half, outer))
  const [lowOut, highOut] = [edge(-1, reachOf(-1)), edge(1, reachOf(1))]
  const [lowIn, highIn] = [radians(edge(-1, inner)), radians(edge(1, inner))]
  const steps = 10
  const rim = Array.from({ length: steps + 1 }, (_, i) => outlinePoint(lowOut + ((highOut - lowOut) * i) / steps, outer))
  const at = (angle: number): string => `${num(inner * Math.cos(angle))} ${num(inner * Math.sin(angle))}`
  return `${polygonPath(rim, false)}L${at(highIn)}A${num(inner)} ${num(inner)} 0 0 0 ${at(lowIn)}Z`
}

/** Where the glyph of a part is drawn. */
export function partCentre(slot: string): Point {
  const degrees = DEGREES[slot]
  if (degrees === undefined) return [0, 0]
  const [x, y] = outlinePoint(degrees)
  const factor = isLarge(slot) ? 0.7 : 0.74
  return [x * factor, y * factor]
}

/** Half the side of a square box around one part alone. */
export function partReach(slot: string): number {
  return slot !== 'centre' && isLarge(slot) ? 26 : 21
}

function spiral(turns: number, from: number, to: number, rotation = 0): string {
  const steps = 26
  const points = Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps
    const angle = rotation + t * turns * 2 * Math.PI
    const r = from + (to - from) * t
    return [r * Math.cos(angle), r * Math.sin(angle)]
  })
  return polygonPath(points, false)
}

/** Line pictures of the outer parts, about 16 units wide. */
export const PART_GLYPH: Readonly<Record<string, string>> = {
  large_1: '<path d="M-11-3q3.7-5 7.3 0t7.3 0 7.3 0M-11 4q3.7-5 7.3 0t7.3 0 7.3 0"/>',
  large_2: '<circle r="4"/><path d="M0-7v-3M0 7v3M-7 0h-3M7 0h3M5-5l2-2M-5-5l-2-2M5 5l2 2M-5 5l-2 2"/>',
  large_3: `<path d="${spiral(2.1, 0.8, 8.5, 0.6)}"/>`,
  large_4: '<path d="M0 9C-8 4-7-4 0-10C7-4 8 4 0 9ZM0 9V-3M0 3l3.6-3.4M0 3l-3.6-3.4"/>',
  small_1: '<path d="M0-6C4-2 5 1 3.4 4A4.2 4.2 0 0 1-3.4 4C-5 1-2-1 0-6Z"/>',
  small_2: '<path d="M0-6L5 0 0 6-5 0Z"/>',
  small_3: '<path d="M0-6V6M-6 0H6"/>',
  small_4: '<circle r="5"/><circle r="1.2"/>',
}

const around = (body: string, times: number): string =>
  Array.from({ length: times }, (_, i) => `<g transform="rotate(${(360 / times) * i})">${body}</g>`).join('')

/** The picture of the middle part: one for all of them, since they count as one kind. */
export const MIDDLE_DESIGN = around('<path d="M0 0C2-5 8-6 9-1.5C9.5 2 5 3 4.6.2"/>', 3)
