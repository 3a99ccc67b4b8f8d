/** Stands in for the table of the shell: shows one position and lets moves be selected, but plays none. */
import type { Ask, FaceProps, GameEvent, GameFace, MoveEntry, Table, Words } from '../games/contract'
import { settings } from '../lib/settings.svelte'

/** A position to be looked at. */
export interface Shown<V> {
  view: V
  ask: Ask | null
  seat: number | null
  table: Table
  events?: GameEvent[]
}

const USUAL_DURATION = 650
/** So long that a picture can be taken. */
const STANDSTILL = 60000

export class DemoModel<V, C> {
  selected: MoveEntry | null = $state.raw(null)
  hovered: MoveEntry | null = $state.raw(null)
  played: GameEvent[] = $state.raw([])
  duration = $state(0)

  constructor(
    readonly demo: Shown<V>,
    readonly content: C,
    readonly face: GameFace<V, C>,
  ) {}

  get ask() {
    return this.played.length > 0 ? null : this.demo.ask
  }

  props(words: Words, phone: boolean): FaceProps<V, C> {
    return {
      view: this.demo.view,
      ask: this.ask,
      seat: this.demo.seat,
      table: this.demo.table,
      content: this.content,
      words,
      selected: this.selected,
      hovered: this.hovered,
      hint: null,
      current: this.played.at(-1) ?? null,
      played: this.played,
      duration: this.duration,
      pick: (move) => this.pick(move),
      confirm: (move) => this.confirm(move),
      hover: (move) => (this.hovered = move),
      explain: (wish) => console.info('why', wish),
      settings,
      phone,
    }
  }

  /** Shows the events one after the other, or stands still at one of them. */
  async playEvents(only: number | null): Promise<void> {
    const events = this.demo.events ?? []
    for (let i = only ?? 0; i < events.length; i++) {
      this.duration = only === null ? (this.face.duration?.(events[i]!) ?? USUAL_DURATION) : STANDSTILL
      this.played = events.slice(0, i + 1)
      await new Promise((resolve) => setTimeout(resolve, this.duration))
    }
    this.played = []
  }

  pick(move: MoveEntry | null): void {
    if (move && (settings.oneClick || move.say === this.selected?.say)) this.confirm(move)
    else this.selected = move
  }

  confirm(move: MoveEntry): void {
    console.info('confirmed', move.say)
    this.selected = null
  }
}
