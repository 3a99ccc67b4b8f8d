/** The land: frame with the victory track, districts, streams and the great river. */
import { trackAt, type Scene } from '../model/scene'
import { CENTRE, degrees, FRAME, num, picture, polar, RADIUS, randomFrom, sector, SIZE, smooth, standing, type Point } from './geometry'

const INNER = `x="${FRAME}" y="${FRAME}" width="${SIZE - 2 * FRAME}" height="${SIZE - 2 * FRAME}" rx="14"`

export const CLIP = `<clipPath id="me-inner"><rect ${INNER}/></clipPath>`

export const innerEdge = `<rect ${INNER} fill="none" stroke="var(--me-frame-edge)" stroke-width="2.5"/>`

export function drawFrame(scene: Scene): string {
  const spaces = Array.from({ length: scene.spaces }, (_, value) => ({ value, at: trackAt(value, scene.spaces) }))
  const dots = spaces.filter(({ value }) => value % 5 !== 0).map(({ at: [x, y] }) => `<circle cx="${num(x)}" cy="${num(y)}" r="3.2"/>`)
  const fives = spaces.filter(({ value }) => value % 5 === 0)
  const tiles = fives.map(({ at: [x, y] }) => `<rect x="${num(x - 13)}" y="${num(y - 13)}" width="26" height="26" rx="7"/>`)
  const numbers = fives.map(({ value, at: [x, y] }) => `<text class="print" x="${num(x)}" y="${num(y + 5)}">${value}</text>`)
  return (
    `<rect width="${SIZE}" height="${SIZE}" rx="22" fill="var(--me-frame)"/>` +
    `<rect x="1.5" y="1.5" width="${SIZE - 3}" height="${SIZE - 3}" rx="20.5" fill="none" stroke="var(--me-frame-edge)" stroke-width="3"/>` +
    `<g fill="var(--me-frame-dot)">${dots.join('')}</g><g fill="var(--me-frame-five)">${tiles.join('')}</g>` +
    `<g class="me-track-number">${numbers.join('')}</g>`
  )
}

const onBoard = ([x, y]: Point): boolean => x > 46 && x < 954 && y > 46 && y < 954

function drawStream(angle: number, index: number): string {
  const points: Point[] = []
  for (let radius = 246; radius <= 720; radius += 24) {
    const narrow = radius > 325 && radius < 430
    const sway = narrow ? 0.18 : degrees(5.5, radius) * 0.45
    points.push(polar(angle + Math.sin(radius / 31 + index) * sway, radius))
  }
  return `<path d="${smooth(points, false)}" class="me-stream"/>`
}

type Growth = 'boulder' | 'fir' | 'oak'
const SMALL: Readonly<Record<Growth, readonly [width: number, height: number]>> = { boulder: [17, 12], fir: [15, 21], oak: [18, 20] }
const ROW: readonly Growth[] = ['boulder', 'fir', 'oak', 'fir']

/** Trees and boulders between mountain and ring, away from the rune stones and the river. */
function drawFoot(scene: Scene, random: () => number): string {
  const runes = scene.districts.map(({ middle }) => polar(middle, RADIUS.rune))
  let trees = ''
  for (let k = 0; k < 46; k++) {
    const angle = (k * 360) / 46 + random() * 6
    const [x, y] = polar(angle, 262 + random() * 22)
    const nearRune = runes.some((rune) => Math.hypot(rune[0] - x, rune[1] - y) < 40)
    const fromRiver = Math.abs(((angle - scene.river + 540) % 360) - 180)
    if (nearRune || fromRiver < 6) continue
    const kind = ROW[k % ROW.length] ?? 'fir'
    trees += standing(kind, x, y, ...SMALL[kind])
  }
  return trees
}

