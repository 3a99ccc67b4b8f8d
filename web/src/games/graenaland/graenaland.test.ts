import { describe, expect, it } from 'vitest'
import { bundleOf, Words } from '../../words/words'
import type { Ask, MoveEntry } from '../contract'
import { tileOutline } from './art/geometry'
import { contentOf } from '../../dev/demos'
import { demos } from './demo'
import { sealedMove, waysOf } from './model/choice'
import { cardsOf, priceWith, suppliesOf } from './model/costs'
import { draft, type Deciding } from './model/draft.svelte'
import { boardSize, heroX, INNER, spotOf, storePlaces, territoryOf } from './model/layout'
import { scoreOf, trackersOf } from './model/seats'
import { isTold, knownSplit, mayReceive, nextStep, poolOf, receiversOf, shareOf } from './model/split'
import { targetsOf, wholeTile } from './model/targets'
import type { GraenalandView, GraenalandContent } from './model/types'
import { ballotBar, coalitions, placeShares, proposedBar, sharesOf } from './model/votes'
import { cardWords, speaker } from './words'
import de from './words/de.ftl?raw'
import en from './words/en.ftl?raw'
import nl from './words/nl.ftl?raw'

const content = contentOf<GraenalandContent>('graenaland')
const resources = content.resource.map((resource) => resource.key)
const demo = (name: string) => demos[name]!()

describe('layout', () => {
  it('is as wide as there are players, inland between the coast tiles', () => {
    expect([3, 4, 5].map((players) => boardSize(players).width)).toEqual([932, 1231, 1530])
    const [coast, inland] = [spotOf(0, 4), spotOf(4, 4)]
    expect(inland.x - coast.x).toBeCloseTo((spotOf(1, 4).x - coast.x) / 2)
    expect(inland.y).toBeLessThan(coast.y)
  })

  it('keeps heroes and cards inside the tile', () => {
    expect(heroX(0, 1)).toBe(145)
    expect(heroX(4, 5) - heroX(0, 5)).toBeLessThan(INNER)
    for (const [cards, slots] of [[0, 1], [3, 7], [9, 9], [2, 10], [6, 15], [20, 20], [12, 30]] as const) {
      const { at, width } = storePlaces(cards, slots)
      expect(at).toHaveLength(slots)
      expect(Math.max(...at) + width).toBeLessThanOrEqual(INNER - 44)
      expect(at.every((x, i) => i === 0 || x > (at[i - 1] ?? 0))).toBe(true)
    }
  })

  it('draws the same outline every time, another one for every tile', () => {
    expect(tileOutline(290, 382, true, 3)).toBe(tileOutline(290, 382, true, 3))
    expect(tileOutline(290, 382, true, 3)).not.toBe(tileOutline(290, 382, true, 2))
  })
})

describe('votes', () => {
  it('orders shares by size and leaves out who has none', () => {
    expect(sharesOf([2, 0, 3])).toEqual([
      { seat: 2, votes: 3 },
      { seat: 0, votes: 2 },
    ])
  })

  it('puts the proposer first, then who receives something, then the others', () => {
    expect(proposedBar([2, 4, 2, 1], 0, [2, 3]).map(({ seat, stand }) => `${seat} ${stand}`)).toEqual(['0 sure', '2 asked', '3 asked', '1 against'])
  })

  it('has yes on the left, no on the right and open votes between', () => {
    expect(ballotBar([4, 4, 0, 2], [null, 'yes', null, 'no']).map(({ seat, stand }) => `${seat} ${stand}`)).toEqual(['1 yes', '0 open', '3 no'])
  })

  it('finds the smallest groups that are enough, without anybody to spare', () => {
    expect(coalitions([2, 4, 2, 1], 0, 5, 3)).toEqual([
      { seats: [1], votes: 6 },
      { seats: [2, 3], votes: 5 },
    ])
    expect(coalitions([5, 1, 1], 0, 4, 3)).toEqual([])
  })

  it('keeps labels clear of the majority mark', () => {
    const [first, second] = placeShares(sharesOf([6, 4]), 10, 100, 50)
    expect(first).toMatchObject({ x: 0, width: 60 })
    expect((first?.middle ?? 0) + (first?.room ?? 0) / 2).toBeLessThan(50)
    expect(second).toMatchObject({ x: 60, room: 40 })
  })
})

