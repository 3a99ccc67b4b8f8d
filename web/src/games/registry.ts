// Finds the faces of the games by their place in the file system, one lazy chunk for each.
import type { GameFace } from './contract'

const modules = import.meta.glob<GameFace>('./*/index.ts', { import: 'default' })

/** The face of a game, or null: then the table is played with the plain page. */
export async function loadFace(game: string): Promise<GameFace | null> {
  const load = modules[`./${game}/index.ts`]
  return load ? load() : null
}
