import { expect, it } from 'vitest'
import { ago } from './ago'

it('tells how long ago something was, in the largest unit that fits', () => {
  const now = Date.parse('2026-11-16T20:00:00Z')
  const at = ['2026-11-16T19:59:30Z', '2026-11-16T19:58:00Z', '2026-11-16T17:30:00Z', '2026-11-15T20:00:00Z', '2026-11-16T21:00:00Z']
  expect(at.map((one) => ago(one, 'en', now))).toEqual(['now', '2 minutes ago', '2 hours ago', 'yesterday', 'now'])
  expect(ago(at[2]!, 'de', now)).toBe('vor 2 Stunden')
})
