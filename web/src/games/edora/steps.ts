/** The seven steps of a turn for the status bar. */
import type { Step } from '../contract'
import type { EdoraView } from './model/types'

const STEPS = 7

/** Numbers for all steps; the present one has its name too. None outside of a normal turn. */
export default function steps(view: EdoraView): Step[] {
  if (view.step === 0) return []
  return Array.from({ length: STEPS }, (_, i): Step => {
    const number = i + 1
    if (number === view.step) return { key: `ed-now-${number}`, state: 'now' }
    return { key: `ed-${number}`, state: number < view.step ? 'done' : 'next' }
  })
}
