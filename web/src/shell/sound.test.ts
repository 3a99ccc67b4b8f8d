import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const settings = { sound: true, volume: 0.5, quietNights: true }
vi.mock('./settings.svelte', () => ({ settings }))

const { loudness, play, SOUND_NAMES } = await import('./sound')
const faces = import.meta.glob<{ default: Record<string, string> }>('../games/*/sounds.ts', { eager: true })

/** Counts what would be heard. */
class Context {
  static made = 0
  static strokes = 0
  currentTime = 0
  sampleRate = 100
  destination = {}
  constructor() {
    Context.made++
  }
  createGain = () => ({ gain: parameter(), connect: vi.fn() })
  createBuffer = () => ({ getChannelData: () => new Float32Array(50) })
}
const parameter = () => ({ setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() })
class Source {
  frequency = parameter()
  connect = (next: unknown) => next
  start = () => Context.strokes++
  stop = vi.fn()
}
for (const [name, made] of Object.entries({
  AudioContext: Context, OscillatorNode: Source, AudioBufferSourceNode: Source, BiquadFilterNode: Source,
})) {
  vi.stubGlobal(name, made)
}

describe('sounds', () => {
  beforeEach(() => {
    Context.strokes = 0
    vi.useFakeTimers({ now: new Date(2026, 5, 1, 15) })
  })

  it('are all made of something', () => {
    for (const name of SOUND_NAMES) {
      const before = Context.strokes
      play(name)
      expect(Context.strokes, name).toBeGreaterThan(before)
    }
    expect(Context.made).toBe(1)
  })

  it('rest at night, when switched off, and at no volume', () => {
    expect(loudness(settings, 21)).toBe(0.5)
    expect([22, 0, 6].map((hour) => loudness(settings, hour))).toEqual([0, 0, 0])
    expect(loudness({ ...settings, quietNights: false }, 23)).toBe(0.5)
    expect(loudness({ ...settings, sound: false }, 12)).toBe(0)
    vi.setSystemTime(new Date(2026, 5, 1, 23))
    play('over')
    expect(Context.strokes).toBe(0)
  })
})

describe('the sounds of a game', () => {
  it('are told by every face, for events the game has words for', () => {
    expect(Object.keys(faces)).toHaveLength(4)
    for (const [path, face] of Object.entries(faces)) {
      const game = path.split('/').at(-2)!
      const words = readFileSync(new URL(`../../../nemeton/games/${game}/words/en.ftl`, import.meta.url), 'utf8')
      for (const [event, sound] of Object.entries(face.default)) {
        expect(words, `${game}: ${event}`).toMatch(new RegExp(`^event-${event} =`, 'm'))
        expect(SOUND_NAMES).toContain(sound)
      }
    }
  })

  it('are those the box has pieces for', () => {
    const heard = new Set(Object.values(faces).flatMap((face) => Object.values(face.default)))
    for (const sound of ['die', 'card', 'build', 'vikings', 'ballot']) expect(heard).toContain(sound)
  })
})
