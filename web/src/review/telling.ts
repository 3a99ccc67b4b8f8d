// Numbers of a review as people read them.
import type { Moment } from '../wire'
import type { Words } from '../words/words'

export const percent = (chance: number): string => `${Math.round(100 * chance)} %`

const sign = (value: number, text: string): string => (value < 0 ? `−${text}` : `+${text}`)

/** A change of a chance, in percentage points. */
export const change = (chance: number): string => sign(Math.round(100 * chance), String(Math.abs(Math.round(100 * chance))))

export const pointsMore = (points: number): string => (Math.abs(points) < 0.05 ? '±0' : sign(points, Math.abs(points).toFixed(1)))

export const round = (value: number): string => String(Math.round(value * 10) / 10)

export function momentText(moment: Moment, words: Words): string {
  return words.say(`moment-${moment.kind}`, {
    seat: words.player(moment.seat),
    move: moment.about ? words.thing('move', moment.about) : '',
    gain: moment.kind === 'points' ? moment.gain : change(moment.gain),
    sign: moment.gain < 0 ? 'down' : 'up',
  })
}
