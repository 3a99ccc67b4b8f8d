// Single keys of the table page. They can be switched off, and never act while somebody types.
import { settings } from './settings.svelte'

/** Key as the browser names it, and the id of the words that explain it. */
export const SHORTCUTS = [
  ['u', 'key-undo'], ['U', 'key-undo-turn'], ['h', 'key-hint'], ['1', 'key-follow'], ['2', 'key-follow-second'], ['3', 'key-follow-third'],
  ['w', 'key-why'], ['W', 'key-why-back'], ['?', 'key-help'], ['r', 'key-rules'], ['l', 'key-log'], ['c', 'key-chat'], ['m', 'key-moves'],
  ['s', 'key-since'], ['n', 'key-coach'], ['i', 'key-what'], [',', 'key-back'], ['.', 'key-forward'],
] as const

export type ShortcutKey = (typeof SHORTCUTS)[number][0]

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
}

/** The shortcut this key press means, or null. */
export function shortcutOf(event: KeyboardEvent): ShortcutKey | null {
  if (!settings.shortcuts || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return null
  const key = event.shiftKey ? event.key : event.key.toLowerCase()
  return SHORTCUTS.find(([name]) => name === key)?.[0] ?? null
}

/** Whether a key is the table's although a list has the focus, in which typing jumps. Figures are only while a hint can be followed. */
export function comesFirst(event: KeyboardEvent, hinted: boolean): boolean {
  const shortcut = shortcutOf(event)
  return shortcut !== null && (hinted || !/\d/.test(shortcut))
}
