import { describe, expect, it } from 'vitest'
import gameDe from '../../../../nemeton/games/celtica/words/de.ftl?raw'
import gameEn from '../../../../nemeton/games/celtica/words/en.ftl?raw'
import gameNl from '../../../../nemeton/games/celtica/words/nl.ftl?raw'
import type { Ask, MoveEntry } from '../contract'
import type { CelticaContent } from './model/types'
import { contentOf } from '../../dev/demos'
import { demos } from './demo'
import { draft, type Deciding } from './model/draft.svelte'
import { boxesOverlap } from './model/area'
import { landingsOf, type Landing } from './model/landings'
import { lacking, layersOf, withParts } from './model/layers'
import { medallionArea, namesOf } from './model/names'
import { choiceOf, clickCard, exchangeOf, playOf } from './model/matching'
import { decidingColumn } from './model/ranking'
import { sceneOf, standing, trail } from './model/scene'
import { seatState } from './model/seats'
import { settleSlots, SlotMemory, slotsHolding } from './model/slots'
import { TAB, tabsOf } from './model/tabs'
import type { Move, PlayAbout } from './model/types'
import { placeName, speaker } from './words'
import de from './words/de.ftl?raw'
import en from './words/en.ftl?raw'
import nl from './words/nl.ftl?raw'
import { Words, bundleOf } from '../../words/words'

const content = contentOf<CelticaContent>('celtica')
const scene = sceneOf(content)
const kinds = scene.kinds
const demo = (name: string) => demos[name]!()
const askOf = (name: string): Ask => demo(name).ask!

describe('scene', () => {
  it('has the harbour, nineteen places and two road segments for every step', () => {
    expect(scene.places).toHaveLength(20)
    expect(scene.road).toHaveLength(38)
    expect(scene.places[19]?.goal).toBe(true)
    expect(trail(scene, 3, 3)).toBe('')
    expect(trail(scene, 3, 5).match(/C/g)).toHaveLength(4)
  })

  it('keeps druids apart on one place', () => {
    const place = scene.places[12]!
    const spots = [0, 1, 2, 3, 4].map((i) => standing(place, i, 5)[0])
    expect(new Set(spots).size).toBe(5)
    expect((spots[0]! + spots[4]!) / 2).toBeCloseTo(place.x)
  })
})

const LANGUAGES = { en: gameEn, de: gameDe, nl: gameNl }
/** How much print grows on boards from a large screen to a tablet held upright. */
const GROWTHS = [1, 1.1, 1.21]
const namesIn = (language: keyof typeof LANGUAGES, grow: number) => {
  const told = new Words(language, bundleOf(language), bundleOf(language, LANGUAGES[language]), { fields: {}, names: [] })
  return namesOf(scene, (pos) => placeName(told, pos), grow)
}

describe('names of places', () => {
  it.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])('stand clear of each other and of other places in %s', (language) => {
    for (const grow of GROWTHS) {
      const names = namesIn(language, grow)
      for (const { place, area } of names) {
        for (const other of names) if (other.place !== place) expect(boxesOverlap(area, other.area), `${place.pos} and ${other.place.pos}`).toBe(0)
        for (const other of scene.places)
          if (other !== place) expect(boxesOverlap(area, medallionArea(other)), `${place.pos} on ${other.pos}`).toBe(0)
      }
    }
  })
})

