import { describe, expect, it } from 'vitest'
import type { Ask } from '../wire'
import { thingsIn } from './things'

describe('what a decision is about', () => {
  it('is named as its words are called, once, lists included', () => {
    const about = (fields: Record<string, unknown>) => ({ move: 0, say: '', about: { name: 'herb', ...fields } })
    const ask = { moves: [about({ herb: 'sickle', other: 'dice', left: 3 }), about({ herb: 'sickle', herbs: ['leap', 'fire'] })] } as unknown as Ask
    const fields = { herb: 'herb', other: 'herb', herbs: 'herb' }
    expect(thingsIn(ask, fields)).toEqual(['herb-sickle', 'herb-dice', 'herb-leap', 'herb-fire'])
    expect(thingsIn(null, fields)).toEqual([])
  })
})
