import { describe, expect, it } from 'vitest'
import type { Ask, MoveEntry } from '../contract'
import { bundleOf, Words } from '../../words/words'
import { forestOf, legLine } from './art/forest'
import { HALF, SIZE, TALL } from './art/geometry'
import { GOODS } from './art/goods'
import { LAND } from './art/land'
import { badgeOf } from './board/badge'
import { placeLabel } from './board/labels'
import { fieldEntries, placeStates } from './board/place-state'
import { nameAt, pawnAt, roomFor, stoneAt } from './board/stands'
import { between, windowAround } from './board/window'
import { contentOf } from '../../dev/demos'
import { demos } from './demo'
import { assemblyOf } from './model/assembly'
import { GEM_COLOURS, HERB_LOOKS, herbBits, potionBits, TABLET_SIGNS } from './model/effects'
import { inState, nextPair, pairsOf } from './model/herbs'
import { pricesOf, wishes } from './model/wishes.svelte'
import { routeOf } from './model/route'
import { dolmenAt, sceneOf } from './model/scene'
import { diceCount, diceOf, tieOrder } from './model/seats'
import { goMoves, type EdoraEvent, type PartView, type EdoraContent } from './model/types'
import { detailOf, nameOf } from './panels/details'
import steps from './steps'
import { speaker } from './words'
import de from './words/de.ftl?raw'
import en from './words/en.ftl?raw'
import nl from './words/nl.ftl?raw'

const content = contentOf<EdoraContent>('edora')
const scene = sceneOf(content)
const demo = (name: string) => demos[name]!()
const words = new Words('en', bundleOf('en'), null, { fields: { contest: 'seat' }, names: ['Anouk', 'Bram', 'Hazel', 'Ilse'] })
const say = speaker(words)
const event = (name: string, fields: object) => ({ number: 1, name, ...fields }) as EdoraEvent

/** The assembly of the test vectors (docs/rules/edora.md, section 9.1): every part on the slot of its number, no tile turned. */
const golden: PartView[] = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9', 'C1', 'C2', 'C3', 'C4', 'L1', 'L2', 'L3', 'L4'].map((part) => ({
  part, rotation: 0, front: true,
}))

describe('scene', () => {
  it('has all places, fireplaces and slots, and the frame fits the board', () => {
    expect(scene.places).toHaveLength(24)
    expect(scene.fires).toHaveLength(16)
    expect(scene.slots).toHaveLength(17)
    expect(scene.places.filter((place) => place.outward)).toHaveLength(12)
    expect(SIZE).toBe(1000)
  })
})

describe('assembly', () => {
  it.each(Object.keys(demos))('gives every field of %s a corner of its own', (name) => {
    const { view } = demo(name)
    const { sides } = assemblyOf(scene, view.parts)
    for (const place of view.places) {
      const corners = sides.get(place.place) ?? []
      expect(corners).toHaveLength(place.fields.length)
      expect(new Set(corners.map(String)).size).toBe(corners.length)
    }
  })

  it('joins places as the server says', () => {
    const { view } = demo('turn')
    const { links } = assemblyOf(scene, view.parts)
    for (const place of view.places) expect((links.get(place.place) ?? []).map((link) => link.to).sort()).toEqual([...place.near].sort())
  })

  it('draws a board from any parts, and none while they are dealt', () => {
    expect(forestOf(scene, assemblyOf(scene, golden)).top).toContain('#ed-stairs')
    const dealt = demo('turn').view.parts.map((part) => ({ ...part, part: null }))
    expect(forestOf(scene, assemblyOf(scene, dealt)).top).toBe('')
  })
})

describe('route', () => {
  const assembly = assemblyOf(scene, golden)

  it('goes the cheapest way (TV-1)', () => {
    const legs = routeOf(assembly, 'H00', 'H02', 5)!
    expect(legs.map((leg) => leg.link.to)).toEqual(['V01', 'V02', 'H02'])
    expect(legs.every((leg) => legLine(leg).startsWith('M'))).toBe(true)
  })

  it('does not turn at stairs (TV-2)', () => {
    expect(routeOf(assembly, 'V21', 'V22', 2)).toHaveLength(1)
    expect(routeOf(assembly, 'V21', 'H31', 7)).toHaveLength(4)
  })

  it('draws no way that does not fit the price (TV-3, a leap)', () => {
    expect(routeOf(assembly, 'H00', 'H30', 1)).toBeNull()
  })
})

