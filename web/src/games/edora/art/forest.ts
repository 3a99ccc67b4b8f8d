/** Everything on the board that does not change during a game: ground, clearings, trees, paths, stairs, portals. */
import type { Assembly, Laid } from '../model/assembly'
import type { Leg } from '../model/route'
import type { Scene } from '../model/scene'
import { add, curve, EDGES, line, M, num, shifted, SIZE, turned, U, use, WAYS, type Edge, type Point } from './geometry'
import { networkOf, walkAcross } from './paths'
import { treesAround, type Round } from './trees'

const GLADE = 76
const STROKE = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'

interface Stroke {
  points: Point[]
  width: number
}

const disc = (x: number, y: number, radius: number): Stroke => ({ points: [[x, y], [x + 0.1, y]], width: 2 * radius })

export function middleOf({ slot }: Laid): Point {
  return [M + ((slot.content.col ?? 0) + 0.5) * U, M + ((slot.content.row ?? 0) + 0.5) * U]
}

/** Thick strokes and discs whose union is the bright ground of a tile. */
function gladesOf(laid: Laid): Stroke[] {
  const middle = middleOf(laid)
  const half = U / 2
  return laid.part.clearings.flatMap((group) => {
    const ways = group.map((edge) => WAYS[turned(edge, laid.turns)])
    return ways.flatMap((a, i) =>
      ways.slice(i + 1).flatMap((b): Stroke[] => {
        if (a[0] === -b[0] && a[1] === -b[1]) {
          return [
            {
              points: shifted(
                middle,
                Array.from({ length: 13 }, (_, t) => add([half - (t * U) / 12, a])),
              ),
              width: GLADE,
            },
          ]
        }
        const [x, y] = add([1, middle], [50, a], [50, b])
        return [{ points: shifted(middle, curve(add([half, a]), add([6, a], [6, b]), add([half, b]))), width: GLADE }, disc(x, y, 46)]
      }),
    )
  })
}

interface Corner {
  path: string
  ground: Stroke[]
  clear: Round[]
}

/** A corner part: the path round the outside of its fireplace, and the whole corner bright. */
function cornerOf(index: number): Corner {
  const sx = index === 0 || index === 3 ? -1 : 1
  const sy = index < 2 ? -1 : 1
  const [ax, ay] = [sx > 0 ? SIZE - M : M, sy > 0 ? SIZE - M : M]
  const [hx, vy] = [ax - (sx * U) / 2, ay - (sy * U) / 2]
  const [e, r] = [68, 58]
  const x = (base: number, by: number): string => num(base + sx * by)
  const y = (base: number, by: number): string => num(base + sy * by)
  const path =
    `M${x(hx, 32)} ${y(ay, 40)}Q${x(hx, 32)} ${y(ay, e)} ${x(hx, 58)} ${y(ay, e)}L${x(ax, e - r)} ${y(ay, e)}` +
    `Q${x(ax, e)} ${y(ay, e)} ${x(ax, e)} ${y(ay, e - r)}L${x(ax, e)} ${y(vy, 58)}Q${x(ax, e)} ${y(vy, 32)} ${x(ax, 40)} ${y(vy, 32)}`
  const round: Point[] = [
    [hx + sx * 30, ay + sy * 52], [ax + sx * 2, ay + sy * 54], [ax + sx * 40, ay + sy * 40], [ax + sx * 54, ay + sy * 2], [ax + sx * 52, vy + sy * 30],
  ]
  const along = Array.from({ length: 15 }, (_, i) => 12 * i - 60)
  return {
    path,
    ground: [{ points: round, width: 70 }, disc(ax, ay, 94)],
    clear: along.flatMap((t): Round[] => [[ax + sx * e, ay - sy * t, 24], [ax - sx * t, ay + sy * e, 24]]),
  }
}

function portalOf(laid: Laid): Point | null {
  const group = laid.part.clearings[laid.part.portal]
  const [a, b] = (group ?? []).map((edge) => WAYS[turned(edge, laid.turns)])
  if (!a || !b) return null
  const [x, y] = add([58, a], [58, b])
  return add([1, middleOf(laid)], x === 0 && y === 0 ? [26, [a[1], a[0]]] : [1, [x, y]])
}

const SEAMS = [0, 1, 2, 3]
  .map((i) => {
    const v = M + i * U
    const rim = i === 1 || i === 2 ? `M${v} 12V${M}M${v} ${SIZE - M}V${SIZE - 12}M12 ${v}H${M}M${SIZE - M} ${v}H${SIZE - 12}` : ''
    return `M${M} ${v}H${SIZE - M}M${v} ${M}V${SIZE - M}${rim}`
  })
  .join('')

