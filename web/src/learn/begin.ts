// To the table of a chapter: a new one, or the one that was left.
import { api } from '../net/api'
import { keepTokens } from '../net/tokens'
import { go } from '../shell/here.svelte'
import { tellError } from '../shell/notices.svelte'
import { to } from '../shell/router'
import { settings } from '../shell/settings.svelte'
import { placeIn, setPlace } from './progress.svelte'

export async function beginChapter(game: string, lesson: string, chapter: number): Promise<void> {
  try {
    const { table, tokens } = await api.learn({ game, lesson, chapter, name: settings.name })
    keepTokens(table.id, tokens)
    setPlace(game, { lesson, chapter, table: table.id, step: 0 })
    go(to.table(table.id))
  } catch (error) {
    tellError(error)
  }
}

/** Where it was left, if that table is still there; else its chapter from the beginning. */
export async function goOn(game: string, lesson: string): Promise<void> {
  const place = placeIn(game)
  const left = place?.lesson === lesson && place.table ? await api.table(place.table).catch(() => null) : null
  if (left && left.status !== 'abandoned') go(to.table(left.id))
  else await beginChapter(game, lesson, place?.lesson === lesson ? place.chapter : 0)
}
