/** Sea, island, woods and hills: everything under the road. */
import { blob, catmull, Chance, closedCurve, curvePath, distance, distanceTo, isInside, num, rough } from './geometry'
import type { Point } from './geometry'
import { HEIGHT, WIDTH, type Scene } from '../model/scene'

const COAST: readonly Point[] = [
  [150, 622], [112, 590], [104, 530], [126, 470], [98, 408], [112, 330], [150, 262], [222, 206], [286, 156], [380, 150], [476, 140], [580, 136],
  [690, 146], [800, 140], [905, 134], [1010, 150], [1092, 186], [1130, 262], [1136, 340], [1166, 410], [1152, 492], [1166, 566], [1128, 640],
  [1064, 684], [1006, 726], [920, 744], [800, 752], [690, 742], [560, 760], [450, 748], [330, 756], [238, 752], [184, 734], [168, 700], [178, 664],
]

const EAST_RIVER: readonly Point[] = [[846, 470], [900, 440], [944, 436], [990, 414], [1030, 398], [1080, 392], [1130, 404], [1190, 398]]
const WEST_RIVER: readonly Point[] = [[330, 470], [312, 520], [330, 570], [296, 616], [270, 650], [262, 690], [236, 730], [240, 780]]
const LAKE: Point = [836, 492]

/** cx, cy, rx, ry, colour, seed of the soft patches of ground */
const PATCHES: readonly (readonly [number, number, number, number, string, number])[] = [
  [589, 436, 330, 150, 'land-2', 11], [589, 440, 190, 112, 'land-3', 12], [900, 560, 150, 74, 'land-4', 13], [300, 600, 150, 44, 'land-2', 14],
  [620, 610, 260, 46, 'land-2', 15], [730, 300, 210, 46, 'land-5', 16], [330, 390, 120, 86, 'land-6', 17], [980, 330, 80, 70, 'land-2', 18],
]

/** x, y, width, height, turn, colour of the fields */
const FIELDS: readonly (readonly [number, number, number, number, number, string])[] = [
  [520, 590, 74, 34, -8, 'field-1'], [600, 582, 60, 30, -8, 'field-2'], [660, 604, 66, 26, -8, 'field-1'], [744, 588, 60, 34, 6, 'field-1'],
  [300, 606, 62, 26, 5, 'field-1'], [368, 598, 50, 28, 5, 'field-2'],
]

/** cx, cy, rx, ry, number of trees, kinds of tree */
const WOODS: readonly (readonly [number, number, number, number, number, readonly string[]])[] = [
  [980, 580, 66, 44, 20, ['oak', 'oak', 'fir']], [1124, 596, 26, 44, 7, ['oak']], [720, 520, 62, 40, 16, ['fir', 'fir', 'oak']],
  [700, 350, 70, 34, 13, ['fir']], [920, 356, 66, 36, 18, ['fir', 'fir', 'oak']], [470, 340, 46, 34, 10, ['fir']],
  [470, 600, 44, 26, 9, ['oak', 'fir']], [860, 600, 60, 30, 12, ['fir', 'oak']], [180, 560, 44, 44, 12, ['fir', 'oak']],
  [160, 400, 30, 60, 10, ['fir']], [1080, 236, 34, 34, 8, ['fir']], [1120, 470, 20, 30, 3, ['fir']], [560, 300, 40, 12, 5, ['oak']],
  [520, 560, 50, 22, 8, ['fir']],
]

const PEAKS = [[336, 386, 1.15], [372, 402, 1], [306, 406, 0.9], [402, 384, 0.8], [350, 424, 0.72]] as const
const HILLS = [
  [420, 430, 1], [448, 448, 0.8], [170, 470, 0.8], [150, 340, 0.9], [640, 320, 0.8], [822, 340, 1], [792, 352, 0.8], [1010, 470, 0.8],
  [432, 640, 0.7], [1108, 320, 0.9],
] as const
const TUFTS = [
  [690, 268], [820, 288], [836, 270], [704, 292], [676, 300], [560, 330], [770, 330], [1000, 220], [590, 640], [640, 648], [450, 480], [480, 500],
  [470, 410], [720, 440], [730, 400], [702, 470], [984, 520], [1010, 540], [310, 330], [220, 400], [190, 620], [900, 660], [440, 300],
] as const

