/** What all targets of the board share. */
import type { MoveEntry } from '../../contract'

export interface Aim {
  selected: MoveEntry | null
  hovered: MoveEntry | null
  hint: MoveEntry | null
  /** Notation of the target that the tab key reaches. */
  tabKey: string | null
  pick(move: MoveEntry): void
  hover(move: MoveEntry | null): void
  onactive(key: string): void
}

export type Emphasis = 'none' | 'looked' | 'chosen'

export function emphasisOf(entry: MoveEntry | null, aim: Aim): Emphasis {
  if (!entry) return 'none'
  if (entry.say === aim.selected?.say) return 'chosen'
  return entry.say === aim.hovered?.say ? 'looked' : 'none'
}
