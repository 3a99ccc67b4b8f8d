/** Votes as bars show them. All numbers come from the view; nothing is counted here but sums. */

export interface Share {
  seat: number
  votes: number
}

/** Everybody with votes, the largest share first. */
export function sharesOf(votes: readonly number[]): Share[] {
  return votes
    .map((count, seat) => ({ seat, votes: count }))
    .filter((share) => share.votes > 0)
    .sort((a, b) => b.votes - a.votes)
}

/** How a share of votes stands to a proposal. */
export type Stand = 'sure' | 'asked' | 'against' | 'yes' | 'no' | 'open'

export interface Stretch extends Share {
  stand: Stand
}

/** A proposal being made: the proposer first, then those who receive something, then the others. */
export function proposedBar(votes: readonly number[], proposer: number, receivers: readonly number[]): Stretch[] {
  const standOf = (seat: number): Stand => (seat === proposer ? 'sure' : receivers.includes(seat) ? 'asked' : 'against')
  const order: Stand[] = ['sure', 'asked', 'against']
  return sharesOf(votes)
    .map((share) => ({ ...share, stand: standOf(share.seat) }))
    .sort((a, b) => order.indexOf(a.stand) - order.indexOf(b.stand))
}

/** A running ballot: yes from the left, no from the right, open votes between them. */
export function ballotBar(votes: readonly number[], ballot: readonly ('yes' | 'no' | null)[]): Stretch[] {
  const order: Stand[] = ['yes', 'open', 'no']
  return sharesOf(votes)
    .map((share) => ({ ...share, stand: ballot[share.seat] ?? ('open' as const) }))
    .sort((a, b) => order.indexOf(a.stand) - order.indexOf(b.stand))
}

export interface Coalition {
  seats: number[]
  votes: number
}

/** The smallest groups of partners whose votes are enough together with the own ones; each without anybody to spare. */
export function coalitions(votes: readonly number[], own: number, needed: number, most: number): Coalition[] {
  const mine = votes[own] ?? 0
  if (mine >= needed) return []
  const others = sharesOf(votes).filter((share) => share.seat !== own)
  const found: Coalition[] = []
  for (let set = 1; set < 1 << others.length; set++) {
    const members = others.filter((_, i) => (set >> i) & 1)
    const sum = mine + members.reduce((total, share) => total + share.votes, 0)
    if (sum < needed || members.some((share) => sum - share.votes >= needed)) continue
    found.push({ seats: members.map((share) => share.seat).sort((a, b) => a - b), votes: sum })
  }
  return found.sort((a, b) => a.seats.length - b.seats.length || a.votes - b.votes).slice(0, most)
}

export interface Placed extends Share {
  /** Left edge and width of the share, and the stretch beside the majority mark in which its label stands. */
  x: number
  width: number
  middle: number
  room: number
}

/** Shares along a bar; labels keep clear of the mark at `mark`. */
export function placeShares<S extends Share>(shares: readonly S[], total: number, width: number, mark: number | null): (S & Placed)[] {
  let x = 0
  return shares.map((share) => {
    const wide = (width * share.votes) / Math.max(1, total)
    let [a, b] = [x, x + wide]
    if (mark !== null && a + 4 < mark && mark < b - 4) [a, b] = mark - a >= b - mark ? [a, mark - 3] : [mark + 3, b]
    const placed = { ...share, x, width: wide, middle: (a + b) / 2, room: b - a }
    x += wide
    return placed
  })
}
