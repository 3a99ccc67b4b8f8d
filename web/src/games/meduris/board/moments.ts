/** What is seen while an event is shown: goods that slide, points that rise, the river that flashes. */
import type { GameEvent } from '../../contract'
import type { Point } from '../art/geometry'
import { signed } from '../model/effects'
import { hutAt, runeAt, supplyAt, towerAt, type Scene } from '../model/scene'
import { runesOf } from '../model/seats'
import { numberOf, textOf, type MedurisView } from '../model/types'

export interface Pop {
  at: Point
  text: string
  loss: boolean
}

export interface Moment {
  /** Goods on their way. */
  slide: { good: string; from: Point; to: Point; count: number } | null
  pops: Pop[]
  river: boolean
}

const MOST_DISCS = 4
const INTO_HAND: readonly string[] = ['harvest', 'take']
const OUT_OF_HAND: readonly string[] = ['give', 'pay']
const AT_FIELD: readonly string[] = ['offer_one', 'offer_both', 'offer_chip', 'offer_nothing', 'chip_points', 'temple_points']

function slideOf(event: GameEvent, panel: Point): Moment['slide'] {
  const good = textOf(event, 'good')
  const comes = INTO_HAND.includes(event.name)
  if (good === null || (!comes && !OUT_OF_HAND.includes(event.name))) return null
  const mountain = supplyAt(good)
  const count = Math.min(MOST_DISCS, numberOf(event, 'amount') ?? 1)
  return comes ? { good, from: mountain, to: panel, count } : { good, from: panel, to: mountain, count }
}

function popsOf(event: GameEvent, view: MedurisView, scene: Scene): Pop[] {
  const field = numberOf(event, 'field')
  const points = numberOf(event, 'points') ?? 0
  const seat = numberOf(event, 'seat')
  if (AT_FIELD.includes(event.name) && field !== null) {
    const loss = event.name === 'offer_nothing'
    return [{ at: hutAt(scene, field), text: signed(loss ? -points : points), loss }]
  }
  if (event.name === 'harvest') {
    const [x, y] = towerAt(textOf(event, 'good') ?? '')
    return [{ at: [x, y - 30], text: signed(numberOf(event, 'amount') ?? 0), loss: false }]
  }
  if (seat === null || points === 0) return []
  // Each rune stone is worth one at the river; at the end the second is worth two, the third three.
  if (event.name === 'river_points') return runesOf(view, seat).map((district) => ({ at: runeAt(scene, district), text: '+1', loss: false }))
  if (event.name === 'rune_points') {
    return runesOf(view, seat).map((district, i) => ({ at: runeAt(scene, district), text: `+${i + 1}`, loss: false }))
  }
  return []
}

/** `panel` is where the player concerned has his panel, in board units. */
export function momentOf(event: GameEvent, view: MedurisView, scene: Scene, panel: Point): Moment {
  return { slide: slideOf(event, panel), pops: popsOf(event, view, scene), river: event.name === 'river' }
}

/** Rune stones that an event speaks of, as indices of districts. */
export function runesLit(event: GameEvent | null, view: MedurisView, scene: Scene): number[] {
  if (!event) return []
  const seat = numberOf(event, 'seat')
  if ((event.name === 'river_points' || event.name === 'rune_points') && seat !== null) return runesOf(view, seat)
  if (event.name !== 'rune' && event.name !== 'rune_from') return []
  return scene.districts.flatMap(({ key }, i) => (key === textOf(event, 'rune') ? [i] : []))
}
