import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { GameEvent, GameInfo } from '../wire'
import { bundleOf, Words } from '../words/words'
import { beginsTurn, isNews, kept, lineOf, lineText, sinceOwnTurn, tellingOf, turnsOf } from './turns'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const games = JSON.parse(read('../dev/games.json')) as GameInfo[]
const meduris = games.find((game) => game.name === 'meduris')!
const telling = meduris.turns
const NAMES = ['Anouk', 'Bram', 'Hazel']

function wordsIn(language: 'en' | 'de') {
  const game = bundleOf(language, read(`../../../nemeton/games/meduris/words/${language}.ftl`))
  return new Words(language, bundleOf(language, read(`../words/${language}.ftl`)), game, { fields: meduris.fields, names: NAMES })
}
const words = wordsIn('en')

const LOG: GameEvent[] = [
  { name: 'starts', number: 0, seat: 0 },
  { name: 'chip', number: 0, field: 5, chip: 'druid' },
  { name: 'turn', number: 4, seat: 0, turn: 1 },
  { name: 'hut', number: 5, seat: 0, field: 7, size: 1 },
  { name: 'turn', number: 5, seat: 1, turn: 2 },
  { name: 'roll', number: 6, seat: 1, face: 'wood' },
  { name: 'harvest', number: 6, seat: 0, good: 'wood', amount: 2 },
  { name: 'hut', number: 7, seat: 1, field: 12, size: 1 },
  { name: 'rune_from', number: 7, seat: 1, rune: 'arch', owner: 0 },
  { name: 'offer_both', number: 8, seat: 1, field: 12, points: 3 },
  { name: 'offer_nothing', number: 9, seat: 0, field: 7, points: 1 },
  { name: 'offer_one', number: 10, seat: 2, field: 3, points: 1 },
  { name: 'turn', number: 10, seat: 2, turn: 3 },
]
const turns = turnsOf(LOG, telling, ['chip'])
const bram = turns[2]!

describe('the log in turns', () => {
  it('leaves a hero whom a new building calls in the turn of its builder', () => {
    const { turns: told } = games.find((game) => game.name === 'graenaland')!
    const hero = (number: number, seat: number) => ({ name: 'hero', number, seat, hero: 'bard', from: '1', to: '2' })
    const log = [
      { name: 'round', number: 1, round: 2, seat: 0 },
      hero(2, 1),
      hero(2, 2),
      { name: 'takes_supply', number: 3, seat: 0 },
      hero(4, 0),
      { name: 'army', number: 5, seat: 0, size: 2 },
    ]
    expect(turnsOf(log, told).map(({ seat, chapter, events }) => [seat, chapter, events.length])).toEqual([
      [null, 'round', 1], [null, 'heroes', 2], [0, null, 3],
    ])
  })

  it('tells in the line of a turn that the clock decided it, also where the turn begins with that', () => {
    const late = { name: 'time_up', number: 11, seat: 0, by: 'clock' }
    const told = turnsOf([...LOG, late, { name: 'turn', number: 11, seat: 0, turn: 4 }], telling, ['chip'])
    expect(told.at(-1)!.seat).toBe(0)
    expect(lineText(told.at(-1)!, telling, [0], words)).toContain('Time is up')
  })

  it('begins one where the game says so, and what others do in it belongs to it', () => {
    expect(turns.map((turn) => [turn.seat, turn.chapter, turn.last, turn.events.length])).toEqual([
      [null, 'start', 0, 1], [0, null, 5, 2], [1, null, 10, 8], [2, null, 10, 1],
    ])
    expect(beginsTurn({ name: 'turn', number: 11, seat: 0 }, turns, telling)).toBe(true)
    expect(beginsTurn({ name: 'roll', number: 11, seat: 0 }, turns, telling)).toBe(false)
  })

  it('is told by who moved if the game says nothing', () => {
    const plain = turnsOf(
      [
        { name: 'starts', number: 0 },
        { name: 'climbs', number: 1, seat: 1 },
        { name: 'slips', number: 1, seat: 2 },
        { name: 'climbs', number: 2, seat: 1 },
        { name: 'rests', number: 3, seat: 2 },
      ],
      tellingOf({ info: null }),
    )
    expect(plain.map((turn) => [turn.seat, turn.events.length])).toEqual([[null, 1], [1, 3], [2, 1]])
    expect(lineText(plain[2]!, tellingOf({ info: null }), [0], words), 'as well as it can').toBe('Rests')
  })

  it('keeps one chapter for what belongs together, and places in their order', () => {
    const end = turnsOf(
      [3, 1, 2].map((place, seat) => ({ name: 'result', number: 90, seat, points: 9 - place, place })),
      telling,
    )
    expect(end.map((turn) => [turn.chapter, turn.events.map((event) => event['place'])])).toEqual([['result', [1, 2, 3]]])
  })

  it('draws only what is new again', () => {
    const more = kept(turns, turnsOf([...LOG, { name: 'roll', number: 11, seat: 2, face: 'any' }], telling, ['chip']))
    expect(more.map((turn, index) => turn === turns[index])).toEqual([true, true, true, false])
  })

  it('names what happened since the own last turn, without the turn one is in', () => {
    const seatsSince = (log: GameEvent[], mine: number[]) => sinceOwnTurn(turnsOf(log, telling, ['chip']), telling, mine).map((turn) => turn.seat)
    expect(seatsSince(LOG, [0])).toEqual([1])
    expect(seatsSince([...LOG, { name: 'turn', number: 12, seat: 0, turn: 4 }], [0])).toEqual([1])
    expect(seatsSince(LOG, [2])).toEqual([0, 1])
    expect(seatsSince(LOG, [])).toEqual([])
    expect(isNews(turns[0]!, telling, [0]), 'that somebody begins').toBe(false)
  })
})

describe('the line of a turn', () => {
  it('tells what was done, what it brought, and what it did to the reader', () => {
    const line = lineOf(bram, telling, [0])
    expect(line.phrases.map((phrase) => [phrase.event.name, phrase.tone])).toEqual([['hut', 'plain'], ['rune_from', 'bad']])
    expect(line.yours.map((phrase) => [phrase.event.name, phrase.tone])).toEqual([['harvest', 'good']])
    expect(line.worth).toEqual([
      { seat: 1, amount: 3 },
      { seat: 0, amount: -1 },
      { seat: 2, amount: 1 },
    ])
  })

  it('reads as one sentence, another one for everybody', () => {
    expect(lineText(bram, telling, [0], words)).toBe('Bram: hut on 12, took your arch rune, +3; you: got 2 wood, −1')
    expect(lineText(bram, telling, [2], words)).toBe('Bram: hut on 12, took the arch rune from Anouk, +3; you: +1')
    expect(lineText(bram, telling, [1], words)).toBe('Bram: hut on 12, took the arch rune from Anouk, +3')
    expect(lineText(bram, telling, [0], wordsIn('de'))).toBe('Bram: Hütte auf 12, nahm dir die Rune Bogen weg, +3; du: 2 Holz bekommen, −1')
  })

  it('is never empty', () => {
    expect(lineText(turns[3]!, telling, [0], words)).toBe('Hazel is on the move')
    expect(lineText(turns[0]!, telling, [0], words)).toBe('Anouk is the start player')
  })

  it('tells that a move was taken back', () => {
    const back = turnsOf([LOG[2]!, { name: 'undo', number: 6, seat: 0 }], telling)
    expect(lineText(back[0]!, telling, [1], words)).toBe('Anouk: Anouk takes a move back')
  })
})
