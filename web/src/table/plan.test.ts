import { describe, expect, it } from 'vitest'
import type { Ahead, Ask, MoveEntry } from '../wire'
import { Plan, type Answer } from './plan.svelte'

const move = (say: string): MoveEntry => ({ move: 0, say, about: { name: say.split(' ')[0]! } })

function ask(number: number, kind: string, says: string[], usual: string | null = null, proposed: string | null = null): Ask {
  return { seat: 0, kind, number, moves: says.map(move), usual, aside: null, proposed }
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
      const usual = asked.moves.find(({ say }) => say === asked.usual)
      if (usual) return { move: usual, by: 'usual' }
      const ready = asked.moves.find(({ say }) => say === asked.proposed)
      return ready ? { move: ready, by: 'ready' } : null
    },
  )
  return { plan, tried }
}

describe('a turn put together', () => {
  it('asks one decision after the other and sends all of them at once', async () => {
    const { plan } = planned()
    expect(await plan.take(first, by('go X'))).toEqual({ outcome: 'more', selected: null })
    expect([plan.ask?.kind, plan.view]).toEqual(['die', { after: 1 }])
    await plan.take(first, by('die 2'))
    expect(plan.ask?.kind).toBe('field')
    const end = await plan.take(first, by('field B'))
    expect([end.outcome, end.selected?.say, plan.ask?.kind]).toEqual(['whole', 'field B', 'field'])
    expect(plan.chain(end.selected)).toEqual(['go X', 'die 2', 'field B', 'do'])
    expect(plan.chain(move('field A'))).toEqual(['go X', 'die 2', 'field A'])
    expect(plan.chosen.map(({ say }) => say)).toEqual(['go X', 'die 2'])
  })

  it('takes what was wished before as answered, and leaves the last of it open', async () => {
    const { plan } = planned(['die 1', 'field A'])
    const end = await plan.take(first, by('go Y'))
    expect([end.outcome, end.selected?.say, plan.ask?.kind]).toEqual(['whole', 'field A', 'field'])
    expect(plan.chain(end.selected)).toEqual(['go Y', 'die 1', 'field A', 'do'])
  })

  it('goes back step by step, or as a whole', async () => {
    const { plan } = planned()
    await plan.take(first, by('go X'))
    await plan.take(first, by('die 2'))
    plan.back()
    expect([plan.ask?.kind, plan.view, plan.chain(null)]).toEqual(['die', { after: 1 }, ['go X']])
    plan.back()
    expect([plan.ask, plan.view, plan.begun]).toEqual([null, undefined, false])
    await plan.take(first, by('go X'))
    await plan.take(first, by('die 2'))
    plan.clear()
    expect([plan.ask, plan.begun]).toEqual([null, false])
  })

  it('is whole at once where nothing follows, and by itself where only usual answers are left', async () => {
    const { plan } = planned()
    const end = await plan.take(first, by('pass'))
    expect([end.outcome, plan.begun, plan.chain(end.selected)]).toEqual(['whole', false, ['pass']])
    const lone = new Plan(
      async () => ({ ask: null, view: null }),
      () => null,
    )
    expect(await lone.take(ASKS[3]!, { move: move('do'), by: 'usual' })).toEqual({ outcome: 'whole', selected: null })
    expect(lone.chain(null)).toEqual(['do'])
  })

  it('goes on over what is held ready, leaves the last of it open, and asks again what the reader wants to decide', async () => {
    const asks = { 1: ask(2, 'pay', ['gold', 'market'], null, 'gold'), 2: ask(3, 'build', ['hall', 'end'], null, 'end') }
    const { plan } = planned([], asks)
    const end = await plan.take(first, by('go X'))
    expect([end.outcome, end.selected?.say, plan.ask?.kind, plan.endsReady]).toEqual(['whole', 'end', 'build', true])
    expect(plan.chain(end.selected)).toEqual(['go X', 'gold', 'end'])
    expect(plan.shown.map(({ move: { say }, at, forYou }) => [say, at, forYou])).toEqual([['go X', 0, false], ['gold', 1, true]])
    plan.reopen(1)
    expect([plan.ask?.kind, plan.chain(null), plan.endsReady]).toEqual(['pay', ['go X'], false])
    await plan.take(first, by('market'))
    expect(plan.chain(move('end'))).toEqual(['go X', 'market', 'end'])
    plan.back()
    expect([plan.ask?.kind, plan.chain(null)]).toEqual(['pay', ['go X']])
  })

  it('forgets an answer that comes after another choice', async () => {
    const { plan } = planned()
    const early = plan.take(first, by('go X'))
    const late = plan.take(first, by('go Y'))
    expect((await early).outcome).toBe('late')
    await late
    expect(plan.chain(null)).toEqual(['go Y'])
  })
})
