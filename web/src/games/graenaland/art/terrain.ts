/** The four terrains: discs, card backs and the pictures that cover a territory. */
import { Chance, num } from './geometry'
import { RESOURCE } from './resources'

const ear = (x: number, y: number): string => `<g transform="translate(${x} ${y}) scale(.62)">${RESOURCE['grain']}</g>`

/** What stands on the disc of a terrain, 40 × 40 around the origin. */
const SIGN: Readonly<Record<string, string>> = {
  plain: '<path d="M-14 12C-6 4 6 4 14 12Z" fill="#b98a1d" opacity=".35"/>' + ear(-8, 3) + ear(8, 3) + ear(0, 0),
  forest:
    '<g transform="translate(-5.5 1) scale(.95)">' +
    '<path d="M0-13L5-5H2.8L7 1.5H4L8.5 9H-8.5L-4 1.5H-7L-2.8-5H-5Z" fill="#e3efd6" stroke="#22361c" stroke-width="1.3" stroke-linejoin="round"/>' +
    '<path d="M-1.5 9h3v3.5h-3Z" fill="#e3efd6" stroke="#22361c" stroke-width="1.1"/></g><g transform="translate(6.5 2.5) scale(.82)">' +
    '<path d="M0-13L5-5H2.8L7 1.5H4L8.5 9H-8.5L-4 1.5H-7L-2.8-5H-5Z" fill="#e3efd6" stroke="#22361c" stroke-width="1.3" stroke-linejoin="round"/>' +
    '<path d="M-1.5 9h3v3.5h-3Z" fill="#e3efd6" stroke="#22361c" stroke-width="1.1"/></g>',
  hill:
    '<path d="M-2 10C0-2 5-7 9-7S16 2 16 10Z" fill="#f3d9b8" stroke="#4d2c11" stroke-width="1.4" stroke-linejoin="round"/>' +
    '<path d="M-16 10C-14-4-9-10-4-10S8-2 9 10Z" fill="#fbeedd" stroke="#4d2c11" stroke-width="1.4" stroke-linejoin="round"/>' +
    '<path d="M-10-1q3-4 6-4M-9 5q5-5 10-4M9-1q3-1 4 2" fill="none" stroke="#9a6234" stroke-width="1.3" stroke-linecap="round"/>',
  mountain:
    '<path d="M-16 11L-5-10 1 0 6-6 16 11Z" fill="#cdd6dd" stroke="#26323c" stroke-width="1.4" stroke-linejoin="round"/>' +
    '<path d="M-5-10L-9.5-1.5-6.5-3.5-4.5-.5-2.5-3.2-.6-1.8ZM6-6L3-1 5.2-2.3 7-.4 9-1.4Z" fill="#fff" stroke="#26323c" stroke-width=".9" stroke-linejoin="round"/>' +
    '<path d="M1 0L4 5 2 11H16L6-6Z" fill="#26323c" opacity=".18"/>',
}

interface Tones {
  base: string
  dark: string
  light: string
  disc: string
}

export const TERRAIN: Readonly<Record<string, Tones>> = {
  plain: { base: '#dcc364', dark: '#b99a3a', light: '#ecdc93', disc: '#e9cf63' },
  forest: { base: '#648a50', dark: '#3f6035', light: '#84a86c', disc: '#557a45' },
  hill: { base: '#c58a57', dark: '#9a6234', light: '#dcae80', disc: '#b8763f' },
  mountain: { base: '#93a1ad', dark: '#637282', light: '#bcc6cd', disc: '#6f7f8d' },
}

export function tonesOf(terrain: string): Tones {
  return TERRAIN[terrain] ?? { base: '#999', dark: '#666', light: '#ccc', disc: '#888' }
}

export function terrainDisc(terrain: string, edge = 1.6): string {
  return `<circle r="19" fill="${tonesOf(terrain).disc}" stroke="#1f2a24" stroke-width="${edge}"/>${SIGN[terrain] ?? ''}`
}

