// What a person has chosen for this browser. Stored here only; the server never hears of it.
export type Language = 'en' | 'de' | 'nl'
export type Theme = 'system' | 'light' | 'dark'
export type Speed = 'wait' | 'calm' | 'normal' | 'fast' | 'off'

export const LANGUAGES: readonly Language[] = ['en', 'de', 'nl']
export const THEMES: readonly Theme[] = ['system', 'light', 'dark']
export const SPEEDS: readonly Speed[] = ['wait', 'calm', 'normal', 'fast', 'off']

export interface Settings {
  language: Language
  theme: Theme
  /** How fast events are shown; wait: after every turn of somebody else until the reader goes on. */
  speed: Speed
  /** Plays a move at the first click instead of selecting it. */
  oneClick: boolean
  /** Asks also what has only one sensible answer. */
  askUsual: boolean
  /** Keeps out of ballots and joint buildings that do not concern the reader. */
  autoPass: boolean
  /** Whether a faster pace has been offered once. */
  paceOffered: boolean
  sound: boolean
  /** From 0 to 1. */
  volume: number
  /** No sounds at night. */
  quietNights: boolean
  shortcuts: boolean
  name: string
  /** The game that was laid last. */
  game: string
}

const KEY = 'nemeton.settings'

function preferredLanguage(): Language {
  for (const tag of navigator.languages ?? []) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}

function stored(): Partial<Settings> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

const defaults: Settings = {
  language: preferredLanguage(),
  theme: 'system',
  speed: 'normal',
  oneClick: false,
  askUsual: false,
  autoPass: false,
  paceOffered: false,
  sound: false,
  volume: 0.6,
  quietNights: true,
  shortcuts: true,
  name: '',
  game: '',
}

export const settings: Settings = $state({ ...defaults, ...stored() })

export function change<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that stores nothing still plays; the choice lasts until the page is closed.
  }
}

const darkSystem = matchMedia('(prefers-color-scheme: dark)')
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
const system = $state({ dark: darkSystem.matches, still: reducedMotion.matches })
darkSystem.addEventListener('change', (event) => (system.dark = event.matches))
reducedMotion.addEventListener('change', (event) => (system.still = event.matches))

export function isDark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'system' && system.dark)
}

/** How much more than normal may wait to be shown before it is hurried. */
export function patience(): number {
  return { wait: Infinity, calm: 6, normal: 1, fast: 1, off: 1 }[settings.speed]
}

/** How much longer than normal an event is shown; 0 means at once. */
export function pace(): number {
  if (system.still) return 0
  return { wait: 1, calm: 1.7, normal: 1, fast: 0.45, off: 0 }[settings.speed]
}
