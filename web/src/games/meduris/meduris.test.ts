import { describe, expect, it } from 'vitest'
import { bundleOf, Words } from '../../words/words'
import type { Ask, MoveEntry } from '../contract'
import { CENTRE, RADIUS } from './art/geometry'
import { fieldMarks } from './board/field-marks'
import { momentOf, runesLit } from './board/moments'
import { labelOf } from './board/sentences'
import { liftable, nearest, plateauMoves, targetsOf } from './board/targets'
import { middleOf } from '../../parts/face/units'
import { shows, windowAround } from './board/window'
import { contentOf } from '../../dev/demos'
import { demos } from './demo'
import { draft, movable, movesOf } from './model/draft.svelte'
import { goodsChange, signed } from './model/effects'
import { FreshMemory } from './model/fresh'
import { inOrder } from './model/payments'
import { decidedBy, runeSum, scorings } from './model/result'
import { druidAt, fieldAt, pathAt, sceneOf, stepsBetween, trackAt } from './model/scene'
import { settlements } from './model/settlements'
import { duration, steps } from './model/timing'
import { asBuild, builds, payments, type MedurisEvent, type MedurisView, type MedurisContent } from './model/types'
import { placesBetween, seeDruid, walkOf, walkTime } from './model/walk'
import { speaker } from './words'
import de from './words/de.ftl?raw'
import en from './words/en.ftl?raw'
import nl from './words/nl.ftl?raw'

const content = contentOf<MedurisContent>('meduris')
const demo = (name: string) => demos[name]!()
const askOf = (name: string): Ask => demo(name).ask!
const sceneFor = (view: MedurisView) => sceneOf(content, view.side)
const small = sceneOf(content, 'side_2_3')
const large = sceneOf(content, 'side_4')
const words = new Words('en', bundleOf('en'))
const telling = { words, say: speaker(words) }

describe('scene', () => {
  it('has all fields of both sides in order, each in its district', () => {
    expect(small.fields.map(({ index }) => index)).toEqual(Array.from({ length: 32 }, (_, i) => i))
    expect(large.fields.map(({ index }) => index)).toEqual(Array.from({ length: 40 }, (_, i) => i))
    for (const { fields, districts } of [small, large]) {
      expect(districts).toHaveLength(9)
      for (const { angle, from, to, district } of fields) {
        expect(from).toBeLessThan(angle)
        expect(angle).toBeLessThan(to)
        expect(from).toBeGreaterThanOrEqual(districts[district]!.from)
        expect(to).toBeLessThanOrEqual(districts[district]!.to)
      }
    }
  })

  it('keeps fields apart and leaves room for the great river', () => {
    for (const { fields, river } of [small, large]) {
      const ends = fields.map(({ to }) => to)
      fields.slice(1).forEach((field, i) => expect((field.from - ends[i]! + 720) % 360).toBeLessThan(2))
      expect(fields[0]!.from - river).toBeGreaterThan(2)
      expect(river + 360 - fields.at(-1)!.to).toBeGreaterThan(2)
    }
  })

  it('knows the track, the stones and the path', () => {
    expect(trackAt(0, 100)[0]).toBeGreaterThan(980)
    expect(trackAt(25, 100)).toEqual([983, 983])
    expect(trackAt(105, 100)).toEqual(trackAt(5, 100))
    expect(druidAt(large, { field: null, stone: 3 })).toEqual(large.stones[2])
    const [x, y] = pathAt(large, 7)
    expect(Math.hypot(x - CENTRE, y - CENTRE)).toBeCloseTo(RADIUS.path)
  })

  it('counts steps clockwise, a whole lap to the same field', () => {
    expect(stepsBetween(small, 30, 2)).toBe(4)
    expect(stepsBetween(small, 5, 5)).toBe(32)
  })
})

