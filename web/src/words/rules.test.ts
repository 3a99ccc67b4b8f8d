import { describe, expect, it } from 'vitest'
import { readRules, searchRules } from './rules'

const sections = readRules(
  `
section-1 = Setting up
rule-C-3 = All druids wait
    in the harbour.
    .title = The start
section-2 = A turn
rule-C-8 =
    Experience cards are only an addition.

    Without a druid card you cannot play them.
    .title = Never alone
    .about = play final
    .of = card-experience
rule-C-80 = Something else.
section-3 = Empty
`,
  'en',
)

describe('the rules', () => {
  it('keep the order of the file, and drop empty sections', () => {
    expect(sections.map((section) => [section.title, section.rules.map((rule) => rule.number)])).toEqual([
      ['Setting up', ['C-3']], ['A turn', ['C-8', 'C-80']],
    ])
  })

  it('join lines and keep paragraphs', () => {
    expect(sections[0]!.rules[0]!.paragraphs).toEqual(['All druids wait in the harbour.'])
    expect(sections[1]!.rules[0]!.paragraphs).toHaveLength(2)
  })

  it('name numbers of the box', () => {
    const [section] = readRules('section-1 = Goods\nrule-M-19 = { $replacement } replace one.', 'en', { replacement: 3 })
    expect(section!.rules[0]!.paragraphs).toEqual(['3 replace one.'])
  })

  it('say which decisions they are about', () => {
    expect(sections[1]!.rules[0]!.about).toEqual(['play', 'final'])
    expect(sections[1]!.rules[0]!.of).toEqual(['card-experience'])
  })

  it('are found by words and by exact number', () => {
    const numbers = (search: string) => searchRules(sections, search).flatMap((section) => section.rules.map((rule) => rule.number))
    expect(numbers('druid')).toEqual(['C-3', 'C-8'])
    expect(numbers('c-8')).toEqual(['C-8'])
    expect(numbers('druid card')).toEqual(['C-8'])
    expect(numbers('')).toHaveLength(3)
    expect(numbers('zebra')).toEqual([])
  })
})
