/** The ways of the druid: the one a move would send him on, and the one he is seen walking. */
import type { GameEvent } from '../../contract'
import { arc, num, RADIUS, type Point } from '../art/geometry'
import { besideField, druidAt, ENTRY, fieldAt, pathAt, stepsBetween, wayEnd, type Scene } from './scene'
import { numberOf, type BuildAbout, type DruidView } from './types'

export interface Walk {
  /** The dotted way to the first stop. */
  way: string
  /** The line that joins the stops. */
  link: string
  stops: { field: number; at: Point }[]
}

const BESIDE_DRUID = 5.2
const BEFORE_STOP = 2.6

/** The way from the stones onto the path and along it. */
function fromStones(scene: Scene, druid: DruidView, field: number): string {
  const [x, y] = druidAt(scene, druid)
  const [ex, ey] = wayEnd(scene.river)
  const to = fieldAt(scene, field).angle - BEFORE_STOP
  const entry = scene.river + ENTRY
  const joined = to > entry ? arc(entry, to, RADIUS.path).replace('M', 'L') : ''
  return `M${num(x)} ${num(y + 14)}L${num(ex)} ${num(ey)}${joined}`
}

export function walkOf(scene: Scene, druid: DruidView, about: BuildAbout): Walk {
  const stops = about.stops.map((field) => ({ field, at: pathAt(scene, field) }))
  const first = about.stops[0]
  if (about.stone > 0) {
    const [from, to] = [druidAt(scene, druid), scene.stones[about.stone - 1] ?? wayEnd(scene.river)]
    return { way: `M${from.map(num).join(' ')}L${to.map(num).join(' ')}`, link: '', stops: [] }
  }
  if (first === undefined) return { way: '', link: '', stops }
  const last = about.stops.at(-1) ?? first
  const link = last === first ? '' : arc(fieldAt(scene, first).angle, fieldAt(scene, last).angle, RADIUS.path)
  if (druid.field === null) return { way: fromStones(scene, druid, first), link, stops }
  const near = stepsBetween(scene, druid.field, first) === 1
  const from = fieldAt(scene, druid.field).angle + BESIDE_DRUID
  return { way: near ? '' : arc(from, fieldAt(scene, first).angle - BEFORE_STOP, RADIUS.path), link, stops }
}

/** The places the druid passes from one standing to the next, both included. */
export function placesBetween(scene: Scene, before: DruidView, after: DruidView): Point[] {
  const start = druidAt(scene, before)
  if (after.field === null) return [start, druidAt(scene, after)]
  const last = scene.fields.length - 1
  const from = before.field ?? last
  const steps = stepsBetween(scene, from, after.field)
  const entry = before.field === null ? [wayEnd(scene.river)] : []
  const passed = Array.from({ length: steps }, (_, i) => besideField(scene, (from + i + 1) % scene.fields.length))
  return [start, ...entry, ...passed]
}

const PER_FIELD = 180
const LONGEST = 2000

/** Where the druid was last seen, so that it can be told how long his next walk takes. */
let seen: { scene: Scene; druid: DruidView } | null = null

export function seeDruid(scene: Scene, druid: DruidView): void {
  seen = { scene, druid }
}

/** How long the walk of an event is shown. */
export function walkTime(event: GameEvent): number {
  const field = numberOf(event, 'field')
  if (!seen || field === null) return PER_FIELD * 3
  const places = placesBetween(seen.scene, seen.druid, { ...seen.druid, field }).length - 1
  return Math.min(LONGEST, PER_FIELD * Math.max(2, places))
}
