import type { Chat, ClientMessage, GivenPromise, Offer, SaidWord, Speaker, Table } from '../wire'

/** Who talks, and where. */
interface Talker {
  readonly table: Table
  readonly mine: number[]
  readonly seat: number | null
}

/** What is said at a table: the chat, promises and offers. */
export class Talk {
  chat: Chat[] = $state.raw([])
  promises: GivenPromise[] = $state.raw([])
  /** True while the reader words a promise. */
  promising = $state(false)
  /** While the reader words an offer: what it answers, if anything. */
  offering: { counters: Offer | null } | null = $state.raw(null)
  muted: number[] = $state([])
  unread = $state(0)
  chatOpen = false

  constructor(
    private readonly at: Talker,
    private readonly send: (message: ClientMessage) => Promise<void>,
  ) {}

  get heardChat(): Chat[] {
    return this.chat.filter((line) => !this.muted.includes(line.seat))
  }

  hear(chat: Chat): void {
    this.chat = [...this.chat, chat]
    if (!this.chatOpen && !this.at.mine.includes(chat.seat) && !this.muted.includes(chat.seat)) this.unread += 1
  }

  say(text: string): void {
    const seat = this.talker
    if (seat !== undefined) void this.send({ type: 'chat', seat, text })
  }

  mute(seat: number): void {
    this.muted = this.muted.includes(seat) ? this.muted.filter((other) => other !== seat) : [...this.muted, seat]
  }

  /** How many offers wait for an answer of the reader. */
  get offered(): number {
    return this.at.table.talk?.offers.filter((offer) => offer.open_to.length > 0).length ?? 0
  }

  /** What the reader can promise now, or null. */
  get speaker(): Speaker | null {
    const found = this.at.table.talk?.speakers.find((speaker) => speaker.seat === this.talker)
    return found?.kinds.length ? found : null
  }

  private get talker(): number | undefined {
    return this.at.seat ?? this.at.mine[0]
  }

  promise(receiver: number, kind: string, place: string | null): void {
    const seat = this.speaker?.seat
    if (seat !== undefined) void this.send({ type: 'promise', seat, receiver, kind, place })
  }

  offer(receiver: number | null, gives: SaidWord | null, asks: SaidWord, hidden: boolean, counters: number | null): void {
    const seat = this.talker
    if (seat === undefined) return
    void this.send({ type: 'offer', seat, receiver, gives, asks, private: hidden, counters }).then(() => {
      if (counters !== null) this.answer(seat, counters, false, null)
    })
  }

  answer(seat: number, offer: number, yes: boolean, reason: string | null): void {
    void this.send({ type: 'answer', seat, offer, yes, reason })
  }

  /** Enough has been said, for every own seat. What the page says by itself counts only if nobody has offered anything meanwhile. */
  ready(unlessOffered = false): void {
    const waiting = this.at.table.talk?.waiting ?? []
    for (const seat of this.at.mine) if (waiting.includes(seat)) void this.send({ type: 'ready', seat, unless_offered: unlessOffered })
  }
}
