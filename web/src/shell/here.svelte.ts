// Where the reader is: the route of the moment and the kind of screen.
import { parseRoute, type Route } from './router'

/** Screens without room for panels beside the board, among them a desktop at 200 %. */
const SMALL = '(max-width: 767px), (max-height: 520px), (max-width: 1023px) and (max-height: 619px)'
const small = matchMedia(SMALL)

export const here: { route: Route; phone: boolean } = $state({ route: parseRoute(location.hash), phone: small.matches })

addEventListener('hashchange', () => (here.route = parseRoute(location.hash)))
small.addEventListener('change', (event) => (here.phone = event.matches))

export function go(hash: string): void {
  location.hash = hash
}
