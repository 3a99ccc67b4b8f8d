/** The medallions of the places: picture, number and amount; and their names, which lie over everything that stands on the board. */
import { Chance, num, polygonPath, type Point } from './geometry'
import { braidRing } from './knotwork'
import type { PlaceName } from '../model/names'
import type { Place, Scene } from '../model/scene'

const INK = '#1f2a24'

/** The middle of an SVG text line needs the base line this much lower. */
const label = (x: number, y: number, size: number, text: string, kind: string): string =>
  `<text x="${num(x)}" y="${num(y)}" font-size="${size}" class="ce-board-${kind}">${text}</text>`

const use = (name: string, x: number, y: number, size: number): string =>
  `<use href="#ce-${name}" x="${num(x - size / 2)}" y="${num(y - size / 2)}" width="${num(size)}" height="${num(size)}"/>`

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function harbour(): string {
  return (
    '<ellipse cy="3" rx="41" ry="40" fill="#1f2a24" opacity=".16"/>' +
    `<circle r="38" fill="var(--ce-harbour)" stroke="${INK}" stroke-width="1.5"/><circle r="33" fill="var(--ce-sky-harbour)" stroke="${INK}"/>` +
    `<g class="ce-picture">${use('harbour', 0, -1, 54)}</g>`
  )
}

/** The edge tells the kind: brass ring, cracked stone octagon or green ring with stone dots. */
function rim(place: Place, radius: number): string {
  if (place.kind === 'ruin') {
    const chance = new Chance(place.pos)
    const corners = Array.from({ length: 16 }, (_, i): Point => {
      const angle = (i / 16) * 2 * Math.PI + 0.196
      const r = (radius + 3.5) * (i % 2 ? 0.985 : 1.03) + chance.between(-0.8, 0.8)
      return [r * Math.cos(angle), r * Math.sin(angle)]
    })
    return (
      `<path d="${polygonPath(corners)}" fill="var(--ce-ruin)" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/>` +
      '<path d="M-38-8l9 2-4 5M34-19l-8 5 3 4M20 35l-4-8 6-2M-26 28l6-5-1 6" fill="none" stroke="#6d2713" stroke-width="1.5" stroke-linejoin="round"/>'
    )
  }
  const ring = `<circle r="${radius + 3}" fill="var(--ce-${place.kind})" stroke="${INK}" stroke-width="1.6"/>`
  if (place.kind === 'cult') {
    const dots = Array.from({ length: 14 }, (_, i) => {
      const angle = (i / 14) * 2 * Math.PI
      return `<circle cx="${num((radius - 0.4) * Math.cos(angle))}" cy="${num((radius - 0.4) * Math.sin(angle))}" r="2"/>`
    })
    return `${ring}<g fill="var(--ce-cult-dot)">${dots.join('')}</g>`
  }
  const inner = `<circle r="${radius - 0.2}" fill="none" stroke="var(--ce-find-light)" stroke-width="1.7"/>`
  return ring + inner + (place.goal ? braidRing(radius + 13, 36) : '')
}

function landscape(place: Place, clip: number): string {
  const [sky, land] = [`var(--ce-sky-${place.subtype})`, `var(--ce-ground-${place.subtype})`]
  const rays = Array.from({ length: 13 }, (_, i) => {
    const at = (angle: number): string => `${num(90 * Math.cos(angle))} ${num(6 + 90 * Math.sin(angle))}`
    return `M0 6L${at(i * 0.262 + Math.PI)}L${at(i * 0.262 + Math.PI + 0.12)}Z`
  })
  const view = place.goal
    ? `<path d="${rays.join('')}" fill="var(--ce-ray)" opacity=".7"/>` +
      `<path d="M-80 70V30C-40 18-20 16 0 18S50 20 80 30V70Z" fill="${land}"/><path d="M-80 70V44C-30 34 30 36 80 46V70Z" fill="#1f2a24" opacity=".1"/>`
    : `<path d="M-50 50V10C-28 2-10 12 8 6S36 4 50 10V50Z" fill="${land}"/>` +
      '<path d="M-50 50V20C-24 15 8 22 50 17V50Z" fill="#1f2a24" opacity=".12"/>'
  const id = `ce-clip-${place.pos}`
  return (
    `<clipPath id="${id}"><circle r="${clip}"/></clipPath><g clip-path="url(#${id})">` +
    `<rect x="-70" y="-70" width="140" height="140" fill="${sky}"/>${view}` +
    `<g class="ce-picture">${use(place.subtype, 0, -6, place.goal ? 106 : 60)}</g></g>` +
    `<circle r="${clip}" fill="none" stroke="${INK}" stroke-width="1.3"/>`
  )
}

