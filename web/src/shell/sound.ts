// A few soft wooden ticks, made on the spot. Off by default, and never the only sign of anything.
import { settings } from './settings.svelte'

const NOTES = { event: [330], turn: [440, 660], sent: [260], over: [392, 494, 587] } as const
const LENGTH = 0.12

let context: AudioContext | null = null

export function play(sound: keyof typeof NOTES): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  const start = context.currentTime
  for (const [index, pitch] of NOTES[sound].entries()) tick(context, pitch, start + index * LENGTH)
}

function tick(context: AudioContext, pitch: number, at: number): void {
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.type = 'triangle'
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(0.08, at + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0005, at + LENGTH)
  tone.connect(volume).connect(context.destination)
  tone.start(at)
  tone.stop(at + LENGTH)
}
