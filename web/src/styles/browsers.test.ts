import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// A browser drops a declaration it does not understand, and a whole rule if one of its selectors is unknown to it.
const sheets = Object.keys({ ...import.meta.glob('../**/*.svelte'), ...import.meta.glob('../**/*.css') }).map((path) => {
  const text = readFileSync(new URL(path, import.meta.url), 'utf8')
  const css = path.endsWith('.css') ? text : (/<style>([^]*)<\/style>/.exec(text)?.[1] ?? '')
  return { path, css: css.replace(/\/\*[^]*?\*\//g, '') }
})

/** Innermost rules: a selector and its declarations. */
const rulesIn = (css: string) =>
  [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector, body]) => ({ selector: selector!.trim(), body: body! }))

/** A list of selectors, taken apart outside of brackets. */
function apart(selector: string): string[] {
  let depth = 0
  const marked = [...selector].map((letter) => {
    depth += Number(letter === '(') - Number(letter === ')')
    return letter === ',' && depth === 0 ? '\n' : letter
  })
  return marked.join('').split('\n')
}

it('finds the sheets of the page', () => {
  expect(sheets.flatMap(({ css }) => rulesIn(css)).length).toBeGreaterThan(500)
})

it('what browsers of 2022 do not understand comes after something they do', () => {
  const alone = sheets.flatMap(({ path, css }) =>
    rulesIn(css).flatMap(({ body }) => {
      const lines = body.split(';').map((line) => line.trim())
      const older = (property: string, before: string[]) =>
        before.some((line) => line.startsWith(`${property}:`) && !/\ddvh|color-mix|: clip/.test(line))
      return lines.flatMap((line, at) =>
        /\ddvh|color-mix\(|overflow\S*: clip/.test(line) && !older(line.split(':')[0]!, lines.slice(0, at)) ? [`${path}: ${line}`] : [],
      )
    }),
  )
  expect(alone).toEqual([])
})

it('no rule is lost to a browser without :has because of another selector beside it', () => {
  const mixed = sheets.flatMap(({ path, css }) =>
    rulesIn(css).flatMap(({ selector }) => {
      const having = apart(selector).map((one) => one.includes(':has('))
      return having.includes(true) && having.includes(false) ? [`${path}: ${selector}`] : []
    }),
  )
  expect(mixed).toEqual([])
})
