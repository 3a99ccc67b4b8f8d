// What a rule says of a single thing (`.of` of the rule), e.g. of a herb, for the place where it is chosen.
import { factsOf } from '../games/kit.svelte'
import { language, rulesText } from './locale.svelte'
import { readRules, type Rule } from './rules'

const known: Record<string, Readonly<Record<string, Rule>>> = $state({})
const wanted = new Set<string>()

/** The rule that explains a thing of a game (`herb-sickle`), if one does; it is known a moment after it was first asked for. */
export function ruleOf(game: string, thing: string): Rule | null {
  const tongue = language()
  const key = `${game} ${tongue}`
  if (!wanted.has(key)) {
    wanted.add(key)
    void Promise.all([rulesText(game, tongue), factsOf(game)]).then(
      ([text, facts]) => {
        const rules = text ? readRules(text, tongue, facts).flatMap((section) => section.rules) : []
        known[key] = Object.fromEntries(rules.flatMap((rule) => rule.of.map((one) => [one, rule])))
      },
      () => wanted.delete(key),
    )
  }
  return known[key]?.[thing] ?? null
}

/** The same in one sentence or two; nothing where no rule explains it. */
export function sentenceOf(game: string, thing: string): string {
  return ruleOf(game, thing)?.paragraphs.join(' ') ?? ''
}