describe('split', () => {
  const pool = ['grain', 'grain', 'ore', 'unknown']

  it('lists the cards by resource, face-down ones last', () => {
    const territory = territoryOf(demo('propose').view, '1')
    expect(poolOf(territory && { ...territory, cards: [2, 0, 1, 0, 0], down: 1 }, resources)).toEqual(pool)
    expect(poolOf(null, resources)).toEqual([])
  })

  it('takes over what the engine knows, and knows what cannot be taken back', () => {
    const given = knownSplit(pool, [['grain'], [], ['ore']])
    expect(given).toEqual([0, null, 2, null])
    expect(isTold(pool, given, [['grain'], [], ['ore']], 0)).toBe(true)
    expect(isTold(pool, [0, 0, 2, null], [['grain'], [], ['ore']], 1)).toBe(false)
    expect(shareOf(pool, [0, 0, 2, null], 0)).toEqual(['grain', 'grain'])
    expect(receiversOf([2, null, 0, 2])).toEqual([0, 2])
  })

  it('answers with the lowest seat that still lacks such a card', () => {
    const ask: Ask = {
      seat: 0,
      kind: 'give',
      number: 1,
      moves: [0, 1, 2].map((receiver) => ({
        move: receiver,
        say: `give grain to ${receiver + 1}`,
        about: { name: 'give', card: 'grain', receiver },
      })),
      usual: null,
      aside: null,
      proposed: null,
    }
    expect(nextStep(ask, pool, [2, 1, 0, 0], [[], [], []])?.say).toBe('give grain to 2')
    expect(nextStep(ask, pool, [2, 1, 0, 0], [[], ['grain'], []])?.say).toBe('give grain to 3')
    expect(nextStep(ask, pool, [2, 1, 0, 0], [[], ['grain'], ['grain']])).toBeNull()
    expect(mayReceive({ ...ask, moves: ask.moves.slice(1) }, 'grain', 0)).toBe(false)
    expect(mayReceive(ask, 'ore', 3)).toBe(true)
  })
})

/** An engine that asks for a receiver after the other, as the real one does. */
function proposalGame(cards: number[], down: number) {
  const start = demo('propose').view
  const key = '1'
  const territories = start.territories.map((one) => (one.territory === key ? { ...one, cards, down } : one))
  const sent: string[] = []
  const offers = start.seats.map(() => [] as string[])
  const pool = poolOf({ ...territories.find((one) => one.territory === key)!, cards, down }, resources)
  let lowest = 0
  const propose: MoveEntry = { move: 0, say: `propose ${key}`, about: { name: 'propose', territory: key } }
  const deciding: Deciding = {
    view: { ...start, territories } as GraenalandView,
    content,
    selected: null,
    settings: { askUsual: false },
    ask: {
      seat: 0,
      kind: 'propose',
      number: 10,
      moves: [{ move: 1, say: 'pass', about: { name: 'pass' } }, propose],
      usual: null,
      aside: null,
      proposed: null,
    },
    pick(move) {
      this.selected = move
    },
    select(move) {
      this.selected = move
    },
  }
  function tell(move: MoveEntry) {
    sent.push(move.say)
    const receiver = move.about['receiver']
    if (typeof receiver === 'number') {
      offers[receiver]!.push(String(move.about['card']))
      lowest = receiver
    }
    const told = offers.flat().length
    const card = pool[told]
    if (card !== pool[told - 1]) lowest = 0
    const moves = deciding.view.seats.map((_, seat) => ({
      move: seat,
      say: `give ${card} to ${seat + 1}`,
      about: { name: 'give', card, receiver: seat },
    }))
    deciding.selected = null
    deciding.ask =
      card === undefined ? null : { seat: 0, kind: 'give', number: 11 + told, moves: moves.slice(lowest), usual: null, aside: null, proposed: null }
    const proposal = { ...(demo('give').view.proposal as NonNullable<GraenalandView['proposal']>), seat: 0, territory: key, offers }
    deciding.view = { ...deciding.view, proposal }
  }
  /** The move, and what has been decided with it. */
  function send(move: MoveEntry) {
    for (let next: MoveEntry | null = move; next; next = deciding.ask && draft.answer(deciding.ask, deciding.view)) tell(next)
  }
  /** What board and panel do whenever something has changed. */
  function settle() {
    for (let i = 0; i < 12; i++) {
      draft.open(deciding)
      draft.follow(deciding)
    }
  }
  return { propose, deciding, sent, send, settle }
}