/** What stands about on a territory; drawn many times, so it is a symbol. */
export const SCENERY: Readonly<Record<string, string>> = {
  'fir-1':
    '<path d="M0-25L6-14H3.5L8.5-6.5H5L9.5 1H-9.5L-5-6.5H-8.5L-3.5-14H-6Z" fill="#577d45" stroke="#446639" stroke-width="1"/>' +
    '<path d="M0-25L6-14H3.5L8.5-6.5H5L9.5 1H1Z" fill="#4b6f3c"/>',
  'fir-2':
    '<path d="M0-25L6-14H3.5L8.5-6.5H5L9.5 1H-9.5L-5-6.5H-8.5L-3.5-14H-6Z" fill="#6c9457" stroke="#4b6f3c" stroke-width="1"/>' +
    '<path d="M0-25L6-14H3.5L8.5-6.5H5L9.5 1H1Z" fill="#5a8148"/>',
  mound:
    '<path d="M-52 10C-40-8-20-17 0-17S40-8 52 10Z" fill="#c98f5b"/><path d="M-52 10C-40-8-20-17 0-17S40-8 52 10" fill="none" stroke="#a56d3c" stroke-width="1.5"/>' +
    '<path d="M12-16C30-13 44-4 52 10H22C26-1 22-10 12-16Z" fill="#b97f4b" opacity=".8"/>' +
    '<path d="M-30-3q8-7 18-9M-22 4q9-8 20-10" fill="none" stroke="#e4bd93" stroke-width="1.5" stroke-linecap="round"/>' +
    '<path d="M-8 4q-1-4-2-6m2 6q1-4 3-6M28 6q-1-4-2-6m2 6q1-4 3-6" fill="none" stroke="#7d6a35" stroke-width="1.3" stroke-linecap="round"/>',
  crag:
    '<path d="M-34 8L-10-26-3-18 6-34 36 8Z" fill="#a3b0ba" stroke="#7b8995" stroke-width="1.2" stroke-linejoin="round"/>' +
    '<path d="M6-34L36 8H12L15-8 5-16Z" fill="#82909c"/><path d="M6-34L-3-18-10-26-16-18-11-15-7-18-2-12 3-18 8-14 15-20Z" fill="#e6ebee"/>',
}

interface Planting {
  /** Distance of two columns and of two rows, and where the first row stands. */
  column: number
  row: number
  first: number
  shift: Readonly<[number, number]>
  scale: Readonly<[number, number]>
  pick(luck: number): string
}

const PLANTING: Readonly<Record<string, Planting>> = {
  forest: { column: 24, row: 19, first: 16, shift: [4, 3], scale: [0.8, 1.1], pick: (luck) => (luck < 0.5 ? 'fir-1' : 'fir-2') },
  hill: { column: 92, row: 27, first: 22, shift: [7, 3], scale: [0.95, 1.15], pick: () => 'mound' },
  mountain: { column: 56, row: 36, first: 34, shift: [6, 4], scale: [0.85, 1.15], pick: () => 'crag' },
}

function planted(planting: Planting, width: number, height: number, chance: Chance): string {
  const items: { y: number; markup: string }[] = []
  for (let row = 0; row < Math.floor(height / planting.row) + 2; row++) {
    for (let column = 0; column < Math.floor(width / planting.column) + 2; column++) {
      const x = (column + (row % 2) / 2) * planting.column + chance.between(-planting.shift[0], planting.shift[0])
      const y = planting.first + row * planting.row + chance.between(-planting.shift[1], planting.shift[1])
      const scale = chance.between(...planting.scale).toFixed(2)
      const name = planting.pick(chance.next())
      items.push({ y, markup: `<use href="#gr-sc-${name}" transform="translate(${num(x)} ${num(y)}) scale(${scale})"/>` })
    }
  }
  return items
    .sort((a, b) => a.y - b.y)
    .map((item) => item.markup)
    .join('')
}

function furrows(width: number, height: number, chance: Chance): string {
  const { base, light, dark } = tonesOf('plain')
  const bands: string[] = []
  for (let y = 0, k = 0; y < height + 30; k++) {
    const deep = chance.between(30, 46)
    const [a, b] = [width * 0.3, width * 0.6]
    const edge = `C${num(a)} ${num(y - 14)} ${num(b)} ${num(y + 12)} ${width + 6} ${num(y - 6)}V${num(y + deep)}C${num(b)} ${num(y + deep + 12)} ${num(a)} ${num(y + deep - 14)}-6 ${num(y + deep)}Z`
    let ears = ''
    for (let x = 6; x < width; x += 19) ears += `M${x} ${num(y + 6 + chance.between(0, deep - 16))}q1-5 0-9m-3 9q0-4-2-7m6 7q1-4 3-6`
    bands.push(
      `<path d="M-6 ${num(y)}${edge}" fill="${[light, base, '#d2b551'][k % 3]}"/>` +
        `<path d="${ears}" fill="none" stroke="${dark}" stroke-width="1.3" stroke-linecap="round" opacity=".7"/>`,
    )
    y += deep
  }
  return bands.join('')
}

/** The ground of a territory, to be clipped by its outline. */
export function drawTerrain(terrain: string, width: number, height: number, seed: number): string {
  const chance = new Chance(seed)
  const planting = PLANTING[terrain]
  return (
    `<rect x="-6" y="-6" width="${width + 12}" height="${height + 16}" fill="${tonesOf(terrain).base}"/>` +
    (planting ? planted(planting, width, height, chance) : furrows(width, height, chance))
  )
}
