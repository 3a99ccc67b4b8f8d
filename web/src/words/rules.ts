// The rules of a game as a list that can be shown and searched, read from their Fluent file in its order.
import { FluentResource } from '@fluent/bundle'
import { bundleOf, knowing } from './words'
import type { Language } from '../shell/settings.svelte'

export interface Rule {
  /** As people say it: C-8. */
  number: string
  title: string | null
  paragraphs: string[]
  /** Kinds of decision the rule is about. */
  about: string[]
  /** Things it explains, as their words are called: `herb-sickle`. */
  of: string[]
}

export interface Section {
  id: string
  title: string | null
  rules: Rule[]
}

export function readRules(source: string, language: Language, facts: Record<string, number> = {}): Section[] {
  const bundle = knowing(bundleOf(language, source), facts)
  const sections: Section[] = []
  for (const { id } of new FluentResource(source).body) {
    const message = bundle.getMessage(id)
    if (!message) continue
    const text = message.value ? bundle.formatPattern(message.value, null, []) : ''
    const attribute = (name: string) => {
      const value = message.attributes[name]
      return value ? bundle.formatPattern(value, null, []) : null
    }
    if (id.startsWith('section-')) {
      sections.push({ id, title: attribute('title') ?? text, rules: [] })
    } else if (id.startsWith('rule-')) {
      if (!sections.length) sections.push({ id: 'section-first', title: null, rules: [] })
      sections
        .at(-1)!
        .rules.push({
          number: id.slice('rule-'.length),
          title: attribute('title'),
          paragraphs: paragraphs(text),
          about: keysIn(attribute('about')),
          of: keysIn(attribute('of')),
        })
    }
  }
  return sections.filter((section) => section.rules.length)
}

function keysIn(text: string | null): string[] {
  return text?.split(/[\s,]+/).filter(Boolean) ?? []
}

/** Lines of the file are joined; an empty line begins a paragraph. */
function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\s*\n\s*/g, ' ').trim())
    .filter(Boolean)
}

/** Every word of the search must occur in the rule or be the beginning of its number. */
export function searchRules(sections: Section[], search: string): Section[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (!wanted.length) return sections
  const fits = (rule: Rule) => {
    const text = [rule.title ?? '', ...rule.paragraphs].join(' ').toLowerCase()
    return wanted.every((word) => text.includes(word) || rule.number.toLowerCase() === word)
  }
  return sections.map((section) => ({ ...section, rules: section.rules.filter(fits) })).filter((section) => section.rules.length)
}
