/** What a herb or a potion does, in the words of its rule. */
import { sentenceOf } from '../../../words/explained.svelte'
import type { MoveEntry } from '../../contract'
import { textOf } from '../model/types'

/** What the thing that is chosen does, in the words of its rule; nothing where the name says it. */
export function doesOf({ about }: MoveEntry): string {
  if (['herb', 'flip', 'pluck'].includes(about.name)) return doesHerb(textOf(about, 'herb') ?? '')
  return about.name === 'brew' ? sentenceOf('edora', `potion-${textOf(about, 'potion')}`) : ''
}

export const doesHerb = (herb: string): string => sentenceOf('edora', `herb-${herb}`)
