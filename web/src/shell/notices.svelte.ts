// Short messages at the edge of the page: something went wrong, or was done.
import { t } from '../words/locale.svelte'
import { RequestError } from '../net/api'
import type { Words } from '../words/words'

export interface Notice {
  id: number
  kind: 'error' | 'info'
  text: string
  /** Numbers of the rules it stands on. */
  rules: string[]
}

const SHOWN_FOR = { error: 9000, info: 3500 }

let next = 0
export const notices: { list: Notice[] } = $state({ list: [] })

export function tell(kind: Notice['kind'], text: string, rules: string[] = []): void {
  const id = ++next
  notices.list = [...notices.list.filter((notice) => notice.text !== text), { id, kind, text, rules }].slice(-3)
  setTimeout(() => dismiss(id), SHOWN_FOR[kind])
}

export function dismiss(id: number): void {
  notices.list = notices.list.filter((notice) => notice.id !== id)
}

/** Tells what went wrong in the reader's language; reasons of the rules come with their numbers. */
export function tellError(error: unknown, words?: Words): void {
  if (!(error instanceof RequestError)) throw error
  const reasons = words ? error.why.map((why) => words.thing('why', why)) : []
  const rules = error.why.flatMap((why) => (why.rule ? [why.rule] : []))
  tell('error', reasons.length ? reasons.join(' ') : errorText(error), rules)
}

export function errorText(error: RequestError): string {
  const id = `error-${error.code.replace(/_/g, '-')}`
  const text = t(id)
  return text === id ? error.message : text
}
