/** The display as the reader sees it now; the tray on the board, the phone's strip and the decision panel share it. */
import { draft } from '../model/draft.svelte'
import { lacking, withParts } from '../model/layers'
import { shownView } from '../../../parts/face/shown'
import { sceneOf } from '../model/scene'
import { slotMemory, type Slots } from '../model/slots'
import type { Props } from '../model/types'
import { speaker } from '../words'
import { slotStates, type SlotState } from './slot-state'

export interface DisplayState {
  slots: Slots
  states: SlotState[]
  supply: number
  reserve: number
}

export function displayOf(props: Props): DisplayState {
  const scene = sceneOf(props.content)
  const shown = shownView(props.view, props.played)
  const slots = slotMemory.settle(props.table.id, shown.display, scene.kinds, scene.displaySize, props.played.length === 0, draft.slots)
  const own = props.seat === null ? null : shown.seats[props.seat]?.parts
  const chosen = props.ask?.kind === 'take' ? draft.slots.flatMap((slot) => slots[slot] ?? []) : []
  const states = slotStates(slots, {
    ask: props.ask,
    selected: props.selected,
    amount: shown.amount,
    lacking: own ? lacking(withParts(own, scene.kinds, chosen), scene.kinds) : [],
    words: props.words,
    say: speaker(props.words),
  })
  return { slots, states, supply: shown.supply, reserve: shown.reserve.reduce((sum, count) => sum + count, 0) }
}

/** A click on a slot: takes part in the choice, or exchanges. */
export function chooseSlot(slot: number, display: DisplayState, props: Props): void {
  const kind = display.slots[slot]
  if (props.ask?.kind === 'take') draft.toggleSlot(slot, props.view.amount, display.slots, props)
  else if (kind) draft.exchangeFor(kind, props)
}
