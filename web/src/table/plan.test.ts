import { describe, expect, it } from 'vitest'
import type { Ahead, Ask, MoveEntry } from '../wire'
import { Plan, type Answer } from './plan.svelte'

const move = (say: string): MoveEntry => ({ move: 0, say, about: { name: say.split(' ')[0]! } })

function ask(number: number, kind: string, says: string[], usual: string | null = null): Ask {
  return { seat: 0, kind, number, moves: says.map(move), usual, aside: null, proposed: null }
}

/** A turn of walk, die, field and a free action that is usually carried out. */
const ASKS: Record<number, Ask> = {
  1: ask(2, 'die', ['die 1', 'die 2']),
  2: ask(3, 'field', ['field A', 'field B']),
  3: ask(4, 'do', ['do', 'decline'], 'do'),
}
const first = ask(1, 'turn', ['go X', 'go Y', 'pass'])
const by = (say: string): Answer => ({ move: move(say), by: 'reader' })

function planned(wishes: string[] = [], asks = ASKS) {
  const tried: string[][] = []
  const plan = new Plan(
    async (moves): Promise<Ahead> => {
      tried.push(moves)
      const next = moves[0] === 'pass' ? undefined : asks[moves.length]
      return next ? { ask: next, view: { after: moves.length } } : { ask: null, view: null }
    },
    (asked) => {
      const wished = asked.moves.find(({ say }) => wishes.includes(say))
      if (wished) return { move: wished, by: 'reader' }
      const ready = asked.moves.find(({ say }) => say === asked.usual)
      return ready ? { move: ready, by: 'ready' } : null
    },
  )
  return { plan, tried }
}

describe('a turn put together', () => {
  it('asks one decision after the other and sends all of them at once', async () => {
    const { plan } = planned()
    expect(await plan.look(first, by('go X'))).toBe('more')
    expect([plan.ask, plan.leadsOn(move('go X')), plan.chain(null)]).toEqual([null, true, []])
    plan.goOn()
    expect([plan.ask?.kind, plan.view]).toEqual(['die', { after: 1 }])
    await plan.look(first, by('die 2'))
    plan.goOn()
    expect(plan.ask?.kind).toBe('field')
    expect(await plan.look(first, by('field B'))).toBe('whole')
    expect([plan.last?.say, plan.ask?.kind, plan.isWhole(move('field B'))]).toEqual(['field B', 'field', true])
    expect(plan.chain(plan.last)).toEqual(['go X', 'die 2', 'field B', 'do'])
    expect(plan.chain(move('field A'))).toEqual(['go X', 'die 2', 'field A'])
    expect(plan.chosen.map(({ say }) => say)).toEqual(['go X', 'die 2'])
  })

  it('takes what was wished before as answered, and leaves the last of it open', async () => {
    const { plan } = planned(['die 1', 'field A'])
    expect(await plan.look(first, by('go Y'))).toBe('whole')
    expect([plan.last?.say, plan.ask?.kind, plan.isReaders]).toEqual(['field A', 'field', true])
    expect(plan.chain(plan.last)).toEqual(['go Y', 'die 1', 'field A', 'do'])
  })

  it('goes back step by step, or as a whole', async () => {
    const { plan } = planned()
    for (const say of ['go X', 'die 2']) {
      await plan.look(first, by(say))
      plan.goOn()
    }
    plan.back()
    expect([plan.ask?.kind, plan.view, plan.chain(null)]).toEqual(['die', { after: 1 }, ['go X']])
    plan.back()
    expect([plan.ask, plan.view, plan.begun]).toEqual([null, undefined, false])
    await plan.look(first, by('go X'))
    plan.goOn()
    plan.clear()
    expect([plan.ask, plan.begun]).toEqual([null, false])
  })

  it('is whole at once where nothing follows, and then has no steps to show', async () => {
    const { plan } = planned()
    expect(await plan.look(first, by('pass'))).toBe('whole')
    expect([plan.begun, plan.chain(plan.last), plan.shown]).toEqual([false, ['pass'], []])
  })

  it('shows every answer that it holds ready before it can be played, and asks again what the reader wants to decide', async () => {
    const asks = { 1: ask(2, 'pay', ['gold', 'market'], 'gold'), 2: ask(3, 'pay', ['wood', 'market'], 'wood') }
    const { plan } = planned([], asks)
    expect(await plan.look(first, by('go X'))).toBe('whole')
    expect([plan.ask, plan.holdsMore, plan.isReaders]).toEqual([null, true, false])
    expect(plan.chain(plan.last)).toEqual(['go X', 'gold', 'wood'])
    expect(plan.shown.map((step) => [step.move.say, step.at, step.by, step.ask.kind])).toEqual([
      ['go X', 0, 'reader', 'turn'], ['gold', 1, 'ready', 'pay'], ['wood', 2, 'ready', 'pay'],
    ])
    plan.reopen(2)
    expect([plan.ask?.number, plan.chain(null), plan.holdsMore]).toEqual([3, ['go X', 'gold'], false])
    await plan.look(first, by('market'))
    expect(plan.chain(plan.last)).toEqual(['go X', 'gold', 'market'])
    plan.back()
    expect([plan.ask, plan.chain(null)]).toEqual([null, []])
  })

  it('tells of what belongs to a move together with it', async () => {
    const plan = new Plan(
      async (moves): Promise<Ahead> => (moves.length < 3 ? { ask: ask(moves.length, 'give', ['wood to 1']), view: {} } : { ask: null, view: null }),
      ({ moves }) => ({ move: moves[0]!, by: 'part' }),
    )
    expect(await plan.look(first, by('go X'))).toBe('whole')
    expect(plan.shown.map(({ move: { say }, parts }) => [say, parts.length])).toEqual([['go X', 2]])
  })

  it('forgets an answer that comes after another choice', async () => {
    const { plan } = planned()
    const early = plan.look(first, by('go X'))
    const late = plan.look(first, by('go Y'))
    expect(await early).toBe('late')
    await late
    expect(plan.chain(plan.last)).toEqual(['go Y'])
  })
})
