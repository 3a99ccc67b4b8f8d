import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { GameEvent, GameInfo } from '../wire'
import { bundleOf, Words } from '../words/words'
import { SpokenTurns } from './spoken'
import { lineText, spokenText, turnsOf } from './turns'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const games = JSON.parse(read('../dev/games.json')) as GameInfo[]
const NAMES = ['Anouk', 'Bram', 'Hazel']
const ME = [0]

/** A game as a page hears it: what has been spoken after each piece of the log. */
function listener(name: string) {
  const { turns: telling, fields } = games.find((game) => game.name === name)!
  const game = bundleOf('en', read(`../../../nemeton/games/${name}/words/en.ftl`))
  const words = new Words('en', bundleOf('en', read('../words/en.ftl')), game, { fields, names: NAMES })
  const spoken = new SpokenTurns()
  const turns = (log: GameEvent[]) => turnsOf(log, telling)
  return {
    skip: (log: GameEvent[]) => spoken.skip(turns(log)),
    hear: (log: GameEvent[], paused = false) => spoken.next(turns(log), paused, telling, ME).map((turn) => spokenText(turn, telling, ME, words)),
    line: (log: GameEvent[]) => turns(log).map((turn) => lineText(turn, telling, ME, words)),
  }
}

const LOG: GameEvent[] = [
  { name: 'turn', number: 4, seat: 1, turn: 1 },
  { name: 'hut', number: 5, seat: 1, field: 7, size: 1 },
  { name: 'turn', number: 5, seat: 2, turn: 2 },
  { name: 'roll', number: 5, seat: 2, face: 'wood' },
  { name: 'hut', number: 6, seat: 2, field: 12, size: 1 },
  { name: 'offer_both', number: 7, seat: 1, field: 7, points: 3 },
  { name: 'offer_nothing', number: 8, seat: 0, field: 9, points: 1 },
  { name: 'worker', number: 9, seat: 2, from: 'wood', to: 'stone' },
  { name: 'turn', number: 9, seat: 0, turn: 3 },
]

describe('what is spoken', () => {
  it('is every turn once, when it is over, however much comes at a time', () => {
    const slow = listener('meduris')
    const heard = LOG.flatMap((_, i) => slow.hear(LOG.slice(0, i + 1)))
    const fast = listener('meduris').hear(LOG)
    expect(heard).toEqual(['Bram: hut on 7', 'Hazel: hut on 12, worker to the quarry; Bram: +3; you: −1'])
    expect(fast).toEqual(heard)
    expect(slow.hear(LOG, true)).toEqual([])
  })

  it('is a turn as far as it has come when the reader is asked, and later the rest of it', () => {
    const page = listener('meduris')
    expect(page.hear(LOG.slice(0, 6), true)).toEqual(['Bram: hut on 7', 'Hazel: hut on 12; Bram: +3'])
    expect(page.hear(LOG.slice(0, 6), true)).toEqual([])
    expect(page.hear(LOG, true)).toEqual(['Hazel: worker to the quarry; you: −1'])
  })

  it('is not what happened before the reader came, but all that happened while the line was lost', () => {
    const page = listener('meduris')
    page.skip(LOG.slice(0, 5))
    expect(page.hear(structuredClone(LOG), true)).toEqual(['Hazel: worker to the quarry; Bram: +3; you: −1'])
  })

  it('goes on after something was taken back', () => {
    const page = listener('meduris')
    page.hear(LOG, true)
    const undone: GameEvent[] = [...LOG.slice(0, 2), { name: 'undo', number: 10, seat: 2 }, { name: 'turn', number: 11, seat: 2, turn: 2 }]
    expect(page.hear([...undone, { name: 'hut', number: 12, seat: 2, field: 3, size: 1 }], true)).toEqual(['Hazel: hut on 3'])
  })

  it('names whose hero moved', () => {
    const page = listener('graenaland')
    const moved: GameEvent[] = [
      { name: 'hero', number: 3, seat: 1, hero: 'warrior', from: '2', to: '1' },
      { name: 'hero', number: 3, seat: 2, hero: 'warrior', from: '2', to: '3' },
    ]
    expect(page.hear(moved, true)).toEqual(['The heroes move: Bram: warrior to Brattahlid, Hazel: warrior to Hvalsey'])
    expect(page.line(moved)).toEqual(['The heroes move'])
  })
})
