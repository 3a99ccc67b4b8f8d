/** How far a person has come in a decision of several clicks; board, tray and decision panel share it. */
import type { Ask, MoveEntry } from '../../contract'
import { asWorker, workerMoves, type Move, type WorkerAbout } from './types'

export const TABS = ['worker', 'hut', 'temple'] as const
export type Tab = (typeof TABS)[number]

export interface Worker {
  plateau: string
  height: number
}

const isTab = (name: string): name is Tab => (TABS as readonly string[]).includes(name)

class Draft {
  private key = ''
  private known: string | null = null
  /** The kind of action that is looked at. */
  tab = $state<Tab>('hut')
  /** The worker that has been picked up. */
  worker = $state.raw<Worker | null>(null)

  /** Starts anew when another decision is asked. */
  open(ask: Ask | null): void {
    const key = ask ? `${ask.seat}/${ask.number}/${ask.kind}` : ''
    if (!key || key === this.key) return
    this.key = key
    this.known = null
    this.worker = null
    const has = (tab: Tab): boolean => !!ask?.moves.some((entry) => entry.about.name === tab)
    this.tab = has('hut') ? 'hut' : has('temple') ? 'temple' : 'worker'
  }

  /** Follows a selection made elsewhere, e.g. in the full list or by a hint. */
  follow(selected: MoveEntry | null): void {
    const say = selected?.say ?? null
    if (say === this.known) return
    this.known = say
    if (selected && isTab(selected.about.name)) this.tab = selected.about.name
    const about = asWorker(selected)
    if (about) this.worker = { plateau: about.from, height: about.height }
  }

  show(tab: Tab): void {
    this.tab = tab
    this.worker = null
  }

  putBack(): void {
    this.worker = null
  }

  /** Picks a worker up, or puts the one in hand back. */
  lift(worker: Worker): void {
    this.tab = 'worker'
    const same = this.worker?.plateau === worker.plateau && this.worker.height === worker.height
    this.worker = same ? null : worker
  }
}

export const draft = new Draft()

/** Own workers that can be moved, each once. */
export function movable(ask: Ask | null): Worker[] {
  const found = new Map<string, Worker>()
  for (const { about } of workerMoves(ask)) found.set(`${about.from} ${about.height}`, { plateau: about.from, height: about.height })
  return [...found.values()]
}

/** Where the worker in hand can go. */
export function movesOf(ask: Ask | null, worker: Worker | null): Move<WorkerAbout>[] {
  if (!worker) return []
  return workerMoves(ask).filter(({ about }) => about.from === worker.plateau && about.height === worker.height)
}
