import { beforeEach, describe, expect, it, vi } from 'vitest'

describe('what was solved', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
    vi.resetModules()
  })

  it('counts days in a row, each once', async () => {
    const { keepSolved, streakOn, isSolved } = await import('./progress.svelte')
    const puzzle = { game: 'celtica', id: '1-2' }
    keepSolved(puzzle, '2026-11-16')
    keepSolved({ game: 'edora', id: '3-4' }, '2026-11-16')
    expect(streakOn('2026-11-16')).toBe(1)
    keepSolved(puzzle, '2026-11-17')
    expect(streakOn('2026-11-17')).toBe(2)
    expect(streakOn('2026-11-18')).toBe(2)
    expect(streakOn('2026-11-19')).toBe(0)
    expect(isSolved(puzzle)).toBe(true)
    expect(isSolved({ game: 'celtica', id: '9-9' })).toBe(false)
  })

  it('starts again after a missed day, and keeps it on the device', async () => {
    const { keepSolved } = await import('./progress.svelte')
    keepSolved({ game: 'celtica', id: '1-2' }, '2026-11-10')
    keepSolved({ game: 'celtica', id: '1-3' }, '2026-11-17')
    vi.resetModules()
    const { streakOn, isSolved } = await import('./progress.svelte')
    expect(streakOn('2026-11-17')).toBe(1)
    expect(isSolved({ game: 'celtica', id: '1-2' })).toBe(true)
  })

  it('takes no harm from what others have stored', async () => {
    localStorage.setItem('nemeton.puzzles', '{')
    const { streakOn } = await import('./progress.svelte')
    expect(streakOn('2026-11-17')).toBe(0)
  })
})
