// A finished (or imported) game as a film: positions one after another, seen with somebody's eyes.
import type { Eyes } from '../net/api'
import type { Kit } from '../games/kit.svelte'
import { EventQueue } from './queue'
import { pace } from '../shell/settings.svelte'
import type { GameEvent, GivenPromise, Position, Table } from '../wire'
import { promisesAt } from './moments'
import { allOpen, eventDuration, type Scene } from './scene'

export const SPEEDS = [1, 2, 4] as const
export type ReplaySpeed = (typeof SPEEDS)[number]

/** Between two moves, and instead of an event when animations are off. */
const PAUSE = 500

export class ReplayModel implements Scene {
  table: Table = $state.raw(null!)
  index = $state(0)
  running = $state(false)
  speed: ReplaySpeed = $state(1)
  eyes: Eyes = $state(null)
  played: GameEvent[] = $state.raw([])
  duration = $state(0)
  readonly ask = null
  readonly planned = []
  readonly selected = null
  readonly hovered = null
  readonly hint = null

  private readonly queue: EventQueue
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly id: string,
    table: Table,
    private readonly positions: Position[],
    private readonly given: GivenPromise[],
    kit: Kit,
  ) {
    this.table = table
    this.eyes = this.open ? (table.seats.find((seat) => seat.yours)?.seat ?? 'all') : null
    this.queue = new EventQueue(
      {
        show: (played, duration) => {
          this.played = played
          this.duration = duration
        },
        rest: () => {
          this.played = []
        },
      },
      (event) => (eventDuration(kit, event) * pace()) / this.speed,
    )
  }

  get position(): Position {
    return this.positions[this.index]!
  }

  get last(): number {
    return this.positions.length - 1
  }

  /** True if every seat's view is at hand. */
  get open(): boolean {
    return !!this.positions[0]?.views
  }

  get view(): unknown {
    const { view, views } = this.position
    if (this.eyes === null || !views) return view
    return this.eyes === 'all' ? allOpen(view, views) : views[String(this.eyes)]
  }

  get seat(): number | null {
    return typeof this.eyes === 'number' ? this.eyes : null
  }

  /** Everything told up to the moment. */
  get log(): GameEvent[] {
    return [...this.positions.slice(0, this.index + 1).flatMap((position) => position.events), ...this.played]
  }

  get promises(): GivenPromise[] {
    return promisesAt(this.given, this.position.number)
  }

  /** Every event of the game, for the timeline. */
  get whole(): GameEvent[] {
    return this.positions.flatMap((position) => position.events)
  }

  jump(index: number): void {
    clearTimeout(this.timer)
    this.queue.clear()
    this.played = []
    this.index = Math.min(this.last, Math.max(0, index))
    if (this.running) this.goOn()
  }

  jumpTo(number: number): void {
    this.jump(this.positions.findLastIndex((position) => position.number <= number))
  }

  toggle(): void {
    this.running = !this.running
    if (!this.running) {
      this.jump(this.index)
    } else {
      if (this.index >= this.last) this.index = 0
      this.goOn()
    }
  }

  stop(): void {
    this.running = false
    this.jump(this.index)
  }

  pick(): void {}
  consider(): void {}
  select(): void {}
  confirm(): void {}
  hover(): void {}
  explain(): void {}

  private goOn(): void {
    const next = this.positions[this.index + 1]
    if (!next) {
      this.running = false
      return
    }
    this.queue.push({
      events: next.events,
      settle: () => {
        this.played = []
        this.index += 1
        this.timer = setTimeout(() => this.goOn(), PAUSE / this.speed)
      },
    })
  }
}
