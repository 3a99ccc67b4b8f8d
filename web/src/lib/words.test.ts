import { describe, expect, it } from 'vitest'
import { bundleOf, knowing, Words } from './words'

const ui = bundleOf('en', 'list-and = { $first } and { $last }\nseat-number = Player { $number }\nevent-undo = { $seat } takes a move back')
const game = bundleOf(
  'en',
  `
event-walk = { $seat } moves the { $druid } druid to { $to }
event-take = { $seat } takes { $parts }
event-draw = { $druid ->
    [hidden] { $seat } draws a card
   *[other] { $seat } draws { $druid }
  }
event-count = { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
druid-red = red
place-14 = King's Castle
part-large_1 = wave
part-middle = middle
part-small_2 = drop
ask-play = Play
    .help = Each card is one step.
result-complete = { $seat } has { $complete }
`,
)
const fields = { seat: 'seat', druid: 'druid', parts: 'part', to: 'place' }
const words = new Words('en', ui, game, { fields, names: ['Anouk', 'Bram'] })

describe('a message', () => {
  it('may name numbers of the box beside its own arguments', () => {
    const box = knowing(bundleOf('en', 'cost = { $goods }, { $price ->\n    [1] once\n   *[other] { $price } times\n  }'), { price: 2 })
    expect(new Words('en', ui, box).say('cost', { goods: 'wood' })).toBe('wood, 2 times')
  })
})

describe('a thing with words', () => {
  it('puts in the name of a seat and the words of terms', () => {
    expect(words.thing('event', { name: 'walk', seat: 1, druid: 'red', to: 14 })).toBe("Bram moves the red druid to King's Castle")
  })

  it('joins a list with commas and a last and', () => {
    const take = (parts: string[]) => words.thing('event', { name: 'take', seat: 0, parts })
    expect(take(['middle'])).toBe('Anouk takes middle')
    expect(take(['large_1', 'middle'])).toBe('Anouk takes wave and middle')
    expect(take(['large_1', 'small_2', 'middle'])).toBe('Anouk takes wave, drop and middle')
  })

  it('passes what the reader may not know as the text "hidden"', () => {
    expect(words.thing('event', { name: 'draw', seat: 0, druid: null })).toBe('Anouk draws a card')
    expect(words.thing('event', { name: 'draw', seat: 0, druid: 'red' })).toBe('Anouk draws red')
  })

  it('passes numbers as numbers, so that plurals work', () => {
    expect(words.thing('event', { name: 'count', cards: 1 })).toBe('one card')
    expect(words.thing('event', { name: 'count', cards: 3 })).toBe('3 cards')
  })

  it('can be had in pieces, with the keys of seats and terms', () => {
    expect(words.pieces('event', { name: 'take', seat: 0, parts: ['large_1', 'middle'] })).toEqual([
      { type: 'seat', key: '0', text: 'Anouk' },
      ' takes ',
      { type: 'part', key: 'large_1', text: 'wave' },
      ' and ',
      { type: 'part', key: 'middle', text: 'middle' },
    ])
  })

  it('may carry its kind in its name', () => {
    expect(words.thing('result', { name: 'result-complete', seat: 1, complete: 2 })).toBe('Bram has 2')
  })

  it('that can happen in any game has its words in the client', () => {
    expect(words.thing('event', { name: 'undo', seat: 0 })).toBe('Anouk takes a move back')
  })

  it('without words is still readable', () => {
    expect(words.thing('event', { name: 'nothing_to_give', seat: 0 })).toBe('Nothing to give')
    expect(words.term('druid', 'grey')).toBe('Grey')
    expect(words.player(4)).toBe('Player 5')
  })
})

describe('messages', () => {
  it('finds attributes, and knows what is missing', () => {
    expect(words.find('ask-play.help')).toBe('Each card is one step.')
    expect(words.has('ask-play.help')).toBe(true)
    expect(words.has('ask-draw')).toBe(false)
    expect(words.find('ask-draw')).toBeNull()
  })

  it('carry no marks of text direction', () => {
    expect(words.thing('event', { name: 'walk', seat: 0, druid: 'red', to: 14 })).not.toMatch(/[\u2068\u2069\uE000-\uE002]/)
  })
})
