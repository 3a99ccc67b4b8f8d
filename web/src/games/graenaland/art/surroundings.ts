/** Everything around the territories: ice, sea, the bed of the tiles, icebergs and the frame. */
import { COAST, GAP, INLAND, MARGIN, TILE, TOP, type Size } from '../model/layout'
import { Chance, num, smoothPath, type Point } from './geometry'

const FRAME = 14

function ice(width: number, chance: Chance): string {
  return Array.from({ length: 26 }, () => {
    const [x, y, s] = [chance.between(0, width), chance.between(20, TOP + INLAND), chance.between(30, 90)]
    return `<path d="M${num(x)} ${num(y)}l${num(s * 0.4)} ${num(-s * 0.18)} ${num(s * 0.5)} ${num(s * 0.1)} ${num(-s * 0.3)} ${num(s * 0.2)}Z" fill="#f3f8fa" opacity=".8"/>`
  }).join('')
}

function sea({ width, height }: Size, chance: Chance): string {
  const top = TOP + INLAND + 60
  const edge: Point[] = []
  for (let x = -20; x <= width + 40; x += 40) edge.push([x, top + 10 * Math.sin(x / 47) + chance.between(-5, 5)])
  const crest = (by: number, opacity: number): string =>
    `<path d="${smoothPath(
      edge.map(([x, y]) => [x, y + by]),
      false,
    )}" fill="none" stroke="#e9f2f3" stroke-width="3" opacity="${opacity}"/>`
  let waves = ''
  for (let i = 0; i < 240; i++) {
    const [x, y, w] = [chance.between(16, width - 16), chance.between(top + 50, height - 18), chance.between(9, 16)]
    waves += `M${num(x)} ${num(y)}q${num(w / 4)} ${num(-w / 4)} ${num(w / 2)} 0t${num(w / 2)} 0`
  }
  return (
    `<path d="${smoothPath(edge, false)}L${width + 20} ${height + 20}L-20 ${height + 20}Z" fill="#a9cbd4"/>${crest(16, 0.55)}${crest(34, 0.35)}` +
    `<path d="${waves}" fill="none" stroke="#6f9fad" stroke-width="1.5" stroke-linecap="round" opacity=".7"/>`
  )
}

/** The parchment on which the tiles lie. */
function bed(width: number): string {
  const [half, y, right] = [(TILE + GAP) / 2, TOP + INLAND, width - MARGIN]
  const path = `M${MARGIN + half - 6} ${TOP - 6}H${right - half + 6}V${y + 2}H${right + 6}V${y + COAST - 60}H${MARGIN - 6}V${y + 2}H${MARGIN + half - 6}Z`
  return `<path d="${path}" fill="#efe6cf" stroke="#c9bb97" stroke-width="2" stroke-linejoin="round"/>`
}

export function drawGround(size: Size): string {
  const chance = new Chance(5)
  return `<rect width="${size.width}" height="${size.height}" fill="#dfeaee"/>${ice(size.width, chance)}${sea(size, chance)}${bed(size.width)}`
}

export const ICEBERG =
  '<path d="M-30 0L-18-24-6-14 6-34 22-16 32 0Z" fill="#f4f9fb" stroke="#86a9b6" stroke-width="1.5" stroke-linejoin="round"/>' +
  '<path d="M6-34L22-16 32 0H10L12-14Z" fill="#cfe0e7"/>' +
  '<path d="M-36 4q7-5 14 0t14 0 14 0 14 0 14 0" fill="none" stroke="#f4f9fb" stroke-width="2.5" stroke-linecap="round"/>'

function teeth({ width, height }: Size): string {
  let path = ''
  const row = (length: number, tooth: (from: number, to: number) => string): void => {
    const count = Math.floor((length - 2 * FRAME) / 14)
    const step = (length - 2 * FRAME) / count
    for (let i = 0; i < count; i++) path += tooth(FRAME + i * step + 1, FRAME + (i + 1) * step - 1)
  }
  row(width, (a, b) => {
    const middle = num((a + b) / 2)
    return `M${num(a)} 11.5L${middle} 3 ${num(b)} 11.5ZM${num(a)} ${height - 11.5}L${middle} ${height - 3} ${num(b)} ${height - 11.5}Z`
  })
  row(height, (a, b) => {
    const middle = num((a + b) / 2)
    return `M11.5 ${num(a)}L3 ${middle} 11.5 ${num(b)}ZM${width - 11.5} ${num(a)}L${width - 3} ${middle} ${width - 11.5} ${num(b)}Z`
  })
  return path
}

export function drawFrame(size: Size): string {
  const { width: w, height: h } = size
  const inner = `<rect x="${FRAME}" y="${FRAME}" width="${w - 2 * FRAME}" height="${h - 2 * FRAME}" fill="none" stroke="#d9c48c" stroke-width="1.5"/>`
  const nails = [FRAME / 2, w - FRAME / 2].flatMap((x) =>
    [FRAME / 2, h - FRAME / 2].map(
      (y) =>
        `<circle cx="${x}" cy="${y}" r="5" fill="#d9c48c" stroke="#16232c" stroke-width="1.2"/><circle cx="${x}" cy="${y}" r="1.6" fill="#16232c"/>`,
    ),
  )
  return (
    `<path d="M0 0H${w}V${h}H0ZM${FRAME} ${FRAME}V${h - FRAME}H${w - FRAME}V${FRAME}Z" fill="#2b3f4c" fill-rule="evenodd"/>` +
    `<path d="${teeth(size)}" fill="#d9c48c"/>${inner}<rect x="1" y="1" width="${w - 2}" height="${h - 2}" fill="none" stroke="#16232c" stroke-width="2"/>` +
    nails.join('')
  )
}