/** What a stop here means, on the lower rim. */
function amount(place: Place, y: number): string {
  const box = (w: number, h: number, corner: number, look: string): string =>
    `<rect x="${-w / 2}" y="${num(y - h / 2)}" width="${w}" height="${h}" rx="${corner}" ${look}/>`
  if (place.kind === 'find') {
    const [w, h, size] = place.goal ? [72, 32, 22] : [54, 25, 17]
    return (
      box(w, h, h / 2, 'fill="var(--ce-paper)" stroke="var(--ce-find)" stroke-width="2.2"') +
      label(-w * 0.17, y + size * 0.36, size, `+${place.amount}`, 'amount') +
      `<g color="var(--ce-find)">${use('amulet', w * 0.24, y, h * 0.68)}</g>`
    )
  }
  if (place.kind === 'ruin') {
    return (
      box(76, 25, 4, 'fill="var(--ce-ruin)" stroke="#6d2713" stroke-width="2"') +
      label(-24, y + 6.1, 17, `−${place.amount}`, 'amount on-dark') +
      `<g color="#cfe4f2">${use('amulet', -2, y, 17)}</g>` +
      `<path d="M12 ${num(y - 9)}v18" stroke="#fff" stroke-opacity=".5"/>${use('helmet', 25, y, 19)}`
    )
  }
  return (
    box(56, 25, 12.5, 'fill="var(--ce-cult)" stroke="#2c3d24" stroke-width="2"') +
    label(-9, y + 6.1, 16, '+1', 'amount on-dark') +
    `<rect x="8" y="${num(y - 8.5)}" width="12" height="17" rx="2" fill="var(--ce-paper)" stroke="#2c3d24" stroke-width="1.4"/>` +
    `<path d="M11 ${num(y - 3)}h6M11 ${num(y + 1)}h6" stroke="var(--ce-cult)" stroke-width="1.3"/>`
  )
}

function medallion(place: Place): string {
  const radius = place.goal ? 62 : 35.5
  const numberX = (place.goal ? 52 : 28) * (place.side === 'left' ? 1 : -1)
  const numberY = place.goal ? -46 : -27
  return (
    `<ellipse cy="4" rx="${radius + 4}" ry="${radius + 3}" fill="#1f2a24" opacity=".18"/>${rim(place, radius)}` +
    landscape(place, place.goal ? radius - 2 : radius - 3.5) +
    `<g class="ce-board-count print"><circle cx="${numberX}" cy="${numberY}" r="12.5" fill="var(--ce-paper)" stroke="${INK}" stroke-width="1.4"/>` +
    `${label(numberX, numberY + 5.4, 15, String(place.pos), 'number')}</g>` +
    `<g class="print">${amount(place, place.goal ? radius + 2 : radius - 4)}</g>`
  )
}

/** All places as SVG markup. */
export function drawPlaces(scene: Scene): string {
  return scene.places
    .map((place) => `<g transform="translate(${num(place.x)} ${num(place.y)})">${place.kind === 'start' ? harbour() : medallion(place)}</g>`)
    .join('')
}

/** Their names as SVG markup. */
export function drawNames(names: readonly PlaceName[]): string {
  return names
    .flatMap(({ place, lines, size }) =>
      lines.map(({ text, x, y }) => label(x, y, size, escape(text), place.kind === 'start' ? 'name at-sea' : 'name')),
    )
    .join('')
}