describe('draft of a proposal', () => {
  it('sends nothing before it is complete and confirmed, then everything in the order that is asked', () => {
    const { deciding, sent, send, settle } = proposalGame([2, 0, 1, 0, 0], 1)
    settle()
    draft.chooseTerritory('1', deciding)
    for (const seat of [2, 0, 1]) draft.give(draft.next, seat, deciding)
    settle()
    expect(deciding.selected).toBeNull()
    draft.give(draft.next, 0, deciding)
    settle()
    expect(deciding.selected?.say).toBe('propose 1')
    expect(sent).toEqual([])
    send(deciding.selected!)
    settle()
    expect(sent).toEqual(['propose 1', 'give grain to 1', 'give grain to 3', 'give ore to 2', 'give unknown to 1'])
  })

  it('waits for the rest if a territory was proposed before all cards were given', () => {
    const { deciding, sent, send, settle } = proposalGame([1, 1, 0, 0, 0], 0)
    settle()
    draft.chooseTerritory('1', deciding)
    draft.give(0, 1, deciding)
    send(deciding.ask!.moves[1]!)
    settle()
    expect(sent).toEqual(['propose 1'])
    draft.giveRest(0, deciding)
    settle()
    expect(deciding.selected?.say).toBe('give grain to 2')
    send(deciding.selected!)
    settle()
    expect(sent).toEqual(['propose 1', 'give grain to 2', 'give wood to 1'])
  })

  it('shows what was answered in the full list, though a turn that is put together keeps its number', () => {
    const { deciding, send, settle } = proposalGame([1, 1, 0, 0, 0], 0)
    settle()
    send(deciding.ask!.moves[1]!)
    settle()
    expect(draft.given).toEqual([null, null])
    const { number } = deciding.ask!
    send(deciding.ask!.moves[1]!)
    deciding.ask = { ...deciding.ask!, number }
    settle()
    expect(draft.given).toEqual([1, null])
  })

  it('takes cards back, and starts again when the selection is cleared', () => {
    const { deciding, settle } = proposalGame([1, 1, 0, 0, 0], 0)
    settle()
    draft.chooseTerritory('1', deciding)
    draft.giveRest(3, deciding)
    expect(deciding.selected?.say).toBe('propose 1')
    draft.touch(0, deciding)
    expect([draft.taken, draft.given, deciding.selected]).toEqual([0, [null, 3], null])
    draft.give(draft.next, 0, deciding)
    expect(deciding.selected?.say).toBe('propose 1')
    deciding.selected = null
    settle()
    expect(draft.given).toEqual([null, null])
  })

  it('holds a split ready for the territory that the reader chooses, which can be changed card by card, unless the reader wants to be asked everything', () => {
    const { deciding, propose, settle } = proposalGame([2, 0, 1, 0, 0], 0)
    propose.about['split'] = [0, 2, 0]
    deciding.ask = { ...deciding.ask!, number: 40 }
    settle()
    expect([draft.territory, draft.isBegun(deciding.ask)]).toEqual([null, false])
    draft.chooseTerritory('1', deciding)
    expect([draft.territory, draft.given, draft.isBegun(deciding.ask)]).toEqual(['1', [0, 2, 0], true])
    draft.touch(1, deciding)
    draft.give(draft.next, 0, deciding)
    expect([draft.given, deciding.selected?.say]).toEqual([[0, 0, 0], 'propose 1'])
    deciding.settings = { askUsual: true }
    deciding.ask = { ...deciding.ask!, number: 50 }
    deciding.selected = null
    settle()
    draft.chooseTerritory('1', deciding)
    expect([draft.territory, draft.given]).toEqual(['1', [null, null, null]])
    draft.clear()
    expect([draft.territory, draft.isBegun(deciding.ask)]).toEqual([null, false])
  })

  it('keeps the hero move that is selected while others seal theirs', () => {
    const { view, ask } = demo('move')
    const picked: (string | null)[] = []
    const deciding: Deciding = {
      view,
      ask,
      content,
      selected: null,
      settings: { askUsual: false },
      pick: () => undefined,
      select: (move) => {
        picked.push(move?.say ?? null)
        deciding.selected = move
      },
    }
    draft.open(deciding)
    deciding.selected = ask!.moves.at(-1)!
    draft.follow(deciding)
    const { hero } = draft
    deciding.selected = null
    deciding.ask = { ...ask!, number: ask!.number + 1 }
    draft.open(deciding)
    draft.follow(deciding)
    expect([picked, draft.hero]).toEqual([[ask!.moves.at(-1)!.say], hero])
    deciding.selected = null
    draft.follow(deciding)
    expect(picked).toHaveLength(1)
  })

  it('pays as proposed until the project is paid', () => {
    const { view, ask } = demo('pay')
    const sent: string[] = []
    const deciding: Deciding = {
      view,
      ask,
      content,
      selected: null,
      settings: { askUsual: false },
      pick: (move) => sent.push(move!.say),
      select: () => undefined,
    }
    draft.open(deciding)
    expect(draft.answer(ask!, view)).toBeNull()
    draft.payUsual(deciding)
    expect(sent).toHaveLength(1)
    deciding.ask = { ...ask!, number: ask!.number + 1 }
    draft.open(deciding)
    expect(draft.answer(deciding.ask, view)?.say).toBe(sent[0])
    deciding.ask = { ...demo('build').ask!, number: ask!.number + 2 }
    draft.open(deciding)
    expect(draft.paying).toBeNull()
  })
})

