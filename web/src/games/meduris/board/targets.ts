/** Everything on the board that can be chosen now: shape, label and what choosing it does. */
import type { Ask, MoveEntry } from '../../contract'
import { num, polar, RADIUS, wedge, type Point } from '../art/geometry'
import { draft, movable, movesOf, type Worker } from '../model/draft.svelte'
import { fieldAt, hutAt, PLATEAU_ANGLE, workerAt, type Scene } from '../model/scene'
import { asBuild, goodMoves, placements, type DruidView } from '../model/types'
import type { FieldMark } from './field-marks'
import { labelOf, type Telling } from './sentences'

export interface Target {
  key: string
  /** The move that choosing it selects; null: it only picks up a worker. */
  entry: MoveEntry | null
  worker: Worker | null
  /** Where it can be hit, and what is outlined when it has the focus. */
  hit: string
  edge: string
  at: Point
  label: string
}

export interface PlateauMove {
  plateau: string
  entry: MoveEntry
  /** What the move brings the reader at once; null: that is no question here. */
  gain: number | null
}

/** Plateaus that are legal now: to move the worker in hand there, to place one, or to take a good. */
export function plateauMoves(ask: Ask | null): PlateauMove[] {
  if (ask?.kind === 'action') {
    if (draft.tab !== 'worker') return []
    return movesOf(ask, draft.worker).map(({ entry, about }) => ({ plateau: about.to, entry, gain: about.own }))
  }
  if (ask?.kind === 'place') return placements(ask).map(({ entry, about }) => ({ plateau: about.plateau, entry, gain: null }))
  if (ask?.kind === 'take') return goodMoves(ask).map(({ entry, about }) => ({ plateau: about.good, entry, gain: 1 }))
  return []
}

export const plateauShape = (plateau: string): string => {
  const angle = PLATEAU_ANGLE[plateau] ?? 0
  return wedge(angle - 34, angle + 34, 96, 233, 18)
}

/** Workers that can be picked up; those in the way of a legal plateau only when no worker is in hand. */
export function liftable(ask: Ask | null): Worker[] {
  if (ask?.kind !== 'action') return []
  const reached = movesOf(ask, draft.worker).map(({ about }) => about.to)
  return movable(ask).filter(({ plateau }) => !reached.includes(plateau))
}

const HALF_WORKER = { x: 28, y: 19 }
/** How far the head of the topmost worker of a tower rises above its middle, and half its width. */
const HEAD = { up: 40, half: 17 }

/** The whole figure: a worker that bears no other has a head, which is as good a target as its body. */
function workerShape({ plateau, height }: Worker, top: boolean): string {
  const [x, y] = workerAt(plateau, height)
  const body = `M${num(x - HALF_WORKER.x)} ${num(y - HALF_WORKER.y)}h${2 * HALF_WORKER.x}v${2 * HALF_WORKER.y}h${-2 * HALF_WORKER.x}z`
  return top ? `${body}M${num(x - HEAD.half)} ${num(y - HEAD.up)}h${2 * HEAD.half}v${HEAD.up - HALF_WORKER.y}h${-2 * HEAD.half}z` : body
}

/** Who stands on each plateau, from the bottom up. */
type Towers = readonly (readonly number[])[]

const isTop = ({ plateau, height }: Worker, scene: Scene, towers: Towers): boolean => towers[scene.goods.indexOf(plateau)]?.length === height

export interface Offered {
  ask: Ask | null
  scene: Scene
  marks: ReadonlyMap<number, FieldMark>
  towers: Towers
  druid: DruidView
  telling: Telling
}

export function targetsOf({ ask, scene, marks, towers, druid, telling }: Offered): Target[] {
  const { words, say } = telling
  const fields = [...marks.values()].map(({ field, entry }): Target => {
    const { from, to } = fieldAt(scene, field)
    const build = asBuild(entry)
    return {
      key: entry.say,
      entry,
      worker: null,
      hit: wedge(from, to, RADIUS.fieldIn - 18, RADIUS.path + 11, 4),
      edge: wedge(from + 0.3, to - 0.3, RADIUS.fieldIn, RADIUS.fieldOut),
      at: hutAt(scene, field),
      label: build ? labelOf(build, scene, druid, telling) : words.thing('move', entry.about),
    }
  })
  const plateaus = plateauMoves(ask).map(({ plateau, entry }): Target => {
    const shape = plateauShape(plateau)
    return {
      key: entry.say,
      entry,
      worker: null,
      hit: shape,
      edge: shape,
      at: polar(PLATEAU_ANGLE[plateau] ?? 0, 165),
      label: words.thing('move', entry.about),
    }
  })
  const workers = liftable(ask).map((worker): Target => {
    const shape = workerShape(worker, isTop(worker, scene, towers))
    const held = draft.worker?.plateau === worker.plateau && draft.worker.height === worker.height
    return {
      key: `worker ${worker.plateau} ${worker.height}`,
      entry: null,
      worker,
      hit: shape,
      edge: shape,
      at: workerAt(worker.plateau, worker.height),
      label: say('worker', { plateau: words.term('plateau', worker.plateau), height: worker.height, state: held ? 'held' : 'stands' }),
    }
  })
  return [...fields, ...plateaus, ...workers]
}

/** Something that is drawn, and the move it would be. */
export interface Wish {
  wish: string
  shape: string
}

/** What a click beside the legal targets may have meant: with a worker in hand, to put it there; otherwise the thing itself. */
export function wishesOf(scene: Scene, kind: string | null, towers: Towers): Wish[] {
  const ring = (wish: string, { from, to }: { from: number; to: number }) => ({
    wish,
    shape: wedge(from, to, RADIUS.fieldIn - 18, RADIUS.path + 11, 4),
  })
  const building = draft.tab === 'temple' ? 'temple' : 'hut'
  const fields = scene.fields.map((field) => ring(`${building} ${field.index}`, field))
  const held = kind === 'action' ? draft.worker : null
  const meant = (plateau: string) => (held ? `move ${held.plateau} ${held.height} ${plateau}` : `at plateau ${plateau}`)
  const plateaus = scene.goods.map((plateau) => ({ wish: meant(plateau), shape: plateauShape(plateau) }))
  const workers = scene.goods.flatMap((plateau, i) =>
    (towers[i] ?? []).map((_, level) => {
      const worker = { plateau, height: level + 1 }
      return { wish: `at worker ${plateau} ${worker.height}`, shape: workerShape(worker, isTop(worker, scene, towers)) }
    }),
  )
  return [...fields, ...plateaus, ...(held ? [] : workers)]
}

/** The target nearest to a point, if one is near enough to be meant. */
export function nearest(targets: readonly Target[], [x, y]: Point, reach: number): Target | null {
  let best: Target | null = null
  let least = reach
  for (const target of targets) {
    const distance = Math.hypot(target.at[0] - x, target.at[1] - y)
    if (distance < least) [best, least] = [target, distance]
  }
  return best
}
