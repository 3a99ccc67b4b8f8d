/** Interlaced bands: the frame of the board and the ring around the goal. */
import { num, polygonPath, type Point } from './geometry'
import { FRAME, HEIGHT, WIDTH } from '../model/scene'

interface Band {
  width: number
  light: string
  dark: string
}

function drawBand(d: string, band: Band): string {
  return (
    `<path d="${d}" fill="none" stroke="${band.dark}" stroke-width="${num(band.width + 2.3)}"/>` +
    `<path d="${d}" fill="none" stroke="${band.light}" stroke-width="${num(band.width)}"/>`
  )
}

/** A straight braid of two strands. */
function braid(x: number, y: number, length: number, vertical: boolean, band: Band): string {
  const amplitude = 4.3
  const crossings = Math.max(2, Math.round(length / 30) * 2)
  const step = length / crossings
  const strand = (sign: number): string => {
    const rest = Array.from({ length: crossings - 1 }, (_, k) => `T${num(step * (k + 2))} 0`).join('')
    return `M0 0Q${num(step / 2)} ${num(-2 * amplitude * sign)} ${num(step)} 0${rest}`
  }
  let over = ''
  for (let k = 1; k < crossings; k += 2) {
    const at = (f: number): string => num((k + f) * step)
    const off = (f: number): string => num(f * amplitude)
    over += `M${at(-0.3)} ${off(-0.84)}C${at(-0.1)} ${off(-0.4)} ${at(0.1)} ${off(0.4)} ${at(0.3)} ${off(0.84)}`
  }
  const turn = vertical ? ' rotate(90)' : ''
  const body = drawBand(strand(-1), band) + drawBand(strand(1), band) + drawBand(over, band)
  return `<g transform="translate(${num(x)} ${num(y)})${turn}">${body}</g>`
}

/** A braid of two strands around the origin; the number of crossings must be even. */
export function braidRing(radius: number, crossings: number): string {
  const amplitude = 5.2
  const band: Band = { width: 3.2, light: 'var(--ce-knot)', dark: '#3a2c10' }
  const points = (sign: number, from: number, to: number, density: number): Point[] => {
    const steps = Math.max(3, Math.round((to - from) * density))
    return Array.from({ length: steps + 1 }, (_, i): Point => {
      const t = from + ((to - from) * i) / steps
      const angle = (t / crossings) * 2 * Math.PI - Math.PI / 2
      const r = radius + sign * amplitude * Math.sin(t * Math.PI)
      return [r * Math.cos(angle), r * Math.sin(angle)]
    })
  }
  let over = ''
  for (let k = 1; k < crossings; k += 2) over += polygonPath(points(-1, k - 0.3, k + 0.3, 14), false)
  return drawBand(polygonPath(points(-1, 0, crossings, 6)), band) + drawBand(polygonPath(points(1, 0, crossings, 6)), band) + drawBand(over, band)
}

/** The frame around the board. */
export function drawFrame(): string {
  const middle = FRAME / 2
  const band: Band = { width: 2.8, light: 'var(--ce-knot)', dark: '#1d2a1c' }
  const across = WIDTH - 2 * FRAME - 12
  const down = HEIGHT - 2 * FRAME - 12
  const corners = [middle, WIDTH - middle].flatMap((x) =>
    [middle, HEIGHT - middle].map(
      (y) =>
        `<rect x="${x - middle}" y="${y - middle}" width="${FRAME}" height="${FRAME}" fill="var(--ce-knot-ground)" stroke="#1d2a1c" stroke-width="1.5"/>` +
        `<circle cx="${x}" cy="${y}" r="4.5" fill="none" stroke="var(--ce-knot-light)" stroke-width="1.6"/><circle cx="${x}" cy="${y}" r="1.3" fill="var(--ce-knot-light)"/>`,
    ),
  )
  return (
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0ZM${FRAME} ${FRAME}V${HEIGHT - FRAME}H${WIDTH - FRAME}V${FRAME}Z" fill="var(--ce-frame)" fill-rule="evenodd"/>` +
    `<rect x="${FRAME}" y="${FRAME}" width="${WIDTH - 2 * FRAME}" height="${HEIGHT - 2 * FRAME}" fill="none" stroke="var(--ce-knot)" stroke-width="1.5"/>` +
    `<rect x="1" y="1" width="${WIDTH - 2}" height="${HEIGHT - 2}" fill="none" stroke="#1b281b" stroke-width="2"/>` +
    braid(FRAME + 6, middle, across, false, band) +
    braid(FRAME + 6, HEIGHT - middle, across, false, band) +
    braid(middle, FRAME + 6, down, true, band) +
    braid(WIDTH - middle, FRAME + 6, down, true, band) +
    corners.join('')
  )
}
