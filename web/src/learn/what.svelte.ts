// Whether the page is asked "what is this?", and what it answers about the things on the table.
import type { FluentBundle } from '@fluent/bundle'
import { wordsFor } from '../words/locale.svelte'
import { seenRect } from './targets'

/** What is at every table: its words are the client's. */
const OF_THE_TABLE = ['what-timeline']

export const asking = $state({ on: false })

export interface Explained {
  element: Element
  /** The message that explains it. */
  id: string
  /** Which one it is of its kind, as its words are called: `herb-sickle`. */
  thing: string
}

/** `plateau:wood` is explained as a plateau. */
function namesOf(element: Element): { id: string; thing: string } {
  const what = element.getAttribute('data-what') ?? ''
  return { id: `what-${what.split(':')[0]}`, thing: what.replace(':', '-') }
}

/** What stands there just now, as the board in words tells it: a line, or a heading and all its lines; null: it says nothing of this thing. */
export function toldAbout(element: Element): string[] | null {
  const name = element.getAttribute('data-what')?.split(' ')[0]
  const told = name && document.querySelector(`[data-told~="${CSS.escape(name)}"]`)
  if (!told) return null
  const lines = [...told.querySelectorAll('h3, li')].map((line) => line.textContent)
  return lines.length ? lines : [told.textContent]
}

/** Everything in view that has an explanation. */
function explained(bundle: FluentBundle): Explained[] {
  const words = wordsFor(bundle)
  return [...document.querySelectorAll('[data-what]')]
    .map((element) => ({ element, ...namesOf(element) }))
    .filter(({ element, id }) => (words.has(id) || OF_THE_TABLE.includes(id)) && seenRect(element) !== null)
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

/** All things of the same kind as one, in the order in which they are drawn; those that show the same thing twice only once. */
export function likeIn(bundle: FluentBundle, one: Explained): Explained[] {
  const names = new Map<string, Explained>()
  for (const other of explained(bundle)) {
    const name = other.element.getAttribute('data-what') ?? ''
    if (other.id === one.id && (!names.has(name) || other.element === one.element)) names.set(name, other)
  }
  return [...names.values()]
}

/** One thing of each kind, from the top of the page to its end, for who goes through them by key. */
export function kindsInView(bundle: FluentBundle): Explained[] {
  const kinds = new Map<string, Explained>()
  for (const one of explained(bundle)) if (!kinds.has(one.id)) kinds.set(one.id, one)
  const top = ({ element }: Explained): number => element.getBoundingClientRect().top
  return [...kinds.values()].sort((a, b) => top(a) - top(b))
}
