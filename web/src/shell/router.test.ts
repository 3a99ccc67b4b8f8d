import { describe, expect, it } from 'vitest'
import { addressOf, parseRoute, readLink, to } from './router'

describe('addresses', () => {
  it('lead to pages', () => {
    expect(parseRoute('')).toEqual({ page: 'lobby' })
    expect(parseRoute('#/')).toEqual({ page: 'lobby' })
    expect(parseRoute('#/table/k3v9')).toEqual({ page: 'table', id: 'k3v9' })
    expect(parseRoute('#/join/k3v9/secret')).toEqual({ page: 'join', id: 'k3v9', token: 'secret' })
    expect(parseRoute('#/replay/k3v9?at=12')).toEqual({ page: 'replay', id: 'k3v9', moment: 12 })
    expect(parseRoute('#/rules/celtica/C-8')).toEqual({ page: 'rules', game: 'celtica', rule: 'C-8' })
    expect(parseRoute('#/settings')).toEqual({ page: 'settings' })
  })

  it('that are wrong are missing pages, never a crash', () => {
    for (const hash of ['#/nowhere', '#/table', '#/join/only', '#/replay/', '#/learn']) expect(parseRoute(hash)).toEqual({ page: 'missing' })
    expect(parseRoute('#/table/%E0%A4%A')).toEqual({ page: 'table', id: '%E0%A4%A' })
    expect(parseRoute('#/replay/x?at=many')).toEqual({ page: 'replay', id: 'x', moment: null })
  })

  it('are made and read alike', () => {
    for (const address of [
      to.table('a/b'),
      to.join('x', 'y z'),
      to.replay('r', 3),
      to.rules('celtica', 'C-8'),
      to.tables(),
      to.help(),
      to.learn('meduris'),
    ]) {
      expect(addressOf(parseRoute(address))).toBe(address)
    }
  })
})

describe('a pasted text', () => {
  it('may be a link, its end, or a bare id', () => {
    expect(readLink(' https://example.org/#/join/k3/t0 ')).toEqual({ page: 'join', id: 'k3', token: 't0' })
    expect(readLink('#/table/k3')).toEqual({ page: 'table', id: 'k3' })
    expect(readLink('k3v9-x_1')).toEqual({ page: 'table', id: 'k3v9-x_1' })
  })

  it('may be nothing of use', () => {
    for (const text of ['', 'two words', 'https://example.org/', '#/nowhere']) expect(readLink(text)).toBeNull()
  })
})
