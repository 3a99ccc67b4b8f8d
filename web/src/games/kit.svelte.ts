// The games the server offers, asked for once, and everything a page needs of one of them.
import type { FluentBundle } from '@fluent/bundle'
import type { GameFace } from './contract'
import { loadFace } from './registry'
import { api } from '../net/api'
import { gameBundle, language } from '../words/locale.svelte'
import type { GameInfo } from '../wire'
import { knowing } from '../words/words'

let asked: Promise<GameInfo[]> | null = null

export function games(): Promise<GameInfo[]> {
  asked ??= api.games().catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

/** Numbers of the box that any message of a game may name; none while the server cannot be asked. */
export async function factsOf(name: string): Promise<Record<string, number>> {
  const list = await games().catch(() => [])
  return list.find((game) => game.name === name)?.facts ?? {}
}

export interface Kit {
  info: GameInfo | null
  face: GameFace | null
  content: unknown
}

const kits = new Map<string, Promise<Kit>>()

/** Description, face and content of a game; with the box of that fingerprint, if it is another than new tables have. */
export function gameKit(name: string, box = ''): Promise<Kit> {
  const key = `${name} ${box}`
  let kit = kits.get(key)
  if (!kit) {
    kit = Promise.all([games(), loadFace(name)]).then(async ([list, face]) => {
      const info = list.find((game) => game.name === name) ?? null
      if (!box || !info || info.content === box) return { info, face, content: await api.content(name) }
      return { ...(await api.box(name, box)), face }
    })
    kit.catch(() => kits.delete(key))
    kits.set(key, kit)
  }
  return kit
}

/** The words of the named games in the language of the moment; they arrive a moment after it changes. */
export class GameWords {
  private bundles = $state.raw<Record<string, FluentBundle | null>>({})

  constructor(names: () => string[], bundleFor = gameBundle) {
    $effect(() => {
      const wanted = names(),
        tongue = language()
      let current = true
      const load = async (name: string) => {
        const [bundle, facts] = await Promise.all([bundleFor(name, tongue), factsOf(name)])
        return [name, bundle && knowing(bundle, facts)] as const
      }
      void Promise.all(wanted.map(load)).then((loaded) => {
        if (current) this.bundles = Object.fromEntries(loaded)
      })
      return () => (current = false)
    })
  }

  of(name: string): FluentBundle | null {
    return this.bundles[name] ?? null
  }

  get ready(): boolean {
    return Object.keys(this.bundles).length > 0
  }
}