/** Height for the order of drawing, kind, x, y, scale */
const LANDMARKS: readonly (readonly [number, string, number, number, number])[] = [
  [640, 'mill', 716, 646, 1], [470, 'boat', 812, 476, 0.8], [300, 'cross', 470, 470, 1], [210, 'longship', 208, 166, 1], [560, 'ship', 62, 520, 0.9],
  [761, 'longship', 1118, 742, 0.85], [762, 'rose', 66, 250, 1], [763, 'cloud', 208, 440, 0.9], [764, 'cloud', 306, 418, 0.75],
]

const use = (kind: string, x: number, y: number, scale: number): string =>
  `<use href="#ce-sc-${kind}" transform="translate(${num(x)} ${num(y)}) scale(${num(scale * 10) === '10' ? 1 : scale.toFixed(2)})"/>`

function waves(coast: readonly Point[], chance: Chance): string {
  let marks = ''
  for (let i = 0; i < 700; i++) {
    const at: Point = [chance.between(24, WIDTH - 24), chance.between(124, HEIGHT - 20)]
    if (isInside(at, coast) || distanceTo(at, coast) < 40) continue
    const w = chance.between(7, 13)
    marks += `M${num(at[0])} ${num(at[1])}q${num(w / 4)} ${num(-w / 4)} ${num(w / 2)} 0t${num(w / 2)} 0`
  }
  return `<path d="${marks}" fill="none" stroke="var(--ce-wave)" stroke-width="1.3" stroke-linecap="round" opacity=".6"/>`
}

function shore(coast: readonly Point[]): string {
  const bands = [74, 50, 28, 12].map((width, i) => `<use href="#ce-coast" fill="none" stroke="var(--ce-shoal-${i + 1})" stroke-width="${width}"/>`)
  return (
    `<defs><path id="ce-coast" d="${closedCurve(coast)}" stroke-linejoin="round"/>` +
    `<clipPath id="ce-land"><use href="#ce-coast"/></clipPath></defs>${bands.join('')}` +
    '<use href="#ce-coast" fill="var(--ce-land-1)"/>'
  )
}

function river(points: readonly Point[], width: number): string {
  const d = curvePath(catmull(points))
  const line = (colour: string, w: number): string =>
    `<path d="${d}" fill="none" stroke="var(--ce-${colour})" stroke-width="${w}" stroke-linecap="round"/>`
  return line('water-edge', width) + line('water', width - (width > 10 ? 4 : 3))
}

function ground(): string {
  const patches = PATCHES.map(([x, y, rx, ry, colour, seed]) => `<path d="${blob(x, y, rx, ry, seed)}" fill="var(--ce-${colour})" opacity=".75"/>`)
  const fields = FIELDS.map(([x, y, w, h, turn, colour]) => {
    const furrows = Array.from({ length: Math.floor(h / 6) }, (_, i) => `M${num(4 - w / 2)} ${num(5 - h / 2 + i * 6)}H${num(w / 2 - 4)}`).join('')
    return (
      `<g transform="translate(${x} ${y}) rotate(${turn}) skewX(-18)" stroke="var(--ce-furrow)">` +
      `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="5" fill="var(--ce-${colour})"/>` +
      `<path d="${furrows}" stroke-width="1.2" opacity=".55"/></g>`
    )
  })
  return (
    '<use href="#ce-coast" fill="none" stroke="var(--ce-beach)" stroke-width="20"/>' +
    '<use href="#ce-coast" fill="none" stroke="var(--ce-beach-2)" stroke-width="8" opacity=".7"/>' +
    patches.join('') +
    fields.join('') +
    river(EAST_RIVER, 15) +
    river(WEST_RIVER, 9) +
    `<path d="${blob(...LAKE, 96, 48, 21, 2.2)}" fill="var(--ce-water)" stroke="var(--ce-water-edge)" stroke-width="3"/>` +
    `<path d="${blob(...LAKE, 84, 39, 21, 1.6)}" fill="none" stroke="var(--ce-water-light)" stroke-width="2.5"/>` +
    '<path d="M790 486q6-4 12 0t12 0M846 506q6-4 12 0t12 0M806 510q5-3 10 0t10 0M864 482q5-3 10 0t10 0" fill="none" stroke="var(--ce-wave)" stroke-width="1.5" stroke-linecap="round"/>'
  )
}

