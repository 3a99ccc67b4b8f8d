/** The board as the parts of this game make it: where fields lie, which paths join places, how parts are turned. */
import { turned, type Edge, type Point } from '../art/geometry'
import type { Place, Scene, Slot } from './scene'
import type { PartContent, PartView } from './types'

export interface Laid {
  slot: Slot
  part: PartContent
  turns: number
}

export interface Link {
  to: string
  /** Dark areas on the path. */
  dark: number
  laid: Laid
}

export interface Assembly {
  laid: readonly Laid[]
  /** For every place the side of each of its fields, as -1 or 1 from the middle, in the order of the view. */
  sides: ReadonlyMap<string, readonly Point[]>
  /** For every place the direct paths that lead away; the best one if two parts join the same places. */
  links: ReadonlyMap<string, readonly Link[]>
}

/** The place that an edge of a part meets. */
export function placeAtEdge({ slot, turns }: Laid, edge: Edge): string | undefined {
  return slot.content.places[turned(edge, turns)]
}

/** On which side of the seam the part lies: -1 is above or left. */
function acrossOf(slot: Slot, place: Place): number {
  if (slot.kind !== 'tile') {
    const [dx, dy] = place.outward ?? [0, -1]
    return dx + dy
  }
  const middle = place.flat ? (slot.content.row ?? 0) : (slot.content.col ?? 0)
  const seam = Number(place.key[place.flat ? 1 : 2])
  return middle + 0.5 > seam ? 1 : -1
}

function addFields(sides: Map<string, Point[]>, laid: Laid, front: boolean, scene: Scene): void {
  const printed = front ? laid.part.front : laid.part.back
  for (const edge of ['N', 'E', 'S', 'W'] as const) {
    const codes = printed[edge]
    const place = scene.placeOf.get(placeAtEdge(laid, edge) ?? '')
    if (!codes || !place) continue
    const across = acrossOf(laid.slot, place)
    const list = sides.get(place.key) ?? []
    codes.forEach((_, i) => {
      // A field that is alone on its half lies in the corner, so that the middle of the place stays free.
      const along = codes.length > 1 ? 2 * i - 1 : across
      list.push(place.flat ? [along, across] : [across, along])
    })
    sides.set(place.key, list)
  }
}

function addLinks(links: Map<string, Link[]>, laid: Laid): void {
  for (const [one, other, dark] of laid.part.paths) {
    const [a, b] = [placeAtEdge(laid, one), placeAtEdge(laid, other)]
    if (!a || !b) continue
    for (const [from, to] of [[a, b], [b, a]] as const) {
      const list = links.get(from) ?? []
      const before = list.findIndex((link) => link.to === to)
      if (before < 0) list.push({ to, dark, laid })
      else if (dark < (list[before]?.dark ?? 0)) list[before] = { to, dark, laid }
      links.set(from, list)
    }
  }
}

function assemble(scene: Scene, parts: readonly PartView[]): Assembly {
  const laid: Laid[] = []
  const sides = new Map<string, Point[]>()
  const links = new Map<string, Link[]>()
  scene.slots.forEach((slot, i) => {
    const view = parts[i]
    const part = scene.parts.get(view?.part ?? '')
    if (!view || !part) return
    const piece = { slot, part, turns: slot.kind === 'tile' ? view.rotation : 0 }
    laid.push(piece)
    addFields(sides, piece, view.front, scene)
    addLinks(links, piece)
  })
  return { laid, sides, links }
}

let last: { scene: Scene; key: string; assembly: Assembly } | null = null

/** The assembly of these parts; parts do not change during a game, so the last one is kept. */
export function assemblyOf(scene: Scene, parts: readonly PartView[]): Assembly {
  const key = parts.map((part) => `${part.part}${part.rotation}${part.front}`).join()
  if (last?.scene !== scene || last.key !== key) last = { scene, key, assembly: assemble(scene, parts) }
  return last.assembly
}
