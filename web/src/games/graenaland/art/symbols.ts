/** All pictures as SVG symbols, put into the page once; every component refers to them by `#gr-…`. */
import { BUILDING, SHIP, VILLAGE } from './buildings'
import { HERO } from './heroes'
import { FACILITY, RESOURCE } from './resources'
import { CONDITION, SIGN } from './signs'
import { SCENERY, TERRAIN, terrainDisc, tonesOf } from './terrain'

const HOST_ID = 'gr-symbols'
const INK = '#1f2a24'
const TINT: Readonly<Record<string, readonly [fill: string, edge: string]>> = {
  grain: ['#f6e3a1', '#b98a1d'],
  wood: ['#e3c39c', '#7a4f26'],
  ore: ['#ccd3d8', '#55626d'],
  livestock: ['#dfe8cf', '#5f7d43'],
  gold: ['#f9dc7a', '#a87b09'],
}

export function tintOf(resource: string): readonly [fill: string, edge: string] {
  return TINT[resource] ?? ['#e4e3de', '#54595c']
}

const symbol = (name: string, box: string, body: string): string => `<symbol id="gr-${name}" viewBox="${box}" overflow="visible">${body}</symbol>`

function sheet(pictures: Readonly<Record<string, string>>, prefix: string, box: string): string[] {
  return Object.entries(pictures).map(([name, body]) => symbol(prefix + name, box, body))
}

function card(fill: string, edge: string, body: string): string {
  return (
    `<rect x="1" y="1" width="62" height="88" rx="7" fill="#fdf9ee" stroke="${INK}" stroke-width="2"/>` +
    `<rect x="5.5" y="5.5" width="53" height="79" rx="4" fill="${fill}" stroke="${edge}" stroke-width="1.6"/>${body}`
  )
}

function cards(): string[] {
  const faces = Object.entries(RESOURCE).map(([resource, body]) =>
    symbol(`card-${resource}`, '0 0 64 90', card(...tintOf(resource), `<g transform="translate(32 45) scale(1.55)">${body}</g>`)),
  )
  const backs = Object.keys(TERRAIN).map((terrain) => {
    const { base, dark, light } = tonesOf(terrain)
    const lozenge = `<path d="M32 12L52 45 32 78 12 45Z" fill="none" stroke="${light}" stroke-width="2"/>`
    return symbol(
      `back-${terrain}`,
      '0 0 64 90',
      card(base, dark, `${lozenge}<g transform="translate(32 45) scale(1.05)">${terrainDisc(terrain, 1.4)}</g>`),
    )
  })
  const hand =
    `<rect x="1.5" y="1.5" width="15" height="21" rx="2.5" fill="#6f7f8d" stroke="${INK}" stroke-width="1.5"/>` +
    '<path d="M4.5 12L9 6.5 13.5 12 9 17.5Z" fill="none" stroke="#fbf8f1" stroke-width="1.4"/>'
  return [...faces, ...backs, symbol('cardback', '-3 0 24 24', hand)]
}

interface Badge {
  shape: string
  y: number
  size: number
}

const BADGE: Readonly<Record<string, Badge>> = {
  A: { shape: 'M-11.6 0A11.6 11.6 0 1 1 11.6 0A11.6 11.6 0 1 1-11.6 0Z', y: 4.8, size: 14 },
  B: { shape: 'M0-13L13 0 0 13-13 0Z', y: 4.8, size: 13 },
  C: { shape: 'M0-12L13 10.9H-13Z', y: 8, size: 12 },
  D: { shape: 'M-9.2-11H9.2Q11-11 11-9.2V9.2Q11 11 9.2 11H-9.2Q-11 11-11 9.2V-9.2Q-11-11-9.2-11Z', y: 4.8, size: 14 },
  E: { shape: 'M0-12.6L12.6-3.4 7.8 11.4H-7.8L-12.6-3.4Z', y: 5.6, size: 13 },
}
/** Edges of the plates, which stay white in the dark theme. */
const PLATE_EDGE: Readonly<Record<string, string>> = { A: '#4f2e70', B: '#174c72', C: '#35562a', D: '#82202f', E: '#7d5404' }

/** The mark of a seat, or (`plate`) the same shape in white, worn on a field of its own colour. */
function badge(letter: string, { shape, y, size }: Badge, plate: boolean): string {
  const key = letter.toLowerCase()
  const edge = plate ? PLATE_EDGE[letter] : `var(--p-${key}-edge)`
  const [fill, ink] = plate ? ['#fffdf6', edge] : [`var(--p-${key})`, `var(--p-${key}-on)`]
  const text = `<text class="gr-mark-letter" y="${y}" font-size="${size}" fill="${ink}">${letter}</text>`
  return `<path d="${shape}" fill="${fill}" stroke="${edge}" stroke-width="1.9" stroke-linejoin="round"/>${text}`
}

function marks(): string[] {
  return Object.entries(BADGE).flatMap(([letter, of]) => [
    symbol(`mark-${letter}`, '-14 -14 28 28', badge(letter, of, false)),
    symbol(`plate-${letter}`, '-14 -14 28 28', badge(letter, of, true)),
  ])
}

function symbolMarkup(): string {
  const houses = Object.entries(BUILDING).flatMap(([name, draw]) => [
    symbol(name, '-26 -28 52 50', draw('currentColor', '#f3e6c8')),
    symbol(`site-${name}`, '-26 -28 52 50', `<g opacity=".55">${draw('#d9d0ba', '#efe8d6')}</g>`),
  ])
  const discs = Object.keys(TERRAIN).map((terrain) => symbol(`terrain-${terrain}`, '-20 -20 40 40', terrainDisc(terrain)))
  return [
    ...sheet(RESOURCE, 'res-', '-16 -16 32 32'),
    ...sheet(FACILITY, '', '-16 -16 32 32'),
    ...sheet(HERO, '', '-22 -60 52 66'),
    ...sheet(CONDITION, 'cond-', '-14 -14 28 28'),
    ...sheet(SIGN, '', '-14 -14 28 28'),
    ...houses,
    ...discs,
    ...cards(),
    ...marks(),
    symbol('village', '-17 -17 34 34', VILLAGE),
    symbol('ship', '-70 -58 140 92', SHIP),
    ...Object.entries(SCENERY).map(([name, body]) => `<g id="gr-sc-${name}">${body}</g>`),
  ].join('')
}

/** Puts the symbols into the page unless they are there already. */
export function provideSymbols(): void {
  if (document.getElementById(HOST_ID)) return
  const host = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  host.id = HOST_ID
  host.setAttribute('width', '0')
  host.setAttribute('height', '0')
  host.setAttribute('aria-hidden', 'true')
  host.innerHTML = `<defs>${symbolMarkup()}</defs>`
  document.body.prepend(host)
}
