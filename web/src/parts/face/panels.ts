// The parts of a face that are files in the game's folder panels/, each named as the contract names it.
import type { GameFace } from '../../games/contract'

const NAMES = ['Seat', 'SeatHead', 'SeatTags', 'SeatMini', 'Tray', 'Banner', 'Preview', 'Row', 'StepSigns', 'Term', 'Log', 'Result'] as const
type Panels = Pick<GameFace, (typeof NAMES)[number]>

/** `files` is what import.meta.glob finds in panels/. */
export function panelsIn(files: Record<string, unknown>): Panels {
  return Object.fromEntries(NAMES.map((name) => [name, files[`./panels/${name}.svelte`]])) as unknown as Panels
}
