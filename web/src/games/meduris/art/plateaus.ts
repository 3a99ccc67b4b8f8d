/** The four plateaus of the mountain: forest, sheep pastures, mine and quarry. */
import { PLATEAU_ANGLE } from '../model/scene'
import { polar, smooth, standing, type Point } from './geometry'

/** The outline of a plateau as a closed curve through points. */
function outlineOf(angle: number, random: () => number): Point[] {
  const points: Point[] = []
  for (let turn = -34; turn <= 34; turn += 8.5) {
    points.push(polar(angle + turn, 231 - (Math.abs(turn) > 30 ? 16 : 0) + (random() - 0.5) * 9))
  }
  for (let turn = 31; turn >= -31; turn -= 10.3) {
    points.push(polar(angle + turn, 96 + Math.abs(turn) * 0.5 + (random() - 0.5) * 8))
  }
  return points
}

function drawGround(good: string, points: readonly Point[], angle: number): string {
  const [cx, cy] = polar(angle, 160)
  const rim = smooth(points)
  const inner = smooth(points.map(([x, y]): Point => [cx + (x - cx) * 0.85, cy + (y - cy) * 0.85]))
  return (
    `<path d="${rim}" fill="var(--me-rock-0)" transform="translate(0 8)"/><path d="${rim}" fill="var(--me-rock-1)" transform="translate(0 4)"/>` +
    `<path d="${rim}" fill="var(--me-${good}-top)" stroke="var(--me-${good}-rim)" stroke-width="2"/><path d="${inner}" fill="var(--me-${good}-in)"/>`
  )
}

type Things = readonly (readonly [x: number, y: number, scale?: number])[]

/** Several of one picture, those further down in front. */
function put(name: string, width: number, height: number, things: Things): string {
  return [...things]
    .sort((a, b) => a[1] - b[1])
    .map(([x, y, scale = 1]) => standing(name, x, y, width * scale, height * scale))
    .join('')
}

const FIRS: Things = [
  [430, 308], [410, 320], [389, 314], [372, 330], [346, 340], [326, 352], [314, 374], [300, 396], [296, 420], [312, 414], [390, 338], [415, 342, 0.9],
  [312, 440, 0.9], [336, 364, 0.9], [455, 318, 0.9], [448, 342, 0.85], [294, 446, 0.85], [330, 452, 0.85], [392, 446, 0.9], [410, 458, 0.8],
  [376, 456, 0.85], [452, 404, 0.8],
]
const SHEEP: Things = [[612, 344], [596, 408, 1.05], [694, 430], [574, 330, 0.9], [684, 412, 0.85], [602, 450, 0.9], [560, 418, 0.85]]
const ORE = [
  [596, 588, 5], [610, 578, 4], [578, 600, 4], [704, 622, 4.5], [692, 640, 3.5], [622, 690, 4], [600, 612, 3.5], [690, 614, 3], [560, 640, 4],
  [642, 702, 4], [566, 700, 4],
] as const
const BLOCKS: Things = [[400, 596], [424, 604, 0.9], [298, 642, 0.9], [392, 700, 0.95], [416, 712, 0.8], [444, 640, 0.85], [312, 660, 0.8]]

const FENCE =
  '<path d="M556 306q10 5 22 6t26 8 24 14M676 368q8 12 18 22t12 28" fill="none" stroke="var(--me-fence)" stroke-width="2.4"/>' +
  '<path d="M560 301v11M580 306v12M602 313v12M624 326v12M680 370v12M694 386v12M704 406v12" stroke="var(--me-fence)" stroke-width="3" stroke-linecap="round"/>'

const ADIT =
  '<path d="M664 566c14-16 40-12 48 6l6 22h-66z" fill="var(--me-copper-hill)"/><path d="M692 558c10 2 17 8 20 14l6 22h-22z" fill="#000" opacity=".16"/>' +
  '<path d="M672 596v-16c0-8 6-13 13-13s13 5 13 13v16z" fill="#2b1a10"/>' +
  '<path d="M670 597v-20M700 597v-20M666 576h38" stroke="#8a5c30" stroke-width="4.5" stroke-linecap="round"/>' +
  '<path d="M676 600q-8 10-26 13M692 600q-6 14-30 22" fill="none" stroke="#6d4526" stroke-width="1.8" stroke-dasharray="5 3"/>'

const TERRACES =
  '<path d="M290 566l34-14 22 10 6 16-40 20-30-8z" fill="var(--me-rock-1)"/><path d="M290 566l34-14 22 10-34 16z" fill="var(--me-rock-4)"/>' +
  '<path d="M312 578l34-16 6 16-40 20z" fill="var(--me-rock-0)"/><path d="M284 590l28 10 40-20 18 8-4 14-52 22-32-14z" fill="var(--me-rock-2)"/>' +
  '<path d="M284 590l28 10 40-20 18 8-56 24-30-10z" fill="var(--me-rock-4)"/><path d="M314 612l56-24-4 14-52 22z" fill="var(--me-rock-1)"/>'

function drawOre(): string {
  const lumps = ORE.map(
    ([x, y, size]) =>
      `<path d="M${x - size} ${y}l${size * 0.6} ${-size}l${size} ${size * 0.3}l${size * 0.4} ${size}l${size * -1.2} ${size * 0.4}z"/>`,
  )
  return `<g fill="var(--me-copper-vein)">${lumps.join('')}</g>`
}

export function drawPlateaus(random: () => number): string {
  const grounds = Object.entries(PLATEAU_ANGLE).map(([good, angle]) => drawGround(good, outlineOf(angle, random), angle))
  return (
    grounds.join('') +
    put('fir', 24, 33, FIRS) +
    FENCE +
    put('sheep', 28, 21, SHEEP) +
    put('oak', 25, 28, [[548, 340, 0.9], [706, 452, 0.9]]) +
    ADIT +
    drawOre() +
    put('boulder', 28, 20, [[604, 706, 0.8], [712, 616, 0.8], [552, 618, 0.7]]) +
    TERRACES +
    put('block', 25, 21, BLOCKS) +
    put('boulder', 28, 20, [[446, 700, 0.8], [446, 612, 0.7]])
  )
}
