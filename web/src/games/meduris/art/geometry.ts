/** Measures of the board, in board units, and the curves it is drawn with. Angles are degrees clockwise from the north. */

export type Point = readonly [x: number, y: number]

export const SIZE = 1000
export const CENTRE = SIZE / 2
export const FRAME = 34

export const RADIUS = { mountain: 250, rune: 286, number: 318, fieldIn: 328, hut: 356, goods: 401.5, fieldOut: 420, ring: 427, path: 438.5 } as const

export const PIECE = { hut: 47, good: 26, runeHeight: 49, chip: 37, druid: { width: 54, height: 79 } } as const

export const PATH_WIDTH = 20

/** A number for SVG, with one decimal at most. */
export const num = (value: number): string => String(+value.toFixed(1))

export function polar(angle: number, radius: number, centre = CENTRE): Point {
  const turned = (angle * Math.PI) / 180
  return [centre + radius * Math.sin(turned), centre - radius * Math.cos(turned)]
}

/** How many degrees a length covers at a radius. */
export const degrees = (length: number, radius: number): number => (length / radius) * (180 / Math.PI)

const at = (angle: number, radius: number): string => polar(angle, radius).map(num).join(' ')

/** A smooth curve through points. */
export function smooth(points: readonly Point[], closed = true, bend = 1 / 6): string {
  const count = points.length
  const point = (i: number): Point => points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [0, 0]
  let path = `M${point(0).map(num).join(' ')}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
    const first = [from[0] + (to[0] - before[0]) * bend, from[1] + (to[1] - before[1]) * bend]
    const second = [to[0] - (after[0] - from[0]) * bend, to[1] - (after[1] - from[1]) * bend]
    path += `C${[...first, ...second, ...to].map(num).join(' ')}`
  }
  return path + (closed ? 'Z' : '')
}

/** Part of a ring. */
export function sector(from: number, to: number, inner: number, outer: number): string {
  const large = to - from > 180 ? 1 : 0
  return (
    `M${at(from, inner)}L${at(from, outer)}A${outer} ${outer} 0 ${large} 1 ${at(to, outer)}` +
    `L${at(to, inner)}A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}Z`
  )
}

/** Part of a ring with rounded corners. */
export function wedge(from: number, to: number, inner: number, outer: number, round = 7): string {
  const large = to - from > 180 ? 1 : 0
  const turnIn = degrees(round, inner)
  const turnOut = degrees(round, outer)
  return (
    `M${at(from, inner + round)}L${at(from, outer - round)}Q${at(from, outer)} ${at(from + turnOut, outer)}` +
    `A${outer} ${outer} 0 ${large} 1 ${at(to - turnOut, outer)}Q${at(to, outer)} ${at(to, outer - round)}` +
    `L${at(to, inner + round)}Q${at(to, inner)} ${at(to - turnIn, inner)}` +
    `A${inner} ${inner} 0 ${large} 0 ${at(from + turnIn, inner)}Q${at(from, inner)} ${at(from, inner + round)}Z`
  )
}

/** A stretch of a circle around the middle of the board, clockwise. */
export function arc(from: number, to: number, radius: number): string {
  const end = to < from ? to + 360 : to
  return `M${at(from, radius)}A${radius} ${radius} 0 ${end - from > 180 ? 1 : 0} 1 ${at(end, radius)}`
}

/** Random numbers that are the same every time, so that trees stay where they are. */
export function randomFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A picture of the symbol sheet, its middle at a point. */
export function picture(name: string, [x, y]: Point, width: number, height = width, look = ''): string {
  const box = `x="${num(x - width / 2)}" y="${num(y - height / 2)}" width="${num(width)}" height="${num(height)}"`
  return `<use href="#me-${name}"${look ? ` class="${look}"` : ''} ${box}/>`
}

/** A picture of the symbol sheet that stands on a point. */
export function standing(name: string, x: number, y: number, width: number, height: number): string {
  return picture(name, [x, y - height / 2], width, height)
}
