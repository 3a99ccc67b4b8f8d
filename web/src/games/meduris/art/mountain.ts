/** The mountain: a low relief with ridges between the plateaus and snow on the summit, light from the north-west. */
import { CENTRE, num, polar, RADIUS, randomFrom, smooth, type Point } from './geometry'
import { drawPlateaus } from './plateaus'

type Spot = readonly [x: number, y: number, height: number]

/** Ridges: angle, how far they swing, where the swing begins. */
const RIDGES = [[3, 9, 0], [95, 8, 1.4], [177, 9, 2.6], [266, 8, 4.1]] as const
const RINGS = [0, 21, 44, 68, 93, 119, 146, 174, 202, 228, 249]
const SPOTS = [1, 7, 12, 18, 24, 30, 36, 40, 44, 48, 52]
const STEEPNESS = 112
const LIGHT = [-0.62, -0.62, 0.48] as const

function heightAt(x: number, y: number): number {
  const [dx, dy] = [x - CENTRE, y - CENTRE]
  const radius = Math.hypot(dx, dy)
  const angle = (Math.atan2(dx, -dy) * 180) / Math.PI
  let height = 0.62 * (1 - radius / 250) + 0.82 * Math.exp(-((radius / 62) ** 2))
  for (const [ridge, swing, phase] of RIDGES) {
    const turned = angle - ridge - swing * Math.sin(radius / 48 + phase) * 0.55
    const aside = ((turned + 540) % 360) - 180
    if (Math.abs(aside) >= 80) continue
    const across = (radius * Math.sin((aside * Math.PI) / 180)) / 21
    height += 0.5 * Math.exp(-(across ** 2)) * Math.max(0, 1 - radius / 262) * Math.min(1, radius / 46)
  }
  return height
}

function makeSpots(random: () => number): Spot[][] {
  return RINGS.map((radius, ring) => {
    const count = SPOTS[ring] ?? 1
    const loose = ring === 0 || ring === RINGS.length - 1 ? 0 : 1
    return Array.from({ length: count }, (_, n): Spot => {
      const turn = ((n + (ring % 2) / 2) * 360) / count + (loose * (random() - 0.5) * 150) / count
      const [x, y] = polar(turn, radius + loose * (random() - 0.5) * 9)
      return [x, y - (ring === 0 ? 3 : 0), heightAt(x, y) + loose * (random() - 0.5) * 0.07]
    })
  })
}

/** Triangles between two neighbouring rings of spots. */
function triangles(inner: Spot[], outer: Spot[], ring: number): [Spot, Spot, Spot][] {
  const pick = (spots: Spot[], i: number): Spot => spots[i % spots.length] as Spot
  if (inner.length === 1) return outer.map((spot, i) => [pick(inner, 0), spot, pick(outer, i + 1)])
  const found: [Spot, Spot, Spot][] = []
  let i = 0
  let j = 0
  while (i < inner.length || j < outer.length) {
    const innerNext = (i + 1 + (ring % 2) / 2) / inner.length
    const outerNext = (j + 1 + ((ring + 1) % 2) / 2) / outer.length
    if (j >= outer.length || (i < inner.length && innerNext < outerNext)) {
      found.push([pick(inner, i), pick(outer, j), pick(inner, i + 1)])
      i++
    } else {
      found.push([pick(inner, i), pick(outer, j), pick(outer, j + 1)])
      j++
    }
  }
  return found
}

/** How much light a triangle gets, as one of five tones. */
function toneOf([a, b, c]: [Spot, Spot, Spot]): number {
  const u = [b[0] - a[0], b[1] - a[1], (b[2] - a[2]) * STEEPNESS] as const
  const v = [c[0] - a[0], c[1] - a[1], (c[2] - a[2]) * STEEPNESS] as const
  const normal = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const
  const length = Math.hypot(...normal) * Math.sign(normal[2] || 1)
  const light = (normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2]) / length
  return Math.max(0, Math.min(4, Math.round((light + 0.02) * 4.1)))
}

function drawRelief(random: () => number): string {
  const rings = makeSpots(random)
  const tones = new Map<string, string>()
  rings.slice(0, -1).forEach((inner, ring) => {
    for (const triangle of triangles(inner, rings[ring + 1] ?? [], ring)) {
      const height = (triangle[0][2] + triangle[1][2] + triangle[2][2]) / 3
      const snow = height > 0.74 + (random() - 0.5) * 0.1
      const tone = `--me-${snow ? 'snow' : 'rock'}-${toneOf(triangle)}`
      const outline = triangle.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')
      tones.set(tone, `${tones.get(tone) ?? ''}M${outline}Z`)
    }
  })
  const paths = [...tones].sort().map(([tone, d]) => `<path fill="var(${tone})" stroke="var(${tone})" d="${d}"/>`)
  return `<g stroke-width=".7" stroke-linejoin="round">${paths.join('')}</g>`
}

export function drawMountain(): string {
  const random = randomFrom(42)
  const outline: Point[] = Array.from({ length: 48 }, (_, k) => polar((k * 360) / 48, RADIUS.mountain + (random() - 0.5) * 10))
  const foot = smooth(outline)
  return (
    `<path d="${foot}" fill="#000" opacity=".2" transform="translate(3 9)"/><path d="${foot}" fill="var(--me-rock-0)"/>` +
    drawRelief(random) +
    drawPlateaus(random)
  )
}
