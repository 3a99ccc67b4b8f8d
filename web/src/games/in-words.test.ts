// The boards in words: whoever cannot see them must be told everything that stands there, in every language.
import { describe, expect, it } from 'vitest'
import games from '../dev/games.json'
import { contentOf } from '../dev/demos'
import { bundleOf, knowing, Words } from '../words/words'
import { demos as celticaDemos } from './celtica/demo'
import { inWords as celtica } from './celtica/board/in-words'
import type { CelticaContent } from './celtica/model/types'
import type { BoardPart, BoardTelling } from './contract'
import { demos as edoraDemos } from './edora/demo'
import { inWords as edora } from './edora/board/in-words'
import type { EdoraContent } from './edora/model/types'
import { demos as graenalandDemos } from './graenaland/demo'
import { inWords as graenaland } from './graenaland/board/in-words'
import type { GraenalandContent } from './graenaland/model/types'
import { demos as medurisDemos } from './meduris/demo'
import { inWords as meduris } from './meduris/board/in-words'
import type { MedurisContent } from './meduris/model/types'

const NAMES = ['Anouk', 'Bram', 'Hazel', 'Ilse', 'Joris']
const LANGUAGES = ['en', 'de', 'nl'] as const
const sources = import.meta.glob<string>(
  ['../../../nemeton/games/*/words/*.ftl', '../../../nemeton/core/words/*.ftl', '../words/*.ftl', '!**/*-learn.ftl', '!**/*-rules.ftl'],
  { eager: true, query: '?raw', import: 'default' },
)

function wordsOf(game: string, language: (typeof LANGUAGES)[number] = 'en'): Words {
  const info = games.find((one) => one.name === game)!
  const facts = info.facts as unknown as Record<string, number>
  const source = (path: string) => sources[`${path}/${language}.ftl`]!
  const own = knowing(bundleOf(language, source('../../../nemeton/core/words'), source(`../../../nemeton/games/${game}/words`)), facts)
  return new Words(language, bundleOf(language, source('../words')), own, { fields: {}, names: NAMES, facts })
}

/** One part, by how its heading begins. */
const part = (parts: BoardPart[], title: string): string[] => textsOf(parts.find((one) => one.title.startsWith(title)))
const textsOf = (one: BoardPart | undefined): string[] => (one?.lines ?? []).map((line) => (typeof line === 'string' ? line : line.text))

const boards = [
  { game: 'celtica', tell: celtica, demos: celticaDemos },
  { game: 'meduris', tell: meduris, demos: medurisDemos },
  { game: 'edora', tell: edora, demos: edoraDemos },
  { game: 'graenaland', tell: graenaland, demos: graenalandDemos },
] as unknown as { game: string; tell: (board: BoardTelling) => BoardPart[]; demos: Record<string, () => { view: unknown }> }[]

describe.each(boards)('$game in words', { timeout: 30_000 }, ({ game, tell, demos }) => {
  it.each(LANGUAGES)('has words for every position, and a heading of its own for every part: %s', (language) => {
    const words = wordsOf(game, language)
    const content = contentOf(game)
    for (const [name, demo] of Object.entries(demos)) {
      const parts = tell({ view: demo().view, content, words })
      const titles = parts.map(({ title }) => title)
      expect(new Set(titles).size, name).toBe(titles.length)
      const all = [...titles, ...parts.flatMap(textsOf)]
      expect(
        all.filter((line) => /^\s*$|[{}]|\bwords-|undefined|null|NaN|\bnone\b/.test(line)),
        name,
      ).toEqual([])
      expect(
        parts.filter(({ lines }) => lines.length === 0),
        name,
      ).toEqual([])
    }
  })

  it('says the same in other words, not the same words', () => {
    const view = Object.values(demos)[0]!().view
    const content = contentOf(game)
    const [english, ...others] = LANGUAGES.map((language) => tell({ view, content, words: wordsOf(game, language) }))
    for (const other of others) {
      expect(other.map(({ lines }) => lines.length)).toEqual(english!.map(({ lines }) => lines.length))
      expect(other).not.toEqual(english)
    }
  })
})