describe('settlements', () => {
  it('joins neighbouring huts, also over the great river', () => {
    const field = (building: 'hut' | 'temple' | null) => ({ building, seat: null, chip: null, size: 1 })
    const row = [field('hut'), field(null), field('hut'), field('hut'), field('temple'), field('hut'), field(null), field('hut')]
    expect(settlements(row)).toEqual([
      { first: 2, last: 3, size: 2 },
      { first: 7, last: 0, size: 2 },
    ])
  })

  it('agrees with the sizes of the view', () => {
    const { view } = demo('action')
    for (const { first, size } of settlements(view.fields)) expect(view.fields[first]?.size).toBe(size)
  })
})

describe('what a move changes', () => {
  const goods = large.goods
  const entry = (about: MoveEntry['about']): MoveEntry => ({ move: 0, say: 'x', about })

  it('reads goods from every kind of move', () => {
    expect(goodsChange(entry({ name: 'pay', wood: 3, wool: 0, copper: 0, stone: 1 }), goods)).toEqual([-3, -0, -0, -1])
    expect(goodsChange(entry({ name: 'worker', good: 'stone', own: 3 }), goods)).toEqual([0, 0, 0, 3])
    expect(goodsChange(entry({ name: 'take', good: 'wool' }), goods)).toEqual([0, 1, 0, 0])
    expect(goodsChange(entry({ name: 'give', good: 'wool' }), goods)).toEqual([0, -1, 0, 0])
    expect(goodsChange(entry({ name: 'offer_both', goods: ['wood', 'stone'], cost: 2 }), goods)).toEqual([-1, 0, 0, -1])
    expect(goodsChange(null, goods)).toEqual([0, 0, 0, 0])
  })

  it('leaves open what the payment will decide', () => {
    expect(goodsChange(entry({ name: 'offer_one', goods: ['wood', 'stone'], cost: 1 }), goods)).toBeNull()
    expect(goodsChange(entry({ name: 'hut', goods: ['wood', 'stone'], times: 2, cost: 6, replaced: 1 }), goods)).toBeNull()
    expect(goodsChange(entry({ name: 'hut', goods: ['wood', 'stone'], times: 2, cost: 0, replaced: 0 }), goods)).toEqual([0, 0, 0, 0])
  })

  it('writes a real minus sign', () => {
    expect([signed(3), signed(0), signed(-1)]).toEqual(['+3', '+0', '−1'])
  })
})

describe('payments', () => {
  it('come cheapest first', () => {
    const all = payments(askOf('pay_many'))
    const sorted = inOrder(all)
    expect(sorted).toHaveLength(all.length)
    sorted.slice(1).forEach((move, i) => expect(move.about.cost).toBeGreaterThanOrEqual(sorted[i]!.about.cost))
  })
})

describe('targets', () => {
  const { view } = demo('action')
  const ask = askOf('action')
  const scene = sceneFor(view)

  it('marks the fields of one kind of building with price or worth', () => {
    const huts = fieldMarks(ask, 'hut')
    expect(huts.size).toBe(builds(ask, 'hut').length)
    for (const { entry, print, dearer } of huts.values()) {
      const about = asBuild(entry)!
      expect(print).toBe(about.cost === 0 ? '×0' : `×${about.times}`)
      expect(dearer).toBe(about.replaced > 0)
    }
    expect([...fieldMarks(ask, 'temple').values()].every(({ print }) => print.startsWith('+'))).toBe(true)
    expect(fieldMarks(ask, 'worker').size).toBe(0)
    expect(fieldMarks(askOf('lay_chip'), 'hut').size).toBe(askOf('lay_chip').moves.length)
  })

  it('lets every worker move be made by picking a worker, then a plateau', () => {
    draft.open(ask)
    const reached = movable(ask).flatMap((worker) => movesOf(ask, worker).map(({ entry }) => entry.say))
    expect(reached.sort()).toEqual(
      ask.moves
        .filter(({ about }) => about.name === 'worker')
        .map(({ say }) => say)
        .sort(),
    )
    expect(plateauMoves(ask)).toEqual([])
    const worker = movable(ask)[0]!
    draft.lift(worker)
    expect(draft.tab).toBe('worker')
    expect(plateauMoves(ask).length).toBeGreaterThan(0)
    expect(liftable(ask)).toContainEqual(worker)
    draft.lift(worker)
    expect(draft.worker).toBeNull()
  })

  it('offers every legal move of placing and laying chips on the board', () => {
    for (const name of ['place', 'lay_chip']) {
      const other = askOf(name)
      const at = demo(name).view
      const marks = fieldMarks(other, draft.tab)
      const targets = targetsOf({ ask: other, scene: sceneFor(at), marks, towers: at.towers, druid: at.druid, telling })
      expect(targets.map(({ entry }) => entry?.say).sort()).toEqual(other.moves.map(({ say }) => say).sort())
    }
  })

  it('labels a field completely and finds the nearest one', () => {
    const marks = fieldMarks(ask, 'hut')
    const targets = targetsOf({ ask, scene, marks, towers: view.towers, druid: view.druid, telling }).filter(({ entry }) => entry)
    const about = builds(ask, 'hut').find(({ about }) => about.replaced === 0)!.about
    const label = labelOf(about, scene, view.druid, telling)
    expect(label).toContain(`Field ${about.field}`)
    expect(label).toContain('costs')
    expect(label).toContain(`field ${about.stops[0]}`)
    const [first] = targets
    expect(nearest(targets, [first!.at[0] + 5, first!.at[1]], 90)).toBe(first)
    expect(nearest(targets, [500, 500], 90)).toBeNull()
  })

  it('follows a selection made elsewhere', () => {
    draft.open({ ...ask, number: ask.number + 1 })
    expect(draft.tab).toBe('hut')
    draft.follow(ask.moves.find(({ about }) => about.name === 'worker')!)
    expect(draft.tab).toBe('worker')
    expect(draft.worker).not.toBeNull()
    draft.show('temple')
    expect(draft.worker).toBeNull()
  })
})

