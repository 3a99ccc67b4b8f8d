/** All pictures as SVG symbols, put into the page once; every component refers to them by `#ce-…`. */
import { provideSheet } from '../../../parts/face/symbols'
import { num } from './geometry'
import { MIDDLE_DESIGN, outline, PART_GLYPH, partCentre, partPath } from './amulet'
import { DRUID, HELMET, PLACE_PICTURE, SIGIL, SIGN } from './pictures'
import { SCENERY } from './scenery-symbols'
import type { Scene } from '../model/scene'

const PICTURE_BOX = '-32 -32 64 64'
const SIGN_BOX = '-12 -12 24 24'
const AMULET_BOX = '-52 -52 104 104'

const symbol = (name: string, box: string, body: string): string => `<symbol id="ce-${name}" viewBox="${box}" overflow="visible">${body}</symbol>`

const LINES = 'fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'

function outerPart(slot: string, colour: string, glyph: string): string {
  const [x, y] = partCentre(slot)
  return (
    `<path d="${partPath(slot)}" fill="${colour}" stroke="#5b4115" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="${partPath(slot, 1.6)}" fill="none" stroke="#e9cf86" stroke-width="1.7" stroke-linejoin="round"/>` +
    `<g transform="translate(${num(x)} ${num(y)})" ${LINES} stroke="#fdf6e0">${glyph}</g>`
  )
}

function middlePart(colour: string): string {
  return (
    `<path d="${partPath('centre')}" fill="${colour}" stroke="#5b4115" stroke-width="3"/>` +
    `<path d="${partPath('centre', 1.6)}" fill="none" stroke="#b8862f" stroke-width="1.5"/>` +
    `<g ${LINES} stroke="#6b4d14">${MIDDLE_DESIGN}</g>`
  )
}

function partSymbols(scene: Scene): string[] {
  const list: string[] = []
  for (const kind of scene.kinds) {
    const slot = scene.slots[kind] ?? 'centre'
    const colour = scene.partColours[kind] ?? '#888'
    const glyph = PART_GLYPH[kind]
    list.push(
      symbol(`part-${kind}`, AMULET_BOX, glyph ? outerPart(slot, colour, glyph) : middlePart(colour)),
      symbol(
        `hole-${kind}`,
        AMULET_BOX,
        `<path d="${partPath(slot, 0.8)}" fill="var(--ce-hole)" stroke="var(--ce-hole-edge)" stroke-width="1.9" stroke-dasharray="4 3.2" stroke-linejoin="round"/>`,
      ),
    )
  }
  return list
}

function pieceSymbols(scene: Scene): string[] {
  const wholeAmulet = scene.kinds.map((kind) => `<path d="${partPath(scene.slots[kind] ?? 'centre')}"/>`).join('')
  const cardBack =
    '<rect x="-7" y="-10" width="14" height="20" rx="2.5" fill="#5f6f52" stroke="var(--ce-card-edge)" stroke-width="1.3"/>' +
    '<path d="M-3.5 4.5C-3.5 0-2-3 0-5C2-3 3.5 0 3.5 4.5Z" fill="#f4efe4"/>'
  const partBack =
    `<path d="${outline(44)}" fill="#5f6f52" stroke="#2c3826" stroke-width="3"/><path d="${outline(36)}" fill="none" stroke="#c9b26a" stroke-width="2"/>` +
    `<g fill="none" stroke="#e4d59a" stroke-width="3" stroke-linecap="round" transform="scale(1.7)">${MIDDLE_DESIGN}</g>`
  return [
    symbol('helmet', PICTURE_BOX, HELMET),
    symbol('druid', '-24 -62 54 68', DRUID),
    symbol('amulet', SIGN_BOX, `<g transform="scale(.23)" fill="currentColor">${wholeAmulet}</g>`),
    symbol('part-back', AMULET_BOX, partBack),
    symbol('card-back', SIGN_BOX, cardBack),
  ]
}

function symbolMarkup(scene: Scene): string {
  const all = (pictures: Readonly<Record<string, string>>, prefix: string, box: string): string[] =>
    Object.entries(pictures).map(([name, body]) => symbol(prefix + name, box, body))
  return [
    ...all(PLACE_PICTURE, '', PICTURE_BOX),
    ...all(SIGIL, 'sigil-', SIGN_BOX),
    ...all(SIGN, '', SIGN_BOX),
    ...partSymbols(scene),
    ...pieceSymbols(scene),
    ...Object.entries(SCENERY).map(([name, body]) => `<g id="ce-sc-${name}">${body}</g>`),
  ].join('')
}

/** Puts the symbols into the page unless they are there already. */
export const provideSymbols = (scene: Scene): void => provideSheet('ce', () => symbolMarkup(scene))
