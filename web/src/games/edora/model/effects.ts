/** What herbs, potions and tablets show: short rows of pictures and numbers, made from the content data. */
import type { HerbEffect, PotionEffect } from './types'

/** A picture (`#ed-…`), a die with a value, or a text. */
export type Bit = { sign: string } | { die: number } | { text: string }

const sign = (name: string): Bit => ({ sign: name })
const text = (value: string | number): Bit => ({ text: String(value) })

export interface HerbLook {
  picture: string
  colour: string
}

export const HERB_LOOKS: Readonly<Record<string, HerbLook>> = {
  provisions: { picture: 'herb-sun', colour: '#e6bd3f' },
  sickle: { picture: 'herb-thistle', colour: '#8d63b5' },
  mistletoe: { picture: 'herb-flower', colour: '#4a86c5' },
  knowledge: { picture: 'herb-bell', colour: '#b5304a' },
  amulet: { picture: 'herb-berries', colour: '#d2402f' },
  die_shift: { picture: 'herb-thistle', colour: '#a3a8aa' },
  menhir: { picture: 'herb-flower', colour: '#e58fb4' },
  leap: { picture: 'herb-leaf', colour: '#5fa04a' },
  stele: { picture: 'herb-tuft', colour: '#aac54c' },
  fire: { picture: 'herb-bell', colour: '#e4602f' },
  prestige: { picture: 'herb-tri', colour: '#e08a2c' },
  tablet: { picture: 'herb-leaf', colour: '#cfa63c' },
}

export function herbBits(herb: string, effect: HerbEffect): Bit[] {
  const { provisions, prestige, mistletoe, steps, multiplier, shift, cost, value, exactly, becomes } = effect
  if (exactly !== undefined) return [text(`${exactly}→${becomes ?? exactly}`), sign('prestige')]
  const bits: Bit[] = []
  if (provisions !== undefined) bits.push(text(`+${provisions}`), sign('provisions'))
  if (mistletoe !== undefined) bits.push(text(`+${mistletoe}`), sign('mistletoe'))
  if (prestige !== undefined) bits.push(text(`+${prestige}`), sign('prestige'))
  if (steps !== undefined) bits.push(text(`+${steps}`), sign(herb))
  if (multiplier !== undefined) bits.push(sign('amulet'), text(`×+${multiplier}`))
  if (shift !== undefined) bits.push(sign('die'), text(`±${shift}`))
  if (cost !== undefined) bits.push(sign('walk'), text(`=${cost}`))
  if (value !== undefined) bits.push(sign('stele'), text(`+${value}`))
  return bits.length > 0 ? bits : [sign(herb), sign('again')]
}

function effectBits(effect: PotionEffect): Bit[] {
  switch (effect.op) {
    case 'prestige':
    case 'provisions':
      return [text(effect.amount ?? 0), sign(effect.op)]
    case 'take_dice':
      return [text(effect.count ?? 1), sign('die')]
    case 'herb_flip':
      return [sign('herb'), sign('again')]
    case 'herb_from_board':
      return [text(effect.count ?? 1), sign('herb')]
    case 'turn_die':
      return [...((effect.max ?? 1) > 1 ? [text(effect.max ?? 1)] : []), sign('die'), text('→'), { die: effect.value ?? 6 }]
  }
  const action = effect.action ?? ''
  if (effect.value !== undefined) return [sign(action), { die: effect.value }]
  if (effect.multiplier !== undefined) return [sign(action), text(`×${effect.multiplier}`)]
  return [text(effect.steps ?? effect.times ?? 1), sign(action)]
}

export const potionBits = (effects: readonly PotionEffect[]): Bit[] => effects.flatMap(effectBits)

/** The picture of a tablet's condition. */
// prettier-ignore
export const TABLET_SIGNS: Readonly<Record<string, string>> = {
  menhirs: 'menhir', start_places: 'start', line: 'line4', equal_dice: 'equal', dolmens: 'beige', steles: 'stele', knowledge: 'knowledge', tablets: 'tablet',
  herbs: 'herb', full_clearings: 'clearing-full', amulet: 'amulet', six_clearings: 'clearing', portals: 'portal', potions: 'potion', majorities: 'crown',
}

export const GEM_COLOURS: Readonly<Record<string, string>> = {
  prestige: '#d9a93f',
  knowledge: '#3a7ca5',
  provisions: '#b5702c',
  die: '#8c8f8c',
  mistletoe: '#5f8a49',
  sickle: '#5f676b',
}

export const DOLMEN_COLOURS: Readonly<Record<string, string>> = {
  red: '#a8402f',
  orange: '#d8802a',
  yellow: '#e6c147',
  green: '#55803d',
  blue: '#2f6690',
  violet: '#6d4a94',
}

/** The signs of an amulet's levels. */
export const ROMAN = ['I', 'II', 'III']