describe('targets', () => {
  it('finds a place on the board for every move that has one', () => {
    for (const [name, zones] of [
      ['move', ['hero']], ['propose', ['store']], ['settle', ['tile']], ['stand', ['tile']], ['make_room', ['tile']], ['arrive', ['tile']],
    ] as const) {
      const targets = targetsOf(demo(name).ask, content)
      expect(new Set(targets.map((target) => target.zone)), name).toEqual(new Set(zones))
      expect(
        targets.every((target) => territoryOf(demo(name).view, target.territory)),
        name,
      ).toBe(true)
    }
    const build = targetsOf(demo('build').ask, content)
    expect(build).toHaveLength(demo('build').ask!.moves.filter((entry) => entry.about.name !== 'end' && entry.about.name !== 'declare').length)
    expect(build.every((target) => target.index >= 0)).toBe(true)
  })

  it('lets the whole tile stand for the hero that is about to move', () => {
    const targets = targetsOf(demo('move').ask, content)
    const there = targets.filter((target) => target.territory === targets[0]?.territory)
    expect(wholeTile(there, there.at(-1)!.index)).toBe(there.at(-1))
    expect(wholeTile([], 0)).toBeNull()
  })
})

describe('heroes', () => {
  it('reads the sealed move', () => {
    expect(sealedMove('warrior to 6')).toEqual({ hero: 'warrior', to: '6' })
    expect(sealedMove('stay')).toBeNull()
    expect(sealedMove(null)).toBeNull()
  })

  it('groups moves by hero', () => {
    const ways = waysOf(demo('move').ask)
    expect(ways.map((way) => way.hero)).toEqual(['warrior', 'priest', 'bard'])
    expect(ways.flatMap((way) => way.moves)).toHaveLength(demo('move').ask!.moves.length - 1)
  })
})

describe('players and prices', () => {
  it('tells fulfilled conditions from near ones', () => {
    const { view } = demo('propose')
    const near = { ...view, seats: [{ ...view.seats[0]!, measures: [6, 4, 1, 0, 0], fulfilled: [false, true, false, false, false] }] }
    expect(trackersOf(near, 0).map((tracker) => tracker.state)).toEqual(['near', 'done', 'open', 'open', 'open'])
    expect(scoreOf({ ...view, advanced: true, seats: [{ ...view.seats[0]!, points: 7 }] }, 0)).toBe(7)
  })

  it('marks what is missing and lets jokers fill the gap', () => {
    const priced = priceWith(['wood', 'ore', 'ore'], [0, 1, 1, 0, 1], content.resource)
    expect(priced.slots.map((slot) => slot.there)).toEqual([true, true, false])
    expect(priced.payable).toBe(true)
    expect(priceWith(['wood', 'wood'], [0, 1, 0, 0, 0], content.resource).payable).toBe(false)
    expect(priceWith(['wood', 'wood'], [0, 1, 0, 0, 0], content.resource, ['wood', 'grain']).payable).toBe(true)
    expect(cardsOf([0, 2, 0, 0, 1], content.resource)).toEqual(['wood', 'wood', 'gold'])
  })
})

describe('the supply card', () => {
  it('pays for the one who leads and builds, as far as it is not used', () => {
    const supply = { open: ['wood', 'grain'], usable: [true, false], pile: 0, discards: 0 }
    expect(suppliesOf({ lead: 1, supply }, 1)).toEqual(['wood'])
    expect(suppliesOf({ lead: 1, supply }, 0)).toEqual([])
    expect(suppliesOf({ lead: 1, supply: { ...supply, usable: [false, false] } }, 1)).toEqual([])
  })
})

describe('words', () => {
  const idsOf = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).sort()

  it('has the same messages in every language, all with the prefix of the face but the steps of a round', () => {
    expect(idsOf(de)).toEqual(idsOf(en))
    expect(idsOf(nl)).toEqual(idsOf(en))
    expect(idsOf(en).every((id) => id.startsWith('gr-') || id.startsWith('step-'))).toBe(true)
  })

  it('has all messages that are used', () => {
    const sources = import.meta.glob<string>('./**/*.{svelte,ts}', { eager: true, query: '?raw', import: 'default' })
    const used = new Set(Object.values(sources).flatMap((source) => [...source.matchAll(/\bsay\('([\w-]+)'/g)].map((found) => `gr-${found[1]}`)))
    expect([...used].filter((id) => !idsOf(en).includes(id))).toEqual([])
    const say = speaker(new Words('en', bundleOf('en')))
    expect(say('votes-share', { votes: 2, total: 5 })).toBe('2 of 5 votes')
  })

  it('counts equal cards', () => {
    const words = new Words('en', bundleOf('en', 'list-and = { $first } and { $last }'), bundleOf('en', 'resource-ore = ore\nresource-gold = gold'))
    expect(cardWords(['ore', 'gold', 'ore'], words)).toBe('2 ore and gold')
  })
})
