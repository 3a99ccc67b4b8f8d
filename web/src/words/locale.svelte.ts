// The words of the client in the chosen language, and those of the games when they are needed.
import type { FluentBundle } from '@fluent/bundle'
import { settings, type Language } from '../shell/settings.svelte'
import { bundleOf, Words, type Arguments, type Naming } from './words'

type Load = () => Promise<string>
const client = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' })
const faces = import.meta.glob<string>('../games/*/words/*.ftl', { query: '?raw', import: 'default' })
const games = import.meta.glob<string>('../../../nemeton/games/*/words/*.ftl', { query: '?raw', import: 'default' })
const lobbies = import.meta.glob<string>('../../../nemeton/games/*/words/??.ftl', { query: '?lobby', import: 'default' })
const shared = import.meta.glob<string>('../../../nemeton/core/words/*.ftl', { query: '?raw', import: 'default' })

interface Shown {
  language: Language
  bundle: FluentBundle
  words: Words
}

function shownAs(language: Language, bundle: FluentBundle): Shown {
  return { language, bundle, words: new Words(language, bundle) }
}

let shown = $state.raw(shownAs('en', bundleOf('en')))

/** Loads the words of a language and shows the page in it. */
export async function useLanguage(language: Language): Promise<void> {
  const bundle = bundleOf(language, await client[`./${language}.ftl`]!())
  if (settings.language !== language) return
  shown = shownAs(language, bundle)
  document.documentElement.lang = language
}

/** A message of the client in the language of the moment. */
export function t(id: string, args?: Arguments): string {
  return shown.words.ui(id, args)
}

export function language(): Language {
  return shown.language
}

export function clientWords(): Words {
  return shown.words
}

export function wordsFor(game: FluentBundle | null, naming?: Naming): Words {
  return new Words(shown.language, shown.bundle, game, naming)
}

function source(game: string, file: string): Load | undefined {
  return games[`../../../nemeton/games/${game}/words/${file}.ftl`]
}

/** The words of a game and of its face, or null if there are none in this language. */
export async function gameBundle(game: string, language: Language): Promise<FluentBundle | null> {
  const own = [source(game, language), faces[`../games/${game}/words/${language}.ftl`]].filter((load) => load !== undefined)
  const loads = [shared[`../../../nemeton/core/words/${language}.ftl`]!, ...own]
  return own.length ? bundleOf(language, ...(await Promise.all(loads.map((load) => load())))) : null
}

/** What the start page says of a game, a small part of its words; null if there are none in this language. */
export async function lobbyBundle(game: string, language: Language): Promise<FluentBundle | null> {
  const own = lobbies[`../../../nemeton/games/${game}/words/${language}.ftl`]
  const common = shared[`../../../nemeton/core/words/${language}.ftl`]!
  return own ? bundleOf(language, ...(await Promise.all([common(), own()]))) : null
}

/** Explanations and lessons of a game, or null if it has none in this language. */
export async function learnBundle(game: string, language: Language): Promise<FluentBundle | null> {
  const load = source(game, `${language}-learn`)
  return load ? bundleOf(language, await load()) : null
}

/** The text of the rules of a game in Fluent form; English where a translation is missing. */
export async function rulesText(game: string, language: Language): Promise<string | null> {
  const load = source(game, `${language}-rules`) ?? source(game, 'en-rules')
  return load ? load() : null
}
