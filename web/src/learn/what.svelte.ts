// Whether the page is asked "what is this?", and what it answers about the things on the table.
import type { FluentBundle } from '@fluent/bundle'
import { wordsFor } from '../words/locale.svelte'
import { seenRect } from './targets'

export const asking = $state({ on: false })

export interface Explained {
  element: Element
  /** The message that explains it. */
  id: string
}

/** `plateau:wood` is explained as a plateau. */
function idOf(element: Element): string {
  return `what-${(element.getAttribute('data-what') ?? '').split(':')[0]}`
}

/** Everything in view that has an explanation. */
function explained(bundle: FluentBundle): Explained[] {
  const words = wordsFor(bundle)
  return [...document.querySelectorAll('[data-what]')]
    .map((element) => ({ element, id: idOf(element) }))
    .filter(({ element, id }) => words.has(id) && seenRect(element) !== null)
}

/** The smallest explained thing at a place of the screen. */
export function thingAt(bundle: FluentBundle, x: number, y: number): Explained | null {
  const size = ({ element }: Explained): number => {
    const box = element.getBoundingClientRect()
    return box.width * box.height
  }
  const here = explained(bundle).filter(({ element }) => {
    const box = seenRect(element)!
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  })
  return here.sort((a, b) => size(a) - size(b))[0] ?? null
}

/** One thing of each kind, from the top of the page to its end, for who goes through them by key. */
export function kindsInView(bundle: FluentBundle): Explained[] {
  const kinds = new Map<string, Explained>()
  for (const one of explained(bundle)) if (!kinds.has(one.id)) kinds.set(one.id, one)
  const top = ({ element }: Explained): number => element.getBoundingClientRect().top
  return [...kinds.values()].sort((a, b) => top(a) - top(b))
}