describe('tabs of landings', () => {
  /** Druids up to five steps before the places where they can end, with up to three sets of cards each. */
  const landingsFrom = (positions: readonly number[]): Landing[] => {
    const byPlace = new Map<number, Move<PlayAbout>[]>()
    positions.forEach((pos, i) => {
      for (let steps = 1; steps <= 3 && pos + steps < scene.places.length; steps += 1) {
        const say = `play ${scene.druids[i]} ${steps}`
        const about = { name: 'play', druid: scene.druids[i], cards: steps, experience: 0, from: pos, to: pos + steps } as PlayAbout
        byPlace.set(pos + steps, [...(byPlace.get(pos + steps) ?? []), { entry: { say, about } as unknown as MoveEntry, about }])
      }
    })
    return [...byPlace].map(([pos, moves]) => ({ place: scene.places[pos]!, moves }))
  }

  it('never hide each other or another place, wherever the druids stand', () => {
    for (let at = 0; at < 17; at += 1)
      for (const spread of [0, 1, 2])
        for (const grow of [1, 1.21]) {
          const positions = scene.druids.map((_, i) => Math.min(18, at + i * spread))
          const tabs = tabsOf(scene, landingsFrom(positions), positions, namesIn('de', grow), grow)
          const areas = [...tabs].flatMap(([pos, spots]) =>
            spots.map(([x, y]) => ({
              pos, x: x - (TAB.width * grow) / 2, y: y - (TAB.height * grow) / 2, width: TAB.width * grow, height: TAB.height * grow,
            })),
          )
          const hidden = areas.flatMap((area, i) => [
            ...areas.slice(i + 1).flatMap((other) => (boxesOverlap(area, other) > 0 ? [`${area.pos} over ${other.pos}`] : [])),
            ...scene.places.flatMap((place) =>
              place.pos !== area.pos && boxesOverlap(area, medallionArea(place)) > 120 ? [`${area.pos} on place ${place.pos}`] : [],
            ),
          ])
          expect(hidden, `druids at ${positions.join(' ')}, print ${grow}`).toEqual([])
        }
  })
})

describe('layers', () => {
  it('puts the n-th part of a kind into the n-th amulet', () => {
    const layers = layersOf([2, 1, 1, 1, 1, 1, 1, 1, 1], kinds)
    expect(layers.map((layer) => layer.length)).toEqual([9, 1])
    expect(layers[1]).toEqual(['large_1'])
    expect(layersOf([0, 0, 0, 0, 0, 0, 0, 0, 0], kinds)).toEqual([])
  })

  it('knows what the largest incomplete amulet lacks', () => {
    expect(lacking([3, 1, 2, 2, 2, 3, 1, 2, 1], kinds)).toEqual(['large_2', 'small_3', 'middle'])
    expect(lacking([1, 1, 1, 1, 1, 1, 1, 1, 0], kinds)).toEqual(['middle'])
  })

  it('adds and removes parts', () => {
    const none = kinds.map(() => 0)
    const two = withParts(none, kinds, ['middle', 'middle'])
    expect(two[8]).toBe(2)
    expect(withParts(two, kinds, ['middle', 'large_1'], -1)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1])
  })
})

describe('display slots', () => {
  const counts = [1, 1, 0, 1, 1, 1, 2, 1, 1]

  it('fills the slots in the order of kinds at first', () => {
    const slots = settleSlots([], counts, kinds, 9)
    expect(slots).toEqual(['large_1', 'large_2', 'large_4', 'small_1', 'small_2', 'small_3', 'small_3', 'small_4', 'middle'])
  })

  it('leaves every other part where it is when some are taken', () => {
    const before = settleSlots([], counts, kinds, 9)
    const after = settleSlots(before, withParts(counts, kinds, ['small_3', 'middle'], -1), kinds, 9, [5, 8])
    expect(after.map((part, i) => (part === before[i] ? '=' : part))).toEqual(['=', '=', '=', '=', '=', null, '=', '=', null])
  })

  it('fills only the gaps when new parts come', () => {
    const before = settleSlots(settleSlots([], counts, kinds, 9), withParts(counts, kinds, ['large_1'], -1), kinds, 9)
    const after = settleSlots(
      before,
      withParts(counts, kinds, ['large_3'], 1).map((n, i) => (i === 0 ? 0 : n)),
      kinds,
      9,
    )
    expect(after[0]).toBe('large_3')
    expect(after.slice(1)).toEqual(before.slice(1))
  })

  it('changes nothing when asked again, and starts anew at another table', () => {
    const memory = new SlotMemory()
    const first = memory.settle('a', counts, kinds, 9, true)
    expect(memory.settle('a', counts, kinds, 9, true)).toBe(first)
    memory.settle('a', withParts(counts, kinds, ['large_1'], -1), kinds, 9, false)
    expect(memory.settle('b', counts, kinds, 9, false)).toEqual(first)
  })

  it('shows the same order to who saw every event and to who comes later', () => {
    const [there, later] = [new SlotMemory(), new SlotMemory()]
    there.settle('a', counts, kinds, 9, true)
    const fewer = withParts(counts, kinds, ['large_1', 'small_3'], -1)
    expect(there.settle('a', fewer, kinds, 9, false).filter((part) => part === null)).toHaveLength(2)
    const now = withParts(fewer, kinds, ['large_3', 'large_3'])
    expect(there.settle('a', now, kinds, 9, false)).not.toEqual(later.settle('a', now, kinds, 9, true))
    expect(there.settle('a', now, kinds, 9, true)).toEqual(later.settle('a', now, kinds, 9, true))
  })

  it('finds slots for parts, each slot once', () => {
    const slots = settleSlots([], counts, kinds, 9)
    expect(slotsHolding(slots, ['small_3', 'small_3', 'large_3'])).toEqual([5, 6])
  })
})