const FRAME =
  `<rect x="3" y="3" width="${SIZE - 6}" height="${SIZE - 6}" rx="30" fill="var(--ed-wood)" stroke="var(--ed-frame)" stroke-width="6"/>` +
  `<rect x="${M}" y="${M}" width="${3 * U}" height="${3 * U}" fill="var(--ed-deep)"/>` +
  `<rect x="9" y="9" width="${SIZE - 18}" height="${SIZE - 18}" rx="24" fill="none" stroke="var(--ed-trim)" stroke-width="1.6" opacity=".8"/>`

export interface Forest {
  /** Under the route. */
  ground: string
  /** Over the route. */
  top: string
}

const drawn = new WeakMap<Assembly, Forest>()

/** The forest of an assembly; it is drawn once. */
export function forestOf(scene: Scene, assembly: Assembly): Forest {
  const known = drawn.get(assembly)
  if (known) return known
  const forest = drawForest(scene, assembly)
  drawn.set(assembly, forest)
  return forest
}

function drawForest(scene: Scene, assembly: Assembly): Forest {
  const tiles = assembly.laid.filter(({ slot }) => slot.kind === 'tile')
  const corners = assembly.laid.filter(({ slot }) => slot.kind === 'corner').map(({ slot }) => cornerOf(slot.index))
  const grounds = [...tiles.flatMap(gladesOf), ...corners.flatMap((corner) => corner.ground), ...scene.places.map(({ x, y }) => disc(x, y, 66))]
  const networks = tiles.map((laid) => ({ laid, middle: middleOf(laid), network: networkOf(laid) }))
  const lines = [
    ...networks.flatMap(({ middle, network }) => network.lines.map((points) => line(shifted(middle, points)))),
    ...corners.map((corner) => corner.path),
  ]
  const dark = networks.flatMap(({ middle, network }) => network.dark.map((spot) => ({ at: add([1, middle], [1, spot.at]), size: spot.size })))
  const portals = tiles.map(portalOf).filter((spot) => spot !== null)

  const clear: Round[] = [
    ...grounds.flatMap(({ points, width }) => points.map(([x, y]): Round => [x, y, width / 2 + 12])),
    ...corners.flatMap((corner) => corner.clear),
    ...scene.places.flatMap(({ x, y }) => [-80, 0, 80].flatMap((a) => [-80, 0, 80].map((b): Round => [x + a, y + b, 18]))),
    ...scene.fires.map(({ x, y }): Round => [x, y, 46]),
    ...networks.map(({ middle }): Round => [...middle, 46]),
    ...dark.map(({ at, size }): Round => [...at, size * 0.9]),
    ...portals.map((at): Round => [...at, 28]),
  ]
  const strokes = (more: number): string =>
    grounds.map(({ points, width }) => `<path d="${line(points)}" stroke-width="${num(width + more)}"/>`).join('')
  const stairs = networks
    .filter(({ laid }) => laid.part.stairs)
    .map(({ laid, middle: [x, y] }) => `<g transform="rotate(${90 * (laid.turns % 2)} ${num(x)} ${num(y)})">${use('stairs', x, y, 40, 58)}</g>`)
  return {
    ground:
      `${FRAME}<g clip-path="url(#ed-inner)" ${STROKE}><g stroke="var(--ed-glade-edge)">${strokes(9)}</g><g stroke="var(--ed-glade)">${strokes(0)}</g></g>` +
      `<path d="${SEAMS}" stroke="var(--ed-seam)" stroke-opacity=".38" stroke-width="1.3" fill="none"/><g class="ed-trees">${treesAround(clear)}</g>` +
      `<g ${STROKE} stroke-width="12.5" stroke="var(--ed-path-edge)">${lines.map((d) => `<path d="${d}"/>`).join('')}</g>` +
      `<g ${STROKE} stroke-width="8.5" stroke="var(--ed-path)">${lines.map((d) => `<path d="${d}"/>`).join('')}</g>`,
    top: [...stairs, ...dark.map(({ at: [x, y], size }) => use('dark', x, y, size)), ...portals.map(([x, y]) => use('portal', x, y, 34))].join(''),
  }
}

/** Where an edge of the slot meets this place. */
function edgeOf(laid: Laid, place: string): Edge | undefined {
  return EDGES.find((edge) => laid.slot.content.places[edge] === place)
}

/** The drawn line of one stretch of a walk. */
export function legLine({ from, link }: Leg): string {
  const { laid, to } = link
  if (laid.slot.kind === 'corner') return cornerOf(laid.slot.index).path
  const [a, b] = [edgeOf(laid, from), edgeOf(laid, to)]
  return a && b ? line(shifted(middleOf(laid), walkAcross(laid, a, b))) : ''
}