describe('the druid', () => {
  it('would walk to the first stop and on from hut to hut', () => {
    const { view } = demo('action')
    const scene = sceneFor(view)
    const about = builds(askOf('action'), 'hut').find(({ about }) => about.stops.length > 2)!.about
    const walk = walkOf(scene, view.druid, about)
    expect(walk.stops.map(({ field }) => field)).toEqual(about.stops)
    expect(walk.link).toContain('A')
  })

  it('goes over the stones first', () => {
    const { view } = demo('start')
    const about = builds(askOf('start'), 'hut')[0]!.about
    const walk = walkOf(sceneFor(view), view.druid, about)
    expect(about.stone).toBe(1)
    expect(walk.stops).toEqual([])
    expect(walk.way).toMatch(/^M.*L/)
    const entering = demo('stones')
    const enters = builds(entering.ask, 'hut')[0]!.about
    expect(walkOf(sceneFor(entering.view), entering.view.druid, enters).stops).toHaveLength(enters.stops.length)
  })

  it('passes every field on his way, in at most two seconds', () => {
    const at = (field: number | null, stone = 3) => ({ field, stone, marker: null, route: [], crossings: 0 })
    expect(placesBetween(large, at(38), at(1))).toHaveLength(4)
    expect(placesBetween(large, at(5), at(5))).toHaveLength(41)
    expect(placesBetween(large, at(null), at(0))).toHaveLength(3)
    expect(placesBetween(large, at(null, 0), at(null, 1))).toHaveLength(2)
    seeDruid(large, at(38))
    expect(walkTime({ number: 1, name: 'druid', field: 1 })).toBe(540)
    expect(walkTime({ number: 1, name: 'druid', field: 37 })).toBe(2000)
    expect(duration({ number: 1, name: 'druid', field: 1 })).toBe(540)
  })
})

