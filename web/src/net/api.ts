// Calls to the server over HTTP. Every failure is a RequestError that carries the server's error object.
import type {
  Ahead,
  BoxInfo,
  Claimed,
  Created,
  Ending,
  Explanation,
  GameInfo,
  GiveLuck,
  Hint,
  Lesson,
  LookUp,
  NewLesson,
  NewTable,
  NumberedBoard,
  Picture,
  Positions,
  PuzzlePosition,
  PuzzleShelf,
  PuzzleVerdict,
  ReachInfo,
  Reason,
  ReviewInfo,
  Sit,
  Suggestion,
  Table,
  WhatIf,
  WireError,
} from '../wire'

export class RequestError extends Error {
  readonly code: string
  readonly why: Reason[]

  constructor(error: Partial<WireError> & Pick<WireError, 'code' | 'message'>) {
    super(error.message)
    this.name = 'RequestError'
    this.code = error.code
    this.why = error.why ?? []
  }
}

/** Whose eyes a list of positions is asked for: a seat, everybody's (`all`), or a spectator's (null). */
export type Eyes = number | 'all' | null

async function failure(answer: Response): Promise<RequestError> {
  const body: unknown = await answer.json().catch(() => null)
  if (typeof body === 'object' && body !== null && 'code' in body) return new RequestError(body as WireError)
  return new RequestError({ code: answer.status === 404 ? 'not_found' : 'server', message: answer.statusText })
}

async function call(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(`api${path}`, { credentials: 'same-origin', ...init })
  } catch {
    throw new RequestError({ code: 'offline', message: 'The server does not answer.' })
  }
  if (!answer.ok) throw await failure(answer)
  return answer
}

async function get<T>(path: string): Promise<T> {
  return (await call(path)).json() as Promise<T>
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const answer = await call(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  const text = await answer.text()
  return (text ? JSON.parse(text) : null) as T
}

const eyes = (seat: Eyes) => (seat === null ? '' : `?seat=${seat}`)
/** Looking back at a finished table or a replay. */
const back = (id: string) => `/reviews/${encodeURIComponent(id)}`
const at = (id: string) => `/tables/${encodeURIComponent(id)}`

/** What a page may ask about the position of the moment, at a table or wherever else one is shown. */
export interface Questions {
  /** `moves`: what has been put together and is not played yet. */
  why(seat: number, wish: string, moves: string[]): Promise<{ why: Reason[] }>
  ahead(seat: number, after: number, moves: string[]): Promise<Ahead>
  hint(seat: number): Promise<Pick<Hint, 'suggestions'>>
  positions(seat: Eyes): Promise<Pick<Positions, 'positions'>>
}

function questions(path: string): Questions {
  return {
    why: (seat, wish, moves) =>
      get(`${path}/why?${new URLSearchParams([['seat', String(seat)], ['wish', wish], ...moves.map((move) => ['move', move])])}`),
    ahead: (seat, after, moves) =>
      get(`${path}/ahead?${new URLSearchParams([['seat', String(seat)], ['after', String(after)], ...moves.map((move) => ['move', move])])}`),
    hint: (seat) => get(`${path}/hint?seat=${seat}`),
    positions: (seat) => get(`${path}/positions${eyes(seat)}`),
  }
}

const puzzle = (game: string, id: string) => `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`

/** About a puzzle: the hint is its solution, and nothing can be looked back at. */
export function questionsOf(game: string, id: string): Questions {
  return {
    ...questions(puzzle(game, id)),
    hint: async () => ({ suggestions: [await get<Suggestion>(`${puzzle(game, id)}/solution`)] }),
    positions: () => Promise.resolve({ positions: [] }),
  }
}

export const questionsAt = (table: string): Questions => questions(at(table))

export const api = {
  games: () => get<GameInfo[]>('/games'),
  content: (game: string) => get<unknown>(`/games/${encodeURIComponent(game)}/content`),
  box: (game: string, content: string) => get<BoxInfo>(`/games/${encodeURIComponent(game)}/boxes/${encodeURIComponent(content)}`),

  lessons: (game: string) => get<Lesson[]>(`/games/${encodeURIComponent(game)}/lessons`),
  boardPicture: (game: string) => get<NumberedBoard>(`/games/${encodeURIComponent(game)}/picture`),
  lists: (game: string) => get<LookUp[]>(`/games/${encodeURIComponent(game)}/lists`),
  learn: (chapter: NewLesson) => post<Created>('/tables/lesson', chapter),

  create: (table: NewTable) => post<Created>('/tables', table),
  myTables: () => get<Table[]>('/tables?mine=true'),
  openTables: () => get<Table[]>('/tables?open=true'),
  table: (id: string) => get<Table>(at(id)),
  claim: (id: string, token: string, name: string, luck: string | null) => post<Claimed>(`${at(id)}/claim`, { token, name, luck }),
  sit: (id: string, wish: Sit) => post<{ table: Table; token: string }>(`${at(id)}/sit`, wish),
  luck: (id: string, wish: GiveLuck) => post<Table>(`${at(id)}/luck`, wish),
  stand: (id: string, seat: number) => post<unknown>(`${at(id)}/stand`, { seat }),
  start: (id: string) => post<unknown>(`${at(id)}/start`),
  standIn: (id: string, seat: number, level: number | null) => post<unknown>(`${at(id)}/stand_in`, { seat, level }),
  seatBot: (id: string, seat: number, level: number | null, name: string | null) => post<unknown>(`${at(id)}/seat_bot`, { seat, level, name }),
  abandon: (id: string) => post<unknown>(`${at(id)}/abandon`),
  answerEnd: (id: string, seat: number, yes: boolean) => post<unknown>(`${at(id)}/abandon/answer`, { seat, yes }),
  rematch: (id: string) => post<Created>(`${at(id)}/rematch`),
  reasons: (id: string, number: number) => get<Explanation>(`${at(id)}/reasons?number=${number}`),
  picture: (id: string, seat: number | null, lang: string) => get<Picture>(`${at(id)}/picture?lang=${lang}${seat === null ? '' : `&seat=${seat}`}`),
  positions: (id: string, seat: Eyes) => get<Positions>(`${at(id)}/positions${eyes(seat)}`),
  record: async (id: string) => (await call(`${at(id)}/record`)).text(),
  recordAddress: (id: string) => `api${at(id)}/record`,
  /** A picture of the link to a table, for the page at that address. */
  qrAddress: (id: string, page: string) => `api${at(id)}/qr?page=${encodeURIComponent(page)}`,

  reach: () => get<ReachInfo>('/reach'),
  openReach: () => post<ReachInfo>('/reach'),

  review: (id: string) => get<ReviewInfo>(back(id)),
  askReview: (id: string) => post<ReviewInfo>(back(id)),
  ending: (id: string) => get<Ending>(`${back(id)}/ending`),
  whatIf: (id: string, wish: WhatIf) => post<Created>(`${back(id)}/what_if`, wish),
  puzzles: () => get<PuzzleShelf[]>('/puzzles'),
  puzzle: (game: string, id: string) => get<PuzzlePosition>(puzzle(game, id)),
  verdict: (game: string, id: string, move: string) => get<PuzzleVerdict>(`${puzzle(game, id)}/verdict?move=${encodeURIComponent(move)}`),

  replays: () => get<Table[]>('/replays'),
  replay: (id: string) => get<Positions>(`/replays/${encodeURIComponent(id)}?seat=all`),
  importReplay: async (record: string) => {
    const answer = await call('/replays', { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: record })
    return answer.json() as Promise<{ id: string; table: Table }>
  },
}
