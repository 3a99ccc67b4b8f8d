/** The die the reader wants to see prices for; a wish of the page, not a move. */
class Pricing {
  value: number | null = $state(null)

  toggle(value: number): void {
    this.value = this.value === value ? null : value
  }
}

export const pricing = new Pricing()

export interface Price {
  value: number
  total: number
  /** Who would win the contest; null: there is none. */
  contest: number | null
}

/** The prices of a walk with each die that can still be paid. */
export function pricesOf(about: { values: number[]; prices: number[]; contests: (number | null)[] }): Price[] {
  return about.values.map((value, i) => ({ value, total: about.prices[i] ?? 0, contest: about.contests[i] ?? null }))
}