describe('matching', () => {
  it('finds plays by their cards', () => {
    expect(playOf(askOf('play'), 'red', 1, 1)?.say).toBe('play red 1 + 1')
    expect(playOf(askOf('play'), 'brown', 1, 0)).toBeNull()
    expect(playOf(null, 'red', 1, 0)).toBeNull()
  })

  it('finds choices of parts in any order', () => {
    expect(choiceOf(askOf('take'), ['middle', 'small_3', 'large_2'])?.say).toBe('take large_2 small_3 middle')
    expect(choiceOf(askOf('take'), ['middle', 'middle', 'large_2'])).toBeNull()
  })

  it('tells a swap from a purchase', () => {
    expect(exchangeOf(askOf('final'), 'large_1', 'middle')?.say).toBe('swap large_1 middle')
    expect(exchangeOf(askOf('final'), null, 'middle')?.say).toBe('buy middle')
    expect(exchangeOf(askOf('final'), 'middle', 'middle')).toBeNull()
  })

  it('puts cards together click by click', () => {
    const one = clickCard(null, 'red', 'druid', false)
    expect(one).toEqual({ druid: 'red', cards: 1, experience: 0 })
    const three = clickCard(clickCard(one, 'red', 'druid', false), 'red', 'experience', false)
    expect(three).toEqual({ druid: 'red', cards: 2, experience: 1 })
    expect(clickCard(three, 'grey', 'druid', false)).toEqual({ druid: 'grey', cards: 1, experience: 0 })
    expect(clickCard(one, 'red', 'druid', true)).toBeNull()
    expect(clickCard(null, 'red', 'experience', false)).toEqual({ druid: 'red', cards: 1, experience: 1 })
  })

  it('groups plays by landing, without druids that do not walk', () => {
    const landings = landingsOf(askOf('last'), scene)
    expect(landings.map(({ place }) => place.pos)).toEqual([9, 13, 14, 15, 17])
    expect(landings[2]?.moves.map(({ entry }) => entry.say)).toEqual(['play red 2', 'play red 1 + 1'])
    expect(
      landingsOf(askOf('crowd'), scene)
        .flatMap(({ moves }) => moves)
        .some(({ about }) => about.druid === 'black'),
    ).toBe(false)
  })
})

