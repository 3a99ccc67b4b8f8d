/** What a move changes for the one who plays it, read from what the server says about it. */
import type { MoveEntry } from '../../contract'
import { asBuild, asGood, asOffer, asPay, asWorker } from './types'

/** How many of each good the player will have more (or, below 0, less); null while that is still to be decided. */
export function goodsChange(entry: MoveEntry | null, goods: readonly string[]): number[] | null {
  const pay = asPay(entry)
  if (pay) return goods.map((good) => -Number(pay[good] ?? 0))
  const build = asBuild(entry)
  if (build) {
    if (build.cost === 0) return goods.map(() => 0)
    return build.replaced > 0 ? null : goods.map((good) => (build.goods.includes(good) ? -build.times : 0))
  }
  const worker = asWorker(entry)
  if (worker) return goods.map((good) => (good === worker.good ? worker.own : 0))
  const one = asGood(entry)
  if (one) return goods.map((good) => (good === one.good ? (one.name === 'take' ? 1 : -1) : 0))
  const offer = asOffer(entry)
  if (!offer || offer.cost === 0) return goods.map(() => 0)
  const plain = offer.name === 'offer_both' && offer.cost === offer.goods.length
  return plain ? goods.map((good) => (offer.goods.includes(good) ? -1 : 0)) : null
}

/** "+3" or "−1", with a real minus sign. */
export const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`)
