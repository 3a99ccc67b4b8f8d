/** How long events are shown, and the steps of a turn. */
import type { GameEvent, Step } from '../../contract'
import { numberOf, type MedurisView } from './types'
import { walkTime } from './walk'

const DURATIONS: Readonly<Record<string, number>> = {
  turn: 300, roll: 720, harvest: 420, short: 500, take: 480, give: 480, lay: 350, pay: 360, place: 420, worker: 560, hut: 460, temple: 460, rune: 520,
  rune_from: 620, stone: 420, river: 900, river_points: 900, offer_nothing: 900, offer_one: 900, offer_both: 900, offer_chip: 900, chip_points: 900,
  temple_points: 800, rune_points: 900, result: 300,
}

/** At normal speed, in milliseconds; undefined: the shell's own measure. */
export function duration(event: GameEvent): number | undefined {
  if (event.name === 'druid') return walkTime(event)
  if (event.name === 'river_points' && numberOf(event, 'points') === 0) return 0
  return DURATIONS[event.name]
}

const STEPS = ['roll', 'action', 'druid']

/** Which step of the turn a decision belongs to. */
function stepOf(view: MedurisView): number {
  if (['take', 'give', 'lay'].includes(view.phase)) return 0
  if (view.phase === 'action') return 1
  if (view.phase === 'offer') return 2
  if (view.phase !== 'pay') return -1
  return view.goal === 'hut' || view.goal === 'temple' ? 1 : 2
}

export function steps(view: MedurisView): Step[] {
  const now = stepOf(view)
  if (now < 0 || view.ended_by !== 'none') return []
  return STEPS.map((key, i) => ({ key, state: i < now ? 'done' : i === now ? 'now' : 'next' }))
}
