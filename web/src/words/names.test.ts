import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'

// The settings, which know the language, need a browser.
vi.mock('./locale.svelte', () => ({ t: (id: string, args?: { number?: number }) => (args ? `${id} ${args.number}` : id) }))
const { playerName, tableName, TREES } = await import('./names')

it('says the names of tables in words, of which there are some for every tree', () => {
  const server = readFileSync(new URL('../../../nemeton/server/table/seating.py', import.meta.url), 'utf8')
  const named = /^NAMES = \((.*)\)$/m.exec(server)![1]!.replace(/"/g, '').toLowerCase().split(', ')
  expect(TREES).toEqual(named)
  for (const language of ['en', 'de', 'nl']) {
    const words = readFileSync(new URL(`./${language}.ftl`, import.meta.url), 'utf8')
    for (const tree of TREES) expect(words).toContain(`tree-${tree} = `)
  }
  expect(tableName('Ash 34')).toBe('tree-ash 34')
  expect(tableName('Anna, Ben')).toBe('Anna, Ben')
})

it('calls somebody without a name by the seat, whichever page or server said so', () => {
  for (const name of [null, '', 'Player 1', 'Spieler 1', 'Speler 1', 'Seat 1']) expect(playerName(name, 0)).toBe('seat-number 1')
  expect(playerName('Player One', 0)).toBe('Player One')
})
