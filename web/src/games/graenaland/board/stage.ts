/** What every part of the board needs to draw itself and to be clicked. */
import type { MoveEntry, Words } from '../../contract'
import type { Sealed } from '../model/choice'
import type { Target } from '../model/targets'
import type { GraenalandContent, GraenalandView, HeroAbout } from '../model/types'
import type { Say } from '../../../parts/face/speaker'

export interface Stage {
  view: GraenalandView
  content: GraenalandContent
  words: Words
  say: Say
  /** The reader's seat. */
  seat: number | null
  /** The kind of decision that the reader is asked for. */
  asked: string | null
  targets: readonly Target[]
  selected: MoveEntry | null
  hovered: MoveEntry | null
  hint: MoveEntry | null
  /** The hero move that is being considered, and the one that the reader has sealed. */
  considered: HeroAbout | null
  sealed: Sealed | null
  /** The territory that the decision or the ballot is about. */
  focus: string | null
  /** A hero who is on his way and drawn elsewhere. */
  walking: { seat: number; hero: string } | null
  /** Size of the small print; more players make the board smaller on the screen. */
  small: number
  /** Notation of the target that the tab key reaches. */
  tabKey: string | null
  onactive(key: string): void
  /** `whole`: somewhere in the territory, not at the mark of the move itself. */
  choose(target: Target, whole?: boolean): void
  look(entry: MoveEntry | null): void
  /** Takes an own hero up, if he may move. */
  grab: ((hero: string, event: PointerEvent) => void) | null
}

export function targetAt(stage: Stage, zone: Target['zone'], territory: string | null, index = 0): Target | null {
  return stage.targets.find((target) => target.zone === zone && target.territory === territory && target.index === index) ?? null
}