describe('places', () => {
  it('are targets where a walk is legal, and grey with a die that is too dear', () => {
    const { view, ask } = demo('turn')
    const legal = goMoves(ask)
    const states = [...placeStates(view, ask, null).values()]
    expect(states.filter((state) => state.look === 'legal')).toHaveLength(legal.length)
    const go = legal[0]!
    const missing = [1, 2, 3, 4, 5, 6].find((value) => !go.about.values.includes(value))!
    expect(placeStates(view, ask, missing).get(go.about.place)?.look).toBe('dear')
    expect(placeStates(view, null, null).get(go.about.place)?.look).toBe('idle')
  })

  it('offer every action once, at the place of the pawn only', () => {
    const { view, ask } = demo('field')
    const offered = view.places.flatMap((place) => fieldEntries(view, place, ask).flatMap((entry) => entry?.say ?? []))
    expect(offered.sort()).toEqual(ask!.moves.map((entry) => entry.say).sort())
  })

  it('say everything about a walk', () => {
    const { view, ask } = demo('turn')
    const { entry, about } = goMoves(ask).find(({ about: go }) => go.fires.length > 0)!
    const place = scene.placeOf.get(about.place)!
    const label = placeLabel(
      place,
      view.places.find((other) => other.place === place.key)!,
      entry,
      about,
      words,
      say,
    )
    for (const part of [place.key, 'The walk costs', `${about.prices[0]} provisions in all`, 'Completes a fireplace', 'Free:'])
      expect(label).toContain(part)
  })

  it('keep stones and pawns apart', () => {
    for (const place of scene.places) {
      const stones = Array.from({ length: roomFor(place) }, (_, i) => String(stoneAt(place, i, roomFor(place))))
      const pawns = [0, 1, 2, 3].map((i) => String(pawnAt(place, i, 4)))
      expect(new Set([...stones, ...pawns]).size).toBe(roomFor(place) + 4)
    }
  })
})

describe('the name of a place', () => {
  it('stands outside of its fields, clear of stones, pawns and dolmens', () => {
    const [wide, high] = [18, 9]
    for (const place of scene.places) {
      const [dx, dy] = nameAt(place)
      expect(Math.abs(dx) - wide >= HALF || Math.abs(dy) - high >= TALL - 1, place.key).toBe(true)
      const things = [0, 1, 2, 3].flatMap((i) => [stoneAt(place, i, 4), pawnAt(place, i, 4)])
      if (place.outward) things.push(dolmenAt(place))
      for (const [x, y] of things)
        expect(Math.abs(x - place.x - dx) > wide + 10 || Math.abs(y - place.y - dy) > high + 10, `${place.key}: ${x - place.x} ${y - place.y}`).toBe(
          true,
        )
    }
  })
})

describe('window of the phone', () => {
  it('stays on the board', () => {
    expect(windowAround([0, 0])).toMatchObject({ x: 0, y: 0 })
    expect(windowAround([SIZE, 500])).toEqual({ x: SIZE - 424, y: 500 - 212, width: 424, height: 424 })
  })

  it('shows pawn and goal if both fit, else the goal', () => {
    expect(between([100, 100], [300, 100])).toEqual([200, 100])
    expect(between([100, 100], [900, 100])).toEqual([900, 100])
    expect(between(null, [5, 6])).toEqual([5, 6])
  })
})

describe('prices', () => {
  it('stand beside their dice', () => {
    expect(pricesOf({ values: [2, 5], prices: [4, 7], contests: [null, 1] })).toEqual([
      { value: 2, total: 4, contest: null },
      { value: 5, total: 7, contest: 1 },
    ])
  })
})

