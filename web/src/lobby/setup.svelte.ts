// The table that is being laid on the start page: which game, who sits where, by which options.
import { t } from '../words/locale.svelte'
import { settings } from '../shell/settings.svelte'
import { BOTS } from '../games/seats'
import type { GameInfo, NewTable, OptionValue, SeatKind } from '../wire'
import { CLOCKS } from './clocks'

export interface SeatPlan {
  kind: SeatKind
  name: string
  level: number
}

const FIRST_GAME = 'celtica'
const FIRST_PLAYERS = 4
const FIRST_LEVEL = 3

export class Setup {
  game = $state.raw<GameInfo | null>(null)
  players = $state(FIRST_PLAYERS)
  seats = $state<SeatPlan[]>([])
  options = $state<Record<string, OptionValue>>({})
  clock = $state('none')
  talk = $state(0)
  open = $state(false)
  practice = $state(false)

  constructor(readonly games: GameInfo[]) {
    this.seats = BOTS.map((_, seat) => ({ kind: seat === 0 ? 'human' : 'bot', name: '', level: FIRST_LEVEL }))
    const first = games.find((game) => game.name === settings.game) ?? games.find((game) => game.name === FIRST_GAME) ?? games[0]
    if (first) this.choose(first)
  }

  choose(game: GameInfo): void {
    this.game = game
    this.players = Math.min(game.max_players, Math.max(game.min_players, this.players))
    this.talk = game.talk_seconds
    this.options = Object.fromEntries(game.options.map((option) => [option.key, option.default]))
  }

  get taken(): SeatPlan[] {
    return this.seats.slice(0, this.players)
  }

  /** True if the table must wait for somebody to join. */
  get waits(): boolean {
    return this.taken.some((seat) => seat.kind === 'free')
  }

  /** True if one person plays against bots: only then can everything be taken back. */
  get alone(): boolean {
    const people = this.taken.filter((seat) => seat.kind === 'human').length
    return people === 1 && !this.waits
  }

  /** Everybody else is to come by the link. */
  inviteAll(): void {
    for (const [number, seat] of this.seats.entries()) seat.kind = number === 0 ? 'human' : 'free'
  }

  /** The reader against bots as strong as they are set, without a clock. */
  quick(): NewTable {
    const asked = this.asked()
    const seats = this.taken.map(({ level }, seat) =>
      seat === 0 ? { kind: 'human' as const, name: this.nameOf(0) } : { kind: 'bot' as const, name: BOTS[seat] ?? null, level },
    )
    return { ...asked, seats, clock: CLOCKS['none']!, open: false }
  }

  nameOf(seat: number): string {
    const plan = this.seats[seat]
    if (plan?.name.trim()) return plan.name.trim()
    if (plan?.kind === 'bot') return BOTS[seat] ?? t('seat-number', { number: seat + 1 })
    return seat === 0 && settings.name ? settings.name : t('seat-number', { number: seat + 1 })
  }

  asked(): NewTable {
    return {
      game: this.game!.name,
      players: this.players,
      options: { ...this.options },
      seats: this.taken.map(({ kind, level }, seat) => ({
        kind,
        name: kind === 'free' ? null : this.nameOf(seat),
        level: kind === 'bot' ? level : null,
      })),
      clock: CLOCKS[this.clock]!,
      talk: this.talk,
      open: this.open,
      practice: this.practice && this.alone,
    }
  }
}
