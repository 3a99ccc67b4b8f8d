// What a clock is called, and what happens when it runs out.
import type { Clock } from '../wire'
import { t } from '../words/locale.svelte'
import { CLOCKS } from './clocks'

/** A clock in words, also one that somebody has set in another way than here. */
export function clockText({ kind, seconds, increment }: Clock): string {
  if (kind === 'none') return t('clock-none')
  const named = Object.entries(CLOCKS).find(([, clock]) => clock.kind === kind && clock.seconds === seconds && clock.increment === increment)
  return named ? t(`clock-${named[0]}`) : t(`clock-other-${kind}`, { seconds, increment })
}

/** What happens when the time is up, or null without a clock. */
export function timeUpText({ kind, increment }: Clock): string | null {
  return kind === 'none' ? null : t(`clock-out-${kind}`, { increment })
}
