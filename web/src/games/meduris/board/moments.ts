/** What is seen while an event is shown: goods that slide, points that rise, the river that flashes. */
import type { Point } from '../art/geometry'
import { signed } from '../model/effects'
import { hutAt, runeAt, supplyAt, towerAt, type Scene } from '../model/scene'
import { runesOf } from '../model/seats'
import type { MedurisEvent, MedurisView } from '../model/types'

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

function slideOf(event: MedurisEvent, panel: Point): Moment['slide'] {
  switch (event.name) {
    case 'harvest':
      return { good: event.good, from: supplyAt(event.good), to: panel, count: Math.min(MOST_DISCS, event.amount) }
    case 'take':
      return { good: event.good, from: supplyAt(event.good), to: panel, count: 1 }
    case 'give':
      return { good: event.good, from: panel, to: supplyAt(event.good), count: 1 }
    case 'pay':
      return { good: event.good, from: panel, to: supplyAt(event.good), count: Math.min(MOST_DISCS, event.amount) }
    default:
      return null
  }
}

function popsOf(event: MedurisEvent, view: MedurisView, scene: Scene): Pop[] {
  switch (event.name) {
    case 'offer_nothing':
      return [{ at: hutAt(scene, event.field), text: signed(-event.points), loss: true }]
    case 'offer_one':
    case 'offer_both':
    case 'offer_chip':
    case 'chip_points':
    case 'temple_points':
      return [{ at: hutAt(scene, event.field), text: signed(event.points), loss: false }]
    case 'harvest': {
      const [x, y] = towerAt(event.good)
      return [{ at: [x, y - 30], text: signed(event.amount), loss: false }]
    }
    // Each rune stone is worth one at the river; at the end the second is worth two, the third three.
    case 'river_points':
    case 'rune_points': {
      const last = event.name === 'rune_points'
      const runes = event.points === 0 ? [] : runesOf(view, event.seat)
      return runes.map((district, i) => ({ at: runeAt(scene, district), text: last ? `+${i + 1}` : '+1', loss: false }))
    }
    default:
      return []
  }
}

/** `panel` is where the player concerned has his panel, in board units. */
export function momentOf(event: MedurisEvent, view: MedurisView, scene: Scene, panel: Point): Moment {
  return { slide: slideOf(event, panel), pops: popsOf(event, view, scene), river: event.name === 'river' }
}

/** Rune stones that an event speaks of, as indices of districts. */
export function runesLit(event: MedurisEvent | null, view: MedurisView, scene: Scene): number[] {
  if (event?.name === 'river_points' || event?.name === 'rune_points') return runesOf(view, event.seat)
  if (event?.name !== 'rune' && event?.name !== 'rune_from') return []
  return scene.districts.flatMap(({ key }, i) => (key === event.rune ? [i] : []))
}