describe('moments', () => {
  const { view } = demo('action')
  const scene = sceneFor(view)
  const event = (name: string, fields: object) => ({ number: 1, name, ...fields }) as MedurisEvent

  it('slides goods to the player and back', () => {
    const harvest = momentOf(event('harvest', { seat: 1, good: 'wood', amount: 2 }), view, scene, [0, 0])
    expect(harvest.slide).toMatchObject({ good: 'wood', to: [0, 0], count: 2 })
    const pay = momentOf(event('pay', { seat: 1, good: 'wood', amount: 9 }), view, scene, [0, 0])
    expect(pay.slide).toMatchObject({ from: [0, 0], count: 4 })
  })

  it('lets points rise where they are won or lost', () => {
    expect(momentOf(event('offer_nothing', { seat: 0, field: 5, points: 1 }), view, scene, [0, 0]).pops).toMatchObject([{ text: '−1', loss: true }])
    const runes = view.runes.filter((holder) => holder === 0).length
    expect(momentOf(event('rune_points', { seat: 0, runes, points: 6 }), view, scene, [0, 0]).pops.at(-1)?.text).toBe(`+${runes}`)
    expect(momentOf(event('river', {}), view, scene, [0, 0]).river).toBe(true)
    expect(runesLit(event('rune', { seat: 0, rune: 'waves' }), view, scene)).toEqual([5])
  })
})

describe('what is fresh', () => {
  it('keeps the last building or worker until the next one', () => {
    const { view } = demo('events')
    const memory = new FreshMemory()
    expect(memory.look('t', view)).toEqual({ field: null, plateau: null })
    const field = view.fields.findIndex(({ building }) => building === null)
    const built = { ...view, fields: view.fields.map((one, i) => (i === field ? { ...one, building: 'hut', seat: 0 } : one)) }
    expect(memory.look('t', built).field).toBe(field)
    expect(memory.look('t', { ...built, turns: 99 }).field).toBe(field)
    expect(memory.look('other', built)).toEqual({ field: null, plateau: null })
  })
})

describe('the window of a phone', () => {
  it('stays on the board', () => {
    expect(windowAround([0, 1000])).toEqual({ x: 0, y: 590, width: 410, height: 410 })
    expect(middleOf(windowAround([500, 500]))).toEqual([500, 500])
    expect(shows(windowAround([500, 500]), [500, 620])).toBe(true)
    expect(shows(windowAround([500, 500]), [500, 700])).toBe(false)
  })
})

describe('steps and result', () => {
  it('knows which part of the turn a decision belongs to', () => {
    const now = (name: string) => steps(demo(name).view).find(({ state }) => state === 'now')?.key
    expect(['take', 'action', 'pay', 'offer', 'pay_one', 'place', 'last_lap'].map(now)).toEqual([
      'roll', 'action', 'action', 'druid', 'druid', undefined, undefined,
    ])
  })

  it('adds up the final scoring in the order of the ranking', () => {
    const { table } = demo('over')
    const rows = scorings(table)
    expect(rows.map(({ place }) => place)).toEqual([...rows.map(({ place }) => place)].sort())
    for (const row of rows) expect(row.before + row.temples + row.runePoints).toBe(row.points)
    expect(decidedBy(table)).toBe('points')
    expect(runeSum(3)).toBe('1+2+3')
    expect(runeSum(7)).toBe('1+…+7')
  })
})

describe('words', () => {
  const idsOf = (source: string) => [...source.matchAll(/^(me-[\w-]+) =/gm)].map((found) => found[1])

  it('has the same messages in every language', () => {
    expect(idsOf(en).length).toBeGreaterThan(90)
    expect(idsOf(de)).toEqual(idsOf(en))
    expect(idsOf(nl)).toEqual(idsOf(en))
  })

  it('has no message that no component asks for', () => {
    const sources = Object.values(
      import.meta.glob<string>(['./**/*.svelte', './**/*.ts', '!./**/*.test.ts'], { query: '?raw', import: 'default', eager: true }),
    ).join('\n')
    const families = [
      /^me-tab-/, /^me-title-/, /^me-head-/, /^me-legend-/, /^me-offer-/, /^me-rune-(new|own|taken)$/, /^me-rune-is-/, /^me-(new|own)$/,
    ]
    const unused = idsOf(en).filter((id) => !sources.includes(`'${id!.slice(3)}'`) && !families.some((family) => family.test(id!)))
    expect(unused).toEqual([])
  })
})

it('looks at positions with every field on the right side of the board', () => {
  for (const name of Object.keys(demos)) {
    const { view } = demo(name)
    expect(view.fields).toHaveLength(sceneFor(view).fields.length)
    expect(fieldAt(sceneFor(view), 0).index).toBe(0)
  }
})
