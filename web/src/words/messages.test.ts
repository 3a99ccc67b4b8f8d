import { readdirSync, readFileSync, statSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { CLOCK_NAMES } from '../lobby/clocks'

const root = new URL('..', import.meta.url)
const LANGUAGES = ['en', 'de', 'nl']

const read = (language: string) => readFileSync(new URL(`./${language}.ftl`, import.meta.url), 'utf8')
const ids = (language: string) => [...new FluentResource(read(language)).body].map((message) => message.id)

function files(folder: URL): URL[] {
  return readdirSync(folder).flatMap((name) => {
    const url = new URL(name, folder)
    return statSync(url).isDirectory() ? files(new URL(`${name}/`, folder)) : [url]
  })
}
const sources = files(root)
  .filter((url) => /\.(svelte|ts)$/.test(url.pathname) && !/\.test\.ts$|\/games\/\w+\//.test(url.pathname))
  .map((url) => readFileSync(url, 'utf8'))
  .join('\n')

/** Families of ids that are put together while running. */
const MADE = [
  /^level-/, /^clock-/, /^theme-/, /^speed-/, /^error-/, /^undo-reason-/, /^help-/, /^key-/, /^event-/, /^record-fault-/, /^verify-/, /^tree-/,
  /-help$/,
]

describe('the words of the client', () => {
  it('exist once each in every language', () => {
    const english = ids('en')
    expect(new Set(english).size).toBe(english.length)
    for (const language of LANGUAGES) expect(ids(language)).toEqual(english)
  })

  it('use the same arguments in every language', () => {
    const variables = (language: string) =>
      Object.fromEntries(
        [...new FluentResource(read(language)).body].map((message) => [
          message.id,
          [...new Set([...JSON.stringify(message).matchAll(/"type":"var","name":"(\w+)"/g)].map((found) => found[1]))].sort(),
        ]),
      )
    for (const language of LANGUAGES) expect(variables(language)).toEqual(variables('en'))
  })

  it('are all there that the pages ask for', () => {
    const asked = [...sources.matchAll(/(?:\bt|\.ui)\('([\w-]+)'/g)].map((found) => found[1]!)
    expect(asked.length).toBeGreaterThan(100)
    expect(asked.filter((id) => !ids('en').includes(id))).toEqual([])
    expect(CLOCK_NAMES.filter((name) => !ids('en').includes(`clock-${name}`))).toEqual([])
  })

  it('are all asked for by some page', () => {
    const unused = ids('en').filter((id) => !sources.includes(`'${id}'`) && !MADE.some((family) => family.test(id)))
    expect(unused).toEqual([])
  })
})
