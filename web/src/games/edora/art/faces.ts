/** The face of an action field, around its middle; sizes are for a field of 41 units. */
import type { ActionContent } from '../model/types'
import { FIELD, num, use } from './geometry'

const text = (x: number, y: number, value: string | number, cls: string): string => `<text x="${num(x)}" y="${num(y)}" class="${cls}">${value}</text>`

/** Two lines, a picture and a number each. */
const two = (x: number, y: number, upper: [string, number], lower: [string, number]): string =>
  use(upper[0], x - 10, y - 8.6, 18) +
  text(x + 9, y - 3.6, upper[1], 'ed-n14') +
  use(lower[0], x - 10, y + 8.8, 16) +
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
        text(x - 8.5, y + 6, 'I'.repeat(action.sign ?? 1), 'ed-sign') +
        text(x + 9.2, y + 5.8, `×${action.multiplier ?? 1}`, 'ed-n14 ed-halo')
      )
    case 'knowledge':
    case 'sickle':
      return use(action.kind, x - 5.5, y, 27) + text(x + 13, y + 6, action.steps ?? 0, 'ed-n17 ed-halo')
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
