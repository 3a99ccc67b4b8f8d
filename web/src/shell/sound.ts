// A small set of sounds, made on the spot from tones and noise. Off by default, and never the only sign of anything.
// Which event of a game makes which sound is told by its face.
import { settings } from './settings.svelte'

/** One stroke of a sound: a tone that may glide, or noise through a filter. Times in seconds, pitches in hertz. */
interface Stroke {
  at: number
  lasts: number
  /** Of the tone; of noise, the middle of what is let through. */
  pitch: number
  glides?: number
  form: OscillatorType | 'noise'
  loud: number
  /** How long it swells; without, it begins at once. */
  swells?: number
}

const tone = (at: number, pitch: number, lasts = 0.14, loud = 0.5): Stroke => ({ at, lasts, pitch, form: 'triangle', loud })
const knock = (at: number, pitch: number, loud = 1): Stroke[] => [
  { at, lasts: 0.12, pitch, glides: pitch * 0.6, form: 'sine', loud },
  { at, lasts: 0.03, pitch: pitch * 9, form: 'noise', loud: loud * 0.5 },
]
const click = (at: number, pitch: number, loud = 0.6): Stroke => ({ at, lasts: 0.045, pitch, form: 'noise', loud })
const horn = (at: number, pitch: number, lasts: number): Stroke[] => [
  { at, lasts, pitch: pitch * 0.97, glides: pitch, form: 'sawtooth', loud: 0.22, swells: 0.12 },
  { at, lasts, pitch: pitch * 1.5, glides: pitch * 1.505, form: 'triangle', loud: 0.16, swells: 0.16 },
]

const SOUNDS = {
  /** Anything that has no sound of its own. */
  event: [tone(0, 330, 0.12, 0.4)],
  die: [click(0, 2600), click(0.07, 2100, 0.5), click(0.13, 2900, 0.45), click(0.21, 2300, 0.35), ...knock(0.27, 240, 0.35)],
  card: [{ at: 0, lasts: 0.13, pitch: 3600, glides: 1500, form: 'noise', loud: 0.45, swells: 0.05 }],
  build: [...knock(0, 170), ...knock(0.17, 150, 0.8)],
  walk: [...knock(0, 300, 0.35), ...knock(0.13, 270, 0.3)],
  gain: [tone(0, 660, 0.1, 0.3), tone(0.06, 880, 0.16, 0.3)],
  vikings: [...horn(0, 98, 0.55), ...horn(0.5, 131, 0.85)],
  ballot: [click(0, 1500, 0.8), ...knock(0.02, 420, 0.4)],
  turn: [tone(0, 440), tone(0.13, 660, 0.24)],
  sent: [...knock(0, 230, 0.4)],
  clock: [...knock(0, 900, 0.3), ...knock(0.28, 760, 0.3)],
  over: [tone(0, 392, 0.5), tone(0.13, 494, 0.5), tone(0.26, 587, 0.5), tone(0.39, 784, 0.9)],
} satisfies Record<string, Stroke[]>

export type Sound = keyof typeof SOUNDS
export const SOUND_NAMES = Object.keys(SOUNDS) as Sound[]

/** At full volume. */
const LOUDEST = 0.3
/** The night, when sounds rest if the reader wishes: from this hour until that. */
const NIGHT = { from: 22, until: 7 }

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

/** How loud sounds are at this hour, from 0 to 1. */
export function loudness({ sound, volume, quietNights }: { sound: boolean; volume: number; quietNights: boolean }, hour: number): number {
  const night = hour >= NIGHT.from || hour < NIGHT.until
  return !sound || (quietNights && night) ? 0 : Math.min(1, Math.max(0, volume))
}

export function play(sound: Sound): void {
  const loud = loudness(settings, new Date().getHours())
  if (!loud) return
  context ??= new AudioContext()
  const start = context.currentTime + 0.01
  for (const stroke of SOUNDS[sound]) strike(context, stroke, start, loud * LOUDEST)
}

function strike(context: AudioContext, stroke: Stroke, start: number, volume: number): void {
  const at = start + stroke.at,
    end = at + stroke.lasts
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(stroke.loud * volume, at + (stroke.swells ?? 0.006))
  gain.gain.exponentialRampToValueAtTime(0.0004, end)
  gain.connect(context.destination)
  const glide = (pitch: AudioParam) => {
    pitch.setValueAtTime(stroke.pitch, at)
    if (stroke.glides) pitch.exponentialRampToValueAtTime(stroke.glides, end)
  }
  if (stroke.form === 'noise') {
    const source = new AudioBufferSourceNode(context, { buffer: (noise ??= whiteNoise(context)) })
    const filter = new BiquadFilterNode(context, { type: 'bandpass', Q: 1.2 })
    glide(filter.frequency)
    source.connect(filter).connect(gain)
    source.start(at)
    source.stop(end)
  } else {
    const source = new OscillatorNode(context, { type: stroke.form })
    glide(source.frequency)
    source.connect(gain)
    source.start(at)
    source.stop(end)
  }
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  return buffer
}