export function drawLand(scene: Scene): string {
  const random = randomFrom(11)
  const far = 760
  const point = (angle: number): string => polar(angle, far).map(num).join(' ')
  const lands = scene.districts.map(
    ({ from, to }, i) => `<path d="M${CENTRE} ${CENTRE}L${point(from)}A${far} ${far} 0 0 1 ${point(to)}Z" fill="var(--me-land-${i + 1})"/>`,
  )
  const bands = scene.districts.map(({ from, to }, i) => `<path d="${sector(from, to, 240, RADIUS.ring)}" fill="var(--me-band-${i + 1})"/>`)
  const streams = scene.districts.slice(1).map(({ from }, i) => drawStream(from, i + 1))
  let tufts = ''
  for (let k = 0; k < 150; k++) {
    const angle = random() * 360
    const at = polar(angle, random() < 0.45 ? 262 + random() * 50 : 458 + random() * 190)
    if (onBoard(at)) tufts += picture('tuft', at, 11, 8)
  }
  return (
    `<g clip-path="url(#me-inner)">${lands.join('')}` +
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="${RADIUS.ring + 2}" fill="var(--me-ring-shade)"/>${bands.join('')}` +
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="${RADIUS.ring}" fill="none" stroke="var(--me-ring-edge)" stroke-width="2"/>` +
    `${streams.join('')}<g opacity=".55">${tufts}</g><g opacity=".8">${drawFoot(scene, random)}</g></g>`
  )
}

/** Ripples: how far out, and how many degrees beside the middle. */
const RIPPLES = [[262, -0.6], [286, 0.7], [318, -0.4], [346, 0.9], [368, -0.9], [392, 0.5], [414, -0.6], [466, 0.5], [488, -0.5]] as const
const BEND_FROM = 452

/** The water's outline and its middle line. */
export function riverCourse(scene: Scene): { banks: string; middle: string } {
  const left: Point[] = []
  const right: Point[] = []
  const middle: Point[] = []
  for (let radius = 236; radius <= 620; radius += 16) {
    const beyond = Math.max(0, radius - BEND_FROM)
    const sway = radius < 325 ? Math.sin((radius - 236) / 15) * 0.9 : 0
    const angle = scene.river + sway - beyond * 0.052
    const half = degrees((radius < 300 ? 9 + (radius - 236) * 0.07 : 13.5) + beyond * 0.06, radius)
    left.push(polar(angle - half, radius))
    right.push(polar(angle + half, radius))
    middle.push(polar(angle, radius))
  }
  return { banks: smooth([...left, ...right.reverse()], true, 1 / 8), middle: smooth(middle, false) }
}

export function drawRiver(scene: Scene): string {
  const { banks, middle } = riverCourse(scene)
  const ripples = RIPPLES.map(([radius, aside]) => {
    const beyond = Math.max(0, radius - BEND_FROM)
    const [x, y] = polar(scene.river - beyond * 0.052 + aside, radius)
    return `<path d="M${num(x - 6)} ${num(y)}q3-3.4 6 0t6 0"/>`
  })
  return (
    `<g clip-path="url(#me-inner)"><path d="${banks}" fill="var(--me-river-bank)" stroke="var(--me-river-bank)" stroke-width="7" stroke-linejoin="round"/>` +
    `<path d="${banks}" fill="var(--me-river-water)"/>` +
    `<path d="${middle}" fill="none" stroke="var(--me-river-light)" stroke-width="9" opacity=".5" stroke-linecap="round"/>` +
    `<g fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".75">${ripples.join('')}</g></g>`
  )
}

/** Water that falls from the mountain into the river. */
export function drawWaterfall(scene: Scene): string {
  const at = (aside: number, radius: number): string =>
    polar(scene.river + aside, radius)
      .map(num)
      .join(' ')
  const foam = [[-1.7, 253, 3.2], [0, 256, 4.2], [1.7, 253, 3.2], [0.8, 259, 2.6], [-1, 260, 2.4]].map(([aside = 0, radius = 0, size = 0]) => {
    const [x, y] = polar(scene.river + aside, radius)
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${size}"/>`
  })
  return (
    `<path d="M${at(-1.1, 226)}L${at(1.1, 226)}L${at(1.9, 254)}L${at(-1.9, 254)}Z" fill="var(--me-river-light)"/>` +
    `<path d="M${at(-0.4, 228)}L${at(-0.7, 250)}M${at(0.5, 229)}L${at(0.9, 250)}" stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".85"/>` +
    `<g fill="#fff" opacity=".8">${foam.join('')}</g>`
  )
}
