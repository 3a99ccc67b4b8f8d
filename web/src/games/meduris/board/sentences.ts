/** What a build means, in sentences: spoken on the board, shown in the decision panel. */
import type { Words } from '../../contract'
import { stepsBetween, type Scene } from '../model/scene'
import type { BuildAbout, DruidView, HutAbout } from '../model/types'
import type { Say } from '../../../parts/face/speaker'
import { amounts } from '../words'

export interface Telling {
  words: Words
  say: Say
}

export function costOf(about: BuildAbout, { words, say }: Telling): string {
  if (about.cost === 0) return say('costs-nothing', { kind: about.name })
  const cost = amounts(words, about.goods, () => about.times)
  const text = say('costs', { kind: about.name, cost })
  return about.replaced > 0 ? `${text} ${say('replaced', { count: about.replaced, cost: about.cost })}` : text
}

export function runeOf(about: HutAbout, { words, say }: Telling): string {
  const name = about.rune_is === 'taken' ? words.player(about.rune_from) : ''
  return say(`rune-${about.rune_is}`, { rune: words.term('rune', about.rune), name })
}

/** Where the druid goes, how far, and how many he asks. */
export function walkOf(about: BuildAbout, scene: Scene, druid: DruidView, { say }: Telling): string {
  if (about.stone > 0) return say('druid-stone', { stone: about.stone })
  const first = about.stops[0]
  if (first === undefined) return say('druid-waits')
  const huts = about.stops.length
  if (druid.field === null) return say('druid-enters', { field: first, huts })
  return say('druid-walks', { steps: stepsBetween(scene, druid.field, first), field: first, huts })
}

/** The whole label of a field that can be built on. */
export function labelOf(about: BuildAbout, scene: Scene, druid: DruidView, telling: Telling): string {
  const { words, say } = telling
  const district = scene.districts[scene.fields[about.field]?.district ?? 0]?.key ?? ''
  return [
    say('field', { field: about.field, district: words.term('rune', district) }),
    costOf(about, telling),
    about.name === 'hut' ? runeOf(about, telling) : say('worth', { count: about.worth }),
    walkOf(about, scene, druid, telling),
  ].join(' ')
}
