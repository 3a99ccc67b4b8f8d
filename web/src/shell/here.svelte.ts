// Where the reader is: the route of the moment and the kind of screen.
import { parseRoute, type Route } from './router'

const SMALL = '(max-width: 767px), (max-width: 1023px) and (orientation: portrait), (max-height: 520px)'
const small = matchMedia(SMALL)

export const here: { route: Route; phone: boolean } = $state({ route: parseRoute(location.hash), phone: small.matches })

addEventListener('hashchange', () => (here.route = parseRoute(location.hash)))
small.addEventListener('change', (event) => (here.phone = event.matches))

export function go(hash: string): void {
  location.hash = hash
}
