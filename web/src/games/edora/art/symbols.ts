/** All pictures as SVG symbols, put into the page once; every component refers to them by `#ed-…`. */
import { provideSheet } from '../../../parts/face/symbols'
import { GOODS } from './goods'
import { HERBS } from './herbs'
import { LAND } from './land'

function symbolMarkup(): string {
  return Object.entries({ ...GOODS, ...HERBS, ...LAND })
    .map(([name, { box, body }]) => `<symbol id="ed-${name}" viewBox="${box}">${body}</symbol>`)
    .join('')
}

/** Puts the symbols into the page unless they are there already. */
export const provideSymbols = (): void => provideSheet('ed', symbolMarkup)