describe('draft', () => {
  function deciding(ask: Ask): Deciding & { picked: (string | null)[] } {
    const picked: (string | null)[] = []
    return {
      ask,
      selected: null,
      picked,
      pick(move: MoveEntry | null) {
        picked.push(move?.say ?? null)
        this.selected = move
      },
    }
  }

  it('selects a move when enough parts are chosen, and clears it when one is taken back', () => {
    const slots = settleSlots([], demo('take').view.display, kinds, 9)
    const now = deciding({ ...askOf('take'), number: 1 })
    draft.open(now.ask)
    for (const slot of [1, 5]) draft.toggleSlot(slot, 3, slots, now)
    expect(now.picked).toEqual([])
    draft.toggleSlot(8, 3, slots, now)
    expect(now.selected?.say).toBe('take large_2 small_3 middle')
    draft.toggleSlot(5, 3, slots, now)
    draft.follow(now, slots)
    expect(now.selected).toBeNull()
    expect(draft.slots).toEqual([1, 8])
  })

  it('follows a move selected in the list, and a cleared one', () => {
    const slots = settleSlots([], demo('take').view.display, kinds, 9)
    const now = deciding({ ...askOf('take'), number: 2 })
    draft.open(now.ask)
    now.selected = choiceOf(now.ask, ['small_3', 'small_3', 'middle'])
    draft.follow(now, slots)
    expect(draft.slots).toEqual([5, 6, 8])
    now.selected = null
    draft.follow(now, slots)
    expect(draft.slots).toEqual([])
  })

  it('gives up only the parts that the reader has named, and lets him change them', () => {
    const now = deciding({ ...askOf('give'), number: 3 })
    draft.open(now.ask)
    expect([draft.begun, now.selected]).toEqual([false, null])
    for (const part of ['large_1', 'small_2', 'large_1']) draft.cycleGiven(part, 3, 3, now)
    expect(now.selected?.say).toBe('give large_1 large_1 small_2')
    draft.cycleGiven('small_2', 3, 3, now)
    expect(draft.given).toEqual(['small_2', 'large_1', 'small_2'])
    expect(now.selected?.say).toBe('give large_1 small_2 small_2')
  })

  it('swaps an own part first, then one of the display', () => {
    const now = deciding({ ...askOf('final'), number: 4 })
    draft.open(now.ask)
    draft.exchangeFor('middle', now)
    expect(now.selected).toBeNull()
    draft.chooseOwn('large_1', now)
    draft.exchangeFor('middle', now)
    expect(now.selected?.say).toBe('swap large_1 middle')
    draft.chooseExchange('buy', now)
    draft.exchangeFor('middle', now)
    expect(now.selected?.say).toBe('buy middle')
    draft.exchangeFor('middle', now)
    expect(now.selected, 'a second click releases it').toBeNull()
  })
})

describe('players', () => {
  it('knows who is out and who plays alone', () => {
    const { view } = demo('play')
    expect(view.seats.map((_, i) => seatState(view, i))).toEqual(['in', 'in', 'out', 'in'])
    const alone = { ...view, seats: view.seats.map((player, i) => ({ ...player, out: i !== 1 })) }
    expect(alone.seats.map((_, i) => seatState(alone, i))).toEqual(['out', 'alone', 'out', 'out'])
  })

  it('finds the number that decided', () => {
    expect(decidingColumn([[1, 7, 1], [1, 6, 2]])).toBe(1)
    expect(decidingColumn([[2], [1, 8]])).toBe(0)
    expect(decidingColumn([[1, 4, 2, 1], [1, 4, 2]])).toBe(3)
    expect(decidingColumn([[1, 4], [1, 4]])).toBeNull()
    expect(decidingColumn([[1]])).toBeNull()
  })
})

describe('words', () => {
  it('has the same messages in every language', () => {
    const idsOf = (source: string) => [...source.matchAll(/^(ce-[\w-]+) =/gm)].map((found) => found[1])
    expect(idsOf(en).length).toBeGreaterThan(60)
    expect(idsOf(de)).toEqual(idsOf(en))
    expect(idsOf(nl)).toEqual(idsOf(en))
  })

  it('has a letter for every druid that is no letter of a player', () => {
    for (const language of ['en', 'de', 'nl'] as const) {
      const say = speaker(new Words(language, bundleOf(language)))
      const letters = scene.druids.map((druid) => say(`letter-${druid}`))
      expect(new Set(letters).size).toBe(scene.druids.length)
      for (const letter of letters) expect('ABCDE').not.toContain(letter)
    }
  })
})