describe('players', () => {
  it('count dice and win ties from the top', () => {
    expect(diceOf([0, 2, 0, 0, 0, 1])).toEqual([2, 2, 6])
    expect(diceCount([1, 2, 0, 0, 0, 1])).toBe(4)
    expect(tieOrder([[3], [], [0, 2], [1]])).toEqual([1, 2, 0, 3])
  })

  it('have herbs in pairs along the sickle', () => {
    const herbs = [
      { herb: 'leap', state: 'board', pair: 1 },
      { herb: 'fire', state: 'board', pair: 1 },
      { herb: 'stele', state: 'active', pair: null },
      { herb: 'menhir', state: 'board', pair: 2 },
    ]
    const pairs = pairsOf(herbs, [2, 4, 6], 1)
    expect(nextPair(pairs)).toEqual({ position: 4, steps: 3, herbs: ['leap', 'fire'] })
    expect(nextPair(pairsOf(herbs, [2, 4, 6], 6))).toBeNull()
    expect(inState(herbs, 'active')).toEqual(['stele'])
  })
})

describe('pictures', () => {
  it('exist for everything in the box', () => {
    for (const herb of content.herb) {
      expect(HERB_LOOKS[herb.key]).toBeDefined()
      expect(herbBits(herb.key, herb.effect).length).toBeGreaterThan(1)
    }
    for (const potion of content.potion) expect(potionBits(potion.effects).length).toBeGreaterThan(1)
    for (const tablet of content.tablet) expect(TABLET_SIGNS[tablet.key]).toBeDefined()
    for (const bonus of content.bonus) expect(GEM_COLOURS[bonus.key]).toBeDefined()
  })

  it('of the bonuses of steles and menhirs are there under the name that the log says, each its own', () => {
    const drawn: Readonly<Record<string, { body: string }>> = { ...GOODS, ...LAND }
    const bodies = content.bonus.map(({ key }) => drawn[key]?.body)
    expect(bodies).not.toContain(undefined)
    expect(new Set(bodies).size).toBe(bodies.length)
  })

  it('tell what an event brings', () => {
    expect(badgeOf(event('prestige', { seat: 0, amount: 5 }), scene)).toEqual({ sign: 'prestige', text: '+5' })
    expect(badgeOf(event('beige', { seat: 0, which: 2 }), scene)?.text).toBe('+6')
    expect(badgeOf(event('pay', { seat: 0 }), scene)).toBeNull()
  })
})

describe('steps', () => {
  it('name the present one only', () => {
    const shown = steps({ ...demo('field').view, step: 4 })
    expect(shown.map((step) => step.key)).toEqual(['ed-1', 'ed-2', 'ed-3', 'ed-now-4', 'ed-5', 'ed-6', 'ed-7'])
    expect(steps({ ...demo('start').view, step: 0 })).toEqual([])
  })
})

describe('words', () => {
  const idsOf = (source: string) => [...source.matchAll(/^((?:ed|step)-[\w-]+) =/gm)].map((found) => found[1])

  it('exist in all languages', () => {
    expect(idsOf(de)).toEqual(idsOf(en))
    expect(idsOf(nl)).toEqual(idsOf(en))
  })

  it('name every move of every decision', () => {
    const entries: MoveEntry[] = Object.values(demos).flatMap((make) => (make().ask as Ask | null)?.moves ?? [])
    for (const entry of entries) {
      expect(nameOf(entry, words, say)).not.toBe('')
      expect(detailOf(entry, words, say)).not.toMatch(/^[a-z]+-/)
    }
  })
})

describe('several dice', () => {
  it('are chosen at once and answered one after the other, and no others later in the turn', () => {
    const pick = (number: number): Ask => ({
      seat: 0,
      kind: 'pick',
      number,
      usual: null,
      aside: null,
      proposed: null,
      moves: [1, 5, 6].map((value) => ({ move: value, say: `pick ${value}`, about: { name: 'pick', value } })),
    })
    wishes.clear()
    expect(wishes.take(6, pick(10), 1, 3)).toEqual([6])
    expect(wishes.take(6, pick(10), 1, 3), 'there is only one').toEqual([])
    for (const value of [5, 6, 5]) wishes.take(value, pick(10), 2, 3)
    expect([wishes.any(pick(10)), wishes.any(pick(11))]).toEqual([true, false])
    expect([10, 11, 12, 13, 30].map((number) => wishes.answer(pick(number))?.say)).toEqual(['pick 5', 'pick 6', 'pick 5', undefined, undefined])
    wishes.clear()
    expect(wishes.answer(pick(11))).toBeNull()
  })
})
