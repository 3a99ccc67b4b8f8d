/** Around the ring: the druid's path with bridge and stones, his temple, the tray of the die, the offering key, woods. */
import { wayEnd, wayStart, type Scene } from '../model/scene'
import { CENTRE, num, PATH_WIDTH, picture, polar, RADIUS, randomFrom, smooth, standing } from './geometry'

export const DIE_AT = { x: 892, y: 107, size: 68 } as const

function drawBridge(scene: Scene): string {
  const [x, y] = polar(scene.river, RADIUS.path)
  const planks = [-3, -2, -1, 0, 1, 2, 3].map((k) => `<rect x="${num(k * 6.4 - 2.7)}" y="-13.5" width="5.4" height="27" rx="1.6"/>`)
  return (
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(scene.river)})"><rect x="-25" y="-15" width="50" height="30" rx="4" fill="#000" opacity=".16"/>` +
    `<g fill="var(--me-plank)" stroke="var(--me-plank-edge)" stroke-width="1">${planks.join('')}</g>` +
    `<path d="M-25-13.5h50M-25 13.5h50" stroke="var(--me-plank-edge)" stroke-width="3.4" stroke-linecap="round"/></g>`
  )
}

export function drawPath(scene: Scene): string {
  const ring = (stroke: string, width: number, more = ''): string =>
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="${RADIUS.path}" fill="none" stroke="${stroke}" stroke-width="${width}"${more}/>`
  const dots = ` stroke-dasharray=".1 ${num((2 * Math.PI * RADIUS.path) / 160)}" stroke-linecap="round"`
  const way = smooth([wayStart, ...scene.stones, wayEnd(scene.river)], false)
  const stones = scene.stones.map(
    ([x, y], i) =>
      `<g data-what="stones" transform="translate(${num(x)} ${num(y)})"><ellipse cx="1" cy="3" rx="19" ry="13" fill="#000" opacity=".2"/>` +
      `<ellipse rx="19" ry="13" fill="var(--me-rock-3)" stroke="var(--me-rock-0)" stroke-width="1.6"/>` +
      `<ellipse cx="-2" cy="-2" rx="14" ry="8.5" fill="var(--me-rock-4)"/><text class="me-stone-number print" y="5">${i + 1}</text></g>`,
  )
  return (
    ring('var(--me-path-edge)', PATH_WIDTH + 3) +
    ring('var(--me-path)', PATH_WIDTH) +
    ring('var(--me-path-dot)', 3, dots) +
    drawBridge(scene) +
    `<path d="${way}" fill="none" stroke="var(--me-path-edge)" stroke-width="19" stroke-linecap="round"/>` +
    `<path d="${way}" fill="none" stroke="var(--me-path)" stroke-width="16" stroke-linecap="round"/>${stones.join('')}`
  )
}

const trilith = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="1" cy="1" rx="17" ry="4" fill="#000" opacity=".2"/>` +
  '<path d="M-15 0l1.5-26h8l1 26zM4.5 0l1-26h8l1.5 26z" fill="var(--me-rock-3)" stroke="var(--me-rock-0)" stroke-width="1.3"/>' +
  '<path d="M-9.5-26h4l1 26h-5zM9.5-26h4l1.5 26h-5z" fill="var(--me-rock-1)"/>' +
  '<path d="M-18-25.5l1-9h34l1 9z" fill="var(--me-rock-4)" stroke="var(--me-rock-0)" stroke-width="1.3"/></g>'

const menhir = (x: number, y: number): string => standing('menhir', x, y, 14.9, 24)

function drawHenge(): string {
  return (
    '<ellipse cx="102" cy="116" rx="53" ry="33" fill="var(--me-path-edge)"/><ellipse cx="102" cy="115" rx="50" ry="30" fill="var(--me-path)"/>' +
    menhir(64, 98) +
    menhir(141, 98) +
    trilith(102, 92, 0.8) +
    trilith(66, 116, 0.86) +
    trilith(139, 116, 0.86) +
    menhir(56, 138) +
    menhir(150, 138)
  )
}

function drawDieTray(): string {
  const { x, y } = DIE_AT
  return (
    `<circle cx="${x}" cy="${y + 3}" r="58" fill="#000" opacity=".16"/>` +
    `<circle cx="${x}" cy="${y}" r="57" fill="var(--me-plank)" stroke="var(--me-plank-edge)" stroke-width="2.5"/>` +
    `<circle cx="${x}" cy="${y}" r="47" fill="var(--me-felt)" stroke="var(--me-plank-edge)" stroke-width="2"/>`
  )
}

/** What an offering brings: nothing, one good, both goods. */
function drawOfferingKey(): string {
  return (
    '<g class="me-key" data-what="offerings" transform="translate(832 858)"><rect y="2.5" width="126" height="100" rx="11" fill="#000" opacity=".16"/>' +
    '<rect width="126" height="100" rx="11" fill="var(--me-plaque)" stroke="var(--me-plaque-edge)" stroke-width="2"/>' +
    '<circle cx="27" cy="20" r="8.5" class="me-none"/><text class="print" x="98" y="26">−1</text>' +
    '<circle cx="27" cy="50" r="8.5" class="me-any"/><text class="print" x="98" y="56">+1</text>' +
    '<circle cx="19" cy="80" r="8.5" class="me-any"/><circle cx="36" cy="80" r="8.5" class="me-any"/><text class="print" x="86" y="86">+</text>' +
    '<path d="M56 20h12m-4-4 4 4-4 4M56 50h12m-4-4 4 4-4 4M56 80h12m-4-4 4 4-4 4" class="me-to"/>' +
    `${picture('hut', [106, 78], 25, 25, 'me-neutral')}</g>`
  )
}

/** Where a tree may grow. */
function isFree(x: number, y: number): boolean {
  const [dx, dy] = [x - CENTRE, y - CENTRE]
  if (Math.min(Math.hypot(dx, dy), Math.hypot(dx, dy - 26)) < 464) return false
  if (x < 50 || x > 950 || y < 58 || y > 958) return false
  const overDie = Math.abs(x - DIE_AT.x) < 74 && y > 40 && y < 204
  const overKey = x > 820 && y > 838
  const overTemple = x < 170 && y < 330
  return !overDie && !overKey && !overTemple
}

interface Tree {
  x: number
  y: number
  kind: 'fir' | 'oak'
  scale: number
}

const BESIDE_TEMPLE = [[64, 66], [46, 150], [58, 210], [150, 60], [168, 84], [56, 246]] as const
const MOST_TREES = 74

function growTrees(): Tree[] {
  const random = randomFrom(5)
  const trees: Tree[] = []
  for (let k = 0; k < 1500 && trees.length < MOST_TREES; k++) {
    const x = 46 + random() * 908
    const y = 46 + random() * 912
    if (!isFree(x, y) || trees.some((tree) => Math.hypot(tree.x - x, tree.y - y) <= 19)) continue
    const kind = x < CENTRE ? (random() < 0.8 ? 'fir' : 'oak') : random() < 0.65 ? 'oak' : 'fir'
    trees.push({ x, y, kind, scale: 0.85 + random() * 0.35 })
  }
  const near: Tree[] = BESIDE_TEMPLE.map(([x, y]) => ({ x, y, kind: 'fir', scale: 1 }))
  return [...trees, ...near].sort((a, b) => a.y - b.y)
}

export function drawCorners(): string {
  const trees = growTrees().map(({ x, y, kind, scale }) =>
    kind === 'fir' ? standing('fir', x, y, 22 * scale, 31 * scale) : standing('oak', x, y, 25 * scale, 28 * scale),
  )
  return `<g clip-path="url(#me-inner)">${drawHenge()}${drawDieTray()}${drawOfferingKey()}${trees.join('')}</g>`
}
