// The address of every page, as it stands behind the # sign.
export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'join'; id: string; token: string }
  | { page: 'replay'; id: string; moment: number | null }
  | { page: 'review'; id: string }
  | { page: 'replays' }
  | { page: 'tables' }
  | { page: 'settings' }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'learn'; game: string }
  | { page: 'puzzles'; game: string | null }
  | { page: 'puzzle'; game: string; id: string }
  | { page: 'help' }
  | { page: 'verify'; id: string | null }
  | { page: 'missing' }

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?')
  const [page = '', first, second] = path.split('/').filter(Boolean).map(decode)
  const parameters = new URLSearchParams(query)
  // prettier-ignore
  switch (page) {
    case '': return { page: 'lobby' }
    case 'table': return first ? { page: 'table', id: first } : { page: 'missing' }
    case 'join': return first && second ? { page: 'join', id: first, token: second } : { page: 'missing' }
    case 'replay': return first ? { page: 'replay', id: first, moment: whole(parameters.get('at')) } : { page: 'missing' }
    case 'review': return first ? { page: 'review', id: first } : { page: 'missing' }
    case 'rules': return { page: 'rules', game: first ?? null, rule: second ?? null }
    case 'learn': return first ? { page: 'learn', game: first } : { page: 'missing' }
    case 'verify': return { page: 'verify', id: first ?? null }
    case 'puzzles': return { page: 'puzzles', game: first ?? null }
    case 'puzzle': return first && second ? { page: 'puzzle', game: first, id: second } : { page: 'missing' }
    case 'replays': case 'tables': case 'settings': case 'help': return { page }
    default: return { page: 'missing' }
  }
}

export const to = {
  lobby: () => '#/',
  table: (id: string) => `#/table/${encodeURIComponent(id)}`,
  join: (id: string, token: string) => `#/join/${encodeURIComponent(id)}/${encodeURIComponent(token)}`,
  replay: (id: string, moment?: number) => `#/replay/${encodeURIComponent(id)}${moment === undefined ? '' : `?at=${moment}`}`,
  review: (id: string) => `#/review/${encodeURIComponent(id)}`,
  replays: () => '#/replays',
  tables: () => '#/tables',
  settings: () => '#/settings',
  help: () => '#/help',
  verify: (id?: string) => `#/verify${id ? `/${encodeURIComponent(id)}` : ''}`,
  learn: (game: string) => `#/learn/${encodeURIComponent(game)}`,
  puzzles: (game?: string) => `#/puzzles${game ? `/${encodeURIComponent(game)}` : ''}`,
  puzzle: (game: string, id: string) => `#/puzzle/${encodeURIComponent(game)}/${encodeURIComponent(id)}`,
  rules: (game: string, rule?: string) => `#/rules/${encodeURIComponent(game)}${rule ? `/${encodeURIComponent(rule)}` : ''}`,
}

/** The route a pasted link or bare table id leads to, or null if it is neither. */
export function readLink(text: string): Route | null {
  const trimmed = text.trim()
  const hash = trimmed.indexOf('#/')
  if (hash >= 0) {
    const route = parseRoute(trimmed.slice(hash))
    return route.page === 'missing' || route.page === 'lobby' ? null : route
  }
  return /^[\w-]+$/.test(trimmed) ? { page: 'table', id: trimmed } : null
}

export function addressOf(route: Route): string {
  // prettier-ignore
  switch (route.page) {
    case 'table': return to.table(route.id)
    case 'join': return to.join(route.id, route.token)
    case 'replay': return to.replay(route.id, route.moment ?? undefined)
    case 'review': return to.review(route.id)
    case 'rules': return route.game ? to.rules(route.game, route.rule ?? undefined) : '#/rules'
    case 'learn': return to.learn(route.game)
    case 'verify': return to.verify(route.id ?? undefined)
    case 'puzzles': return to.puzzles(route.game ?? undefined)
    case 'puzzle': return to.puzzle(route.game, route.id)
    case 'lobby': case 'missing': return to.lobby()
    default: return `#/${route.page}`
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function whole(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}
