/** The face of an action field, around its middle; sizes are for a field of 41 units. */
import type { ActionContent } from '../model/types'
import { FIELD, num, use } from './geometry'

const text = (x: number, y: number, value: string | number, cls: string): string =>
  `<text x="${num(x)}" y="${num(y)}" class="print ${cls}">${value}</text>`

/** Where numbers grow, the picture beside them gives way. */
const aside = (picture: string): string => `<g class="ed-aside">${picture}</g>`

/** One, two or three strokes. */
const strokes = (x: number, y: number, count: number): string => {
  const lines = Array.from({ length: count }, (_, i) => `M${num(x + 4.6 * (i - (count - 1) / 2))} ${num(y - 5.2)}v10.4`)
  return `<path d="${lines.join('')}" fill="none" stroke="#fff" stroke-width="2.5"/>`
}

/** Two lines, a picture and a number each. */
const two = (x: number, y: number, upper: [string, number], lower: [string, number]): string =>
  aside(use(upper[0], x - 10, y - 8.6, 18)) +
  text(x + 9, y - 3.6, upper[1], 'ed-n14') +
  aside(use(lower[0], x - 10, y + 8.8, 16)) +
  text(x + 9, y + 13.8, lower[1], 'ed-n14')

function inside(action: ActionContent, x: number, y: number): string {
  switch (action.kind) {
    case 'provisions_or_dice':
      return (
        `<path d="M${num(x - 15)} ${num(y + 0.4)}h30" stroke="#b79a63" stroke-width="1" stroke-dasharray="2 2"/>` +
        two(x, y, ['provisions', action.provisions ?? 0], ['die', action.dice ?? 0])
      )
    case 'mistletoe':
      return two(x, y, ['mistletoe', action.mistletoe ?? 0], ['cauldron', action.potions ?? 0])
    case 'amulet':
      return (
        use('amulet', x - 8.5, y - 1, 28) +
        strokes(x - 8.5, y + 0.6, action.sign ?? 1) +
        text(x + 9.2, y + 5.8, `×${action.multiplier ?? 1}`, 'ed-n14 ed-halo')
      )
    case 'knowledge':
    case 'sickle':
      return aside(use(action.kind, x - 5.5, y, 27)) + text(x + 13, y + 6, action.steps ?? 0, 'ed-n17 ed-halo')
    default:
      return use(action.kind, x, y, 31)
  }
}

/** `dx`, `dy`: the corner of its place that the field lies in; the face keeps clear of the middle. */
export function fieldFace(action: ActionContent, dx = 0, dy = 0): string {
  return (
    `<rect x="${-FIELD / 2}" y="${-FIELD / 2}" width="${FIELD}" height="${FIELD}" rx="7" fill="var(--ed-tint-${action.kind})" stroke="#8d846f"/>` +
    inside(action, dx * 1.2, dy * 2.9)
  )
}