/** Woods, hills and landmarks, the farther ones first. */
function upright(scene: Scene, coast: readonly Point[], chance: Chance): string {
  const items: { y: number; svg: string }[] = []
  const put = (kind: string, x: number, y: number, scale: number): void => {
    items.push({ y, svg: use(kind, x, y, scale) })
  }
  const isFree = (x: number, y: number, reach = 44, road = 24): boolean => {
    const at: Point = [x, y]
    if (!isInside(at, coast) || distanceTo(at, coast) < 16) return false
    if (distanceTo([x, y - 8], scene.roadPoints) < road) return false
    for (const place of scene.places) {
      if (distance([x, y - 6], [place.x, place.y]) < (place.goal ? 104 : reach + 12)) return false
      const underName = Math.abs(x - place.x) < (place.goal ? 100 : 70) && y > place.y + 26
      if (underName && y < place.y + (place.goal ? 134 : 86)) return false
    }
    if (((x - LAKE[0]) / 110) ** 2 + ((y - LAKE[1]) / 60) ** 2 < 1) return false
    return distanceTo(at, EAST_RIVER) >= 14 && distanceTo(at, WEST_RIVER) >= 13
  }
  for (const [cx, cy, rx, ry, count, kinds] of WOODS) {
    const trees: Point[] = []
    for (let tries = 0; tries < count * 14 && trees.length < count; tries++) {
      const angle = chance.between(0, 2 * Math.PI)
      const r = Math.sqrt(chance.next())
      const [x, y] = [cx + rx * r * Math.cos(angle), cy + ry * r * Math.sin(angle)]
      if (!isFree(x, y) || trees.some(([u, v]) => Math.hypot(x - u, (y - v) * 1.5) <= 13)) continue
      trees.push([x, y])
      put(chance.choose(kinds), x, y, chance.between(0.8, 1.15))
    }
  }
  for (const [x, y, scale] of PEAKS) if (isFree(x, y, 40, 12)) put('peak', x, y, scale)
  for (const [x, y, scale] of HILLS) if (isFree(x, y, 30, 14)) put('hill', x, y, scale)
  for (const [x, y] of TUFTS) if (isFree(x, y, 26, 14)) put('tuft', x, y, 1)
  for (const [depth, kind, x, y, scale] of LANDMARKS) items.push({ y: depth, svg: use(kind, x, y, scale) })
  return items
    .sort((a, b) => a.y - b.y)
    .map((item) => item.svg)
    .join('')
}

function road(scene: Scene): string {
  const d = curvePath(scene.road)
  return (
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">' +
    `<path d="${d}" stroke="var(--ce-shadow)" stroke-width="22" opacity=".25" transform="translate(0 3)"/>` +
    `<path d="${d}" stroke="var(--ce-road-edge)" stroke-width="20"/><path d="${d}" stroke="var(--ce-road)" stroke-width="16"/>` +
    `<path d="${d}" stroke="var(--ce-road-light)" stroke-width="10" stroke-dasharray="9 4" stroke-linecap="butt"/></g>`
  )
}

/** Sea, island, scenery and road as SVG markup. */
export function drawGround(scene: Scene): string {
  const chance = new Chance(7)
  const coast = rough(COAST, 3.2, 3)
  return (
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="var(--ce-sea)"/>${waves(coast, chance)}${shore(coast)}` +
    `<g clip-path="url(#ce-land)">${ground()}</g>` +
    '<use href="#ce-coast" fill="none" stroke="var(--ce-coast)" stroke-width="2.2"/>' +
    '<path d="M1136 403.5L1164 400.5" fill="none" stroke="var(--ce-water)" stroke-width="10" stroke-linecap="round"/>' +
    upright(scene, coast, chance) +
    road(scene)
  )
}
