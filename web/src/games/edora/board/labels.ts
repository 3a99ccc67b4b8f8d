/** What is spoken for a place: its name, its dice, its free actions, and what a move there costs and brings. */
import type { MoveEntry, Words } from '../../contract'
import { pricesOf } from '../model/wishes.svelte'
import type { Place } from '../model/scene'
import type { GoAbout, PlaceView } from '../model/types'
import type { Say } from '../../../parts/face/speaker'

function diceText(view: PlaceView, words: Words, say: Say): string {
  const dice = view.fields.flatMap((field) => (field.seat === null ? [] : [say('die-of', { name: words.player(field.seat), value: field.value })]))
  return dice.length > 0 ? words.list(dice) : say('no-dice')
}

/** Fires and dolmens that a die there would complete, as words. */
export function gainTexts(fires: number, dolmens: readonly string[], words: Words, say: Say): string[] {
  return [
    ...(fires > 0 ? [say('completes-fires', { count: fires })] : []),
    ...dolmens.map((colour) => say('joins-dolmens', { colour: words.term('colour', colour) })),
  ]
}

function goTexts(go: GoAbout, words: Words, say: Say): string[] {
  const prices = pricesOf(go).map(({ value, total, contest }) =>
    say('price-of-die', { value, total, winner: contest === null ? 'none' : words.player(contest) }),
  )
  return [say(go.first ? 'walk-first' : 'walk-cost', { cost: go.cost }), ...prices, ...gainTexts(go.fires.length, go.dolmens, words, say)]
}

/** The name of a place at the beginning of a line. */
export function nameOfPlace(key: string, words: Words): string {
  const name = words.term('place', key)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

export function placeLabel(place: Place, view: PlaceView, entry: MoveEntry, go: GoAbout | null, words: Words, say: Say): string {
  const free = [...new Set(view.fields.filter((field) => field.seat === null).map((field) => words.term('action', field.action)))]
  const parts = [
    nameOfPlace(place.key, words),
    diceText(view, words, say),
    ...(free.length > 0 ? [say('free-actions', { actions: words.list(free) })] : []),
    ...(go ? goTexts(go, words, say) : [words.thing('move', entry.about)]),
  ]
  return `${parts.join('. ')}.`
}
