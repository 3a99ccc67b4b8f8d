/** All pictures as SVG symbols, put into the page once; every component refers to them by `#me-…`. */
import { CHIP, DIE_FACE, GOOD } from './goods'
import { DRUID, HUT, LETTERS, mark, plate, SCREEN, TEMPLE, WORKER, WORKER_HEAD } from './pieces'
import { RUNE } from './runes'
import { SCENERY } from './scenery'

const HOST_ID = 'me-symbols'

const symbol = (name: string, box: string, body: string): string => `<symbol id="me-${name}" viewBox="${box}">${body}</symbol>`

const all = (prefix: string, box: string, pictures: Readonly<Record<string, string>>): string[] =>
  Object.entries(pictures).map(([name, body]) => symbol(prefix + name, box, body))

function symbolMarkup(): string {
  return [
    ...all('good-', '0 0 32 32', GOOD),
    ...all('chip-', '0 0 40 40', CHIP),
    ...all('die-', '0 0 64 64', DIE_FACE),
    ...all('rune-', '0 0 40 50', RUNE),
    ...LETTERS.flatMap((key) => [symbol(`mark-${key}`, '0 0 32 32', mark(key)), symbol(`plate-${key}`, '0 0 32 32', plate(key))]),
    symbol('hut', '0 0 52 52', HUT),
    symbol('temple', '0 0 52 52', TEMPLE),
    symbol('worker', '0 0 48 38', WORKER),
    symbol('worker-head', '0 0 32 32', WORKER_HEAD),
    symbol('druid', '0 0 52 76', DRUID),
    symbol('screen', '0 0 30 34', SCREEN),
    ...Object.entries(SCENERY).map(([name, { box, body }]) => symbol(name, box, body)),
  ].join('')
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
