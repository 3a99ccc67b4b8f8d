/** All pictures as SVG symbols, put into the page once; every component refers to them by `#ed-…`. */
import { GOODS } from './goods'
import { HERBS } from './herbs'
import { LAND } from './land'

const HOST_ID = 'ed-symbols'

function symbolMarkup(): string {
  return Object.entries({ ...GOODS, ...HERBS, ...LAND })
    .map(([name, { box, body }]) => `<symbol id="ed-${name}" viewBox="${box}">${body}</symbol>`)
    .join('')
}

/** Puts the symbols into the page unless they are there already. */
export function provideSymbols(): void {
  if (document.getElementById(HOST_ID)) return
  const host = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  host.id = HOST_ID
  host.setAttribute('width', '0')
  host.setAttribute('height', '0')
  host.setAttribute('aria-hidden', 'true')
  host.innerHTML = `<defs>${symbolMarkup()}</defs>`
  document.body.prepend(host)
}
