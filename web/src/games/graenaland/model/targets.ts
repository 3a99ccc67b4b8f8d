/** What can be chosen on the board: every legal move that has a place there. */
import type { Ask, MoveEntry } from '../../contract'
import { textOf, type GraenalandContent } from './types'

/** Where in a territory (or beside the land) a target lies. */
export type Zone = 'tile' | 'store' | 'hero' | 'village' | 'site' | 'facility' | 'joint' | 'army' | 'supply'

export interface Target {
  entry: MoveEntry
  zone: Zone
  territory: string | null
  /** Number of the building, facility or hero among its kind. */
  index: number
}

const TILE_MOVES = ['settle', 'stand', 'come', 'remain']

function targetOf(entry: MoveEntry, content: GraenalandContent): Target | null {
  const { about } = entry
  const at = (zone: Zone, territory = textOf(about, 'territory'), index = 0): Target => ({ entry, zone, territory, index })
  const among = (list: readonly { key: string }[], field: string): number => list.findIndex((one) => one.key === textOf(about, field))
  if (TILE_MOVES.includes(about.name)) return at('tile')
  switch (about.name) {
    case 'hero':
      return at('hero', textOf(about, 'to'), among(content.hero, 'hero'))
    case 'step':
      return at('tile', textOf(about, 'to'))
    case 'propose':
      return at('store')
    case 'village':
      return at('village')
    case 'building':
      return at('site', textOf(about, 'territory'), among(content.building, 'building'))
    case 'facility':
    case 'joint':
      return at(about.name, textOf(about, 'territory'), among(content.facility, 'facility'))
    case 'army':
      return at('army', null)
    case 'pay':
    case 'pledge':
      return ['half', 'whole'].includes(textOf(about, 'source') ?? '') ? at('supply', null) : null
    default:
      return null
  }
}

/** The targets of a decision; the supply card stands for its first use only. */
export function targetsOf(ask: Ask | null, content: GraenalandContent): Target[] {
  const all = ask?.moves.flatMap((entry) => targetOf(entry, content) ?? []) ?? []
  const supply = all.find((target) => target.zone === 'supply')
  return all.filter((target) => target.zone !== 'supply' || target === supply)
}

/** What a click anywhere in a territory means: the one target that takes all of it. */
export function wholeTile(targets: readonly Target[], heroIndex: number): Target | null {
  const heroes = targets.filter((target) => target.zone === 'hero')
  return (
    targets.find((target) => target.zone === 'tile' || target.zone === 'store') ??
    heroes.find((target) => target.index === heroIndex) ??
    heroes[0] ??
    null
  )
}