describe('what stands where', { timeout: 30_000 }, () => {
  it('in Meduris: every hut, temple and chip on its field, the druid, the die and the towers', () => {
    const words = wordsOf('meduris')
    const content = contentOf<MedurisContent>('meduris')
    for (const demo of Object.values(medurisDemos)) {
      const { view } = demo()
      const parts = meduris({ view, content, words })
      const fields = parts.flatMap(textsOf).filter((line) => /^Field \d+,/.test(line))
      expect(fields).toHaveLength(view.fields.length)
      view.fields.forEach(({ building, seat, chip }, field) => {
        const line = fields.find((one) => one.startsWith(`Field ${field},`))!
        if (building && seat !== null) expect(line).toContain(`: ${building} of ${NAMES[seat]}`)
        else expect(line).toContain(': free')
        expect(line.includes('chip')).toBe(chip !== null)
        expect(line.includes('the druid stands here')).toBe(view.druid.field === field)
      })
      view.towers.forEach((tower, i) => {
        const names = tower.map((seat) => NAMES[seat]).join(', ')
        expect(part(parts, 'Mountain')[i]).toContain(tower.length ? `workers from below: ${names};` : 'no workers')
      })
      if (view.die) expect(part(parts, 'Druid and die').join()).toContain(`The die shows: ${words.term('face', view.die)}`)
    }
  })

  it('in Celtica: every druid at its place, what a place does, the display and what the others hold', () => {
    const { view } = Object.values(celticaDemos)[0]!()
    const parts = celtica({ view, content: contentOf<CelticaContent>('celtica'), words: wordsOf('celtica') })
    expect(part(parts, 'Druids')).toEqual([
      'Druid, red: place 12, Moor Village', 'Druid, grey: place 8, Lake Village', 'Druid, white: place 16, Hill Village',
      'Druid, brown: place 8, Lake Village', 'Druid, black: place 17, Cloud Monastery',
    ])
    const way = part(parts, 'Path')
    expect(way).toHaveLength(20)
    expect(way[8]).toBe('8, Lake Village: village, take 2 parts; here: grey and brown')
    expect(way[3]).toBe('3, Burnt Tower: ruin, give up 1 part')
    expect(part(parts, 'Open display')).toContain('cross: 2')
    expect(part(parts, 'Amulets of Bram')[1]).toBe('Parts: wave 2, sun 2, spiral 2, leaf 3, drop 2, lozenge 1, cross 2, ring 2 and middle part 1')
    expect(part(parts, 'Amulets of Bram')[2]).toBe('Missing parts: lozenge and middle part')
  })

  it('in Edora: every die, pawn, menhir and stele at its place, every fire and every board', () => {
    const words = wordsOf('edora')
    const content = contentOf<EdoraContent>('edora')
    for (const demo of Object.values(edoraDemos)) {
      const { view } = demo()
      const parts = edora({ view, content, words })
      for (const { place, fields, pawns, menhirs, steles } of view.places) {
        const lines = part(parts, `Cult place ${place}`)
        const dice = lines.flatMap((line) => /: die (\d) of (\w+)$/.exec(line)?.slice(1).join(' ') ?? [])
        expect(dice).toEqual(fields.flatMap(({ seat, value }) => (seat === null ? [] : [`${value} ${NAMES[seat]}`])))
        for (const [word, seats] of [
          ['Pawns', pawns],
          ['Menhirs', menhirs.map(({ seat }) => seat)],
          ['Steles', steles.map(({ seat }) => seat)],
        ] as const) {
          const line = lines.find((one) => one.startsWith(`${word}: `)) ?? ''
          expect(NAMES.filter((name) => line.includes(name))).toEqual(NAMES.filter((_, seat) => seats.includes(seat)))
        }
      }
      expect(part(parts, 'Fireplaces').filter((line) => line.includes('fire of'))).toHaveLength(view.fires.filter(({ seat }) => seat !== null).length)
      view.seats.forEach((player, seat) => {
        expect(part(parts, `Player boards of ${NAMES[seat]}`)).toContain(`Provisions: ${player.provisions}`)
      })
    }
  })

  it('in Graenaland: the cards, villages, buildings, heroes and votes of every territory', () => {
    const words = wordsOf('graenaland')
    const content = contentOf<GraenalandContent>('graenaland')
    for (const demo of Object.values(graenalandDemos)) {
      const { view } = demo()
      const parts = graenaland({ view, content, words })
      expect(parts).toHaveLength(view.territories.length + 1)
      for (const { territory, cards, down, villages, heroes, buildings, decides } of view.territories) {
        const lines = part(parts, words.term('territory', territory))
        content.resource.forEach(({ key }, i) => expect(lines[0]!.includes(words.term('resource', key))).toBe((cards[i] ?? 0) > 0))
        expect(lines[0]!.includes('face-down card')).toBe(down > 0)
        villages.forEach((count, seat) => expect(lines.some((line) => line.startsWith(`${NAMES[seat]}: ${count} village`))).toBe(count > 0))
        const told = lines.find((line) => line.startsWith('Heroes: ') || line === 'No heroes')!
        const expected = heroes.map(
          ({ seat, hero, votes }) => `${hero} of ${NAMES[seat]}, ${votes ? words.list([`${votes} vote${votes > 1 ? 's' : ''}`]) : 'no vote here'}`,
        )
        expect(told).toBe(heroes.length ? `Heroes: ${expected.join('; ')}` : 'No heroes')
        buildings.forEach((owner, i) => {
          if (owner !== null) expect(lines).toContain(`${words.term('building', content.building[i]!.key)} of ${NAMES[owner]}`)
        })
        expect(lines.some((line) => line.endsWith('decides alone'))).toBe(decides !== null)
      }
    }
  })
})
