// The clocks one can choose from; their words are `clock-<name>`.
import type { Clock } from '../wire'

export const CLOCKS: Record<string, Clock> = {
  none: { kind: 'none', seconds: 300, increment: 0 },
  'move-60': { kind: 'move', seconds: 60, increment: 0 },
  'move-300': { kind: 'move', seconds: 300, increment: 0 },
  'move-86400': { kind: 'move', seconds: 86_400, increment: 0 },
  'bank-600': { kind: 'bank', seconds: 600, increment: 5 },
  'bank-1800': { kind: 'bank', seconds: 1800, increment: 10 },
}

/** Seconds a discussion may last, in games that have any. */
export const TALKS = [0, 20, 45, 90, 180]

export const CLOCK_NAMES = Object.keys(CLOCKS)
