/** What stands beside the picture of a move: its name, and one short line about what it means. */
import type { MoveEntry, Words } from '../../contract'
import { listOf, numberOf, textOf } from '../model/types'
import type { Say } from '../../../parts/face/speaker'

/** Moves that do without something. */
export const WITHOUT: readonly string[] = ['decline', 'stop', 'none']

export function detailOf(entry: MoveEntry, words: Words, say: Say): string {
  return [overflowOf(entry, say), plainDetail(entry, words, say)].filter(Boolean).join(' · ')
}

/** Steps beyond the end of a track and dice that are not there any more are worth prestige points. */
function overflowOf({ about }: MoveEntry, say: Say): string {
  const instead = numberOf(about, 'instead') ?? 0
  if (!instead) return ''
  const taken = numberOf(about, 'taken')
  return taken === null ? say('instead', { instead }) : say('no-room', { taken, instead })
}

function plainDetail({ about }: MoveEntry, words: Words, say: Say): string {
  const number = (field: string): number => numberOf(about, field) ?? 0
  switch (about.name) {
    case 'die':
    case 'turn':
    case 'field':
      return about['turns'] === true ? say('may-turn') : say('leaves', { left: number('left') })
    case 'emergency':
      return say('emergency-help')
    case 'provisions':
      return about['herb'] === true ? say('with-herb') : ''
    case 'knowledge':
      return say('to-field', { field: number('field') })
    case 'sickle':
      return say('sickle-to', { to: number('to'), pairs: number('pairs') })
    case 'tablet':
      return say('progress', { progress: number('progress'), needs: number('needs') })
    case 'brew':
      return say('costs-leaves', { cost: number('cost'), left: number('left') })
    case 'gem':
      return say('level', { sign: 'I'.repeat(number('sign')) })
    case 'menhir':
      return say(about['repeat'] === true ? 'bonuses-repeat' : 'bonuses-count', { count: listOf(about, 'bonuses').length })
    case 'herb':
      return say('other-inactive', { herb: words.term('herb', textOf(about, 'other') ?? '') })
    case 'decline':
      return say('decline-help')
    case 'lay':
      return say('at-step', { step: number('position') })
    default:
      return ''
  }
}

/** What a button for the move is called. */
export function nameOf({ about }: MoveEntry, words: Words, say: Say): string {
  const term = (type: string): string => words.term(type, textOf(about, type) ?? '')
  switch (about.name) {
    case 'die':
    case 'pick':
    case 'turn':
      return say('die', { value: numberOf(about, 'value') ?? 0 })
    case 'field':
      return term('action')
    case 'tablet':
    case 'keep':
      return term('tablet')
    case 'brew':
      return term('potion')
    case 'gem':
    case 'menhir':
    case 'stele':
    case 'repeat':
      return term('bonus')
    case 'herb':
    case 'flip':
    case 'pluck':
      return term('herb')
    case 'sign':
      return say('level', { sign: 'I'.repeat(numberOf(about, 'sign') ?? 1) })
    case 'stop':
      return say('option-stop', { of: textOf(about, 'of') ?? '' })
    case 'decline':
    case 'none':
    case 'provisions':
    case 'dice':
    case 'knowledge':
    case 'sickle':
      return say(`option-${about.name}`)
    default:
      return words.thing('move', about)
  }
}
