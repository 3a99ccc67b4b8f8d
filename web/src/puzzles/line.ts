// The line of a puzzle: no server behind it but the one question whether a move is the best.
import type { Line, Listener } from '../net/live'
import type { ClientMessage, PuzzlePosition } from '../wire'

export class PuzzleLine implements Line {
  constructor(
    private readonly position: PuzzlePosition,
    private readonly listener: Listener,
    /** Judges a move; true if it was the answer. */
    private readonly judge: (move: string) => Promise<boolean>,
  ) {}

  start(): void {
    this.listener.state('open')
    this.show(true)
  }

  stop(): void {
    this.listener.state('closed')
  }

  wake(): void {}

  /** Of a whole turn its first decision is the one that was asked for. */
  async request(message: ClientMessage): Promise<number> {
    const move = message.type === 'play' ? message.moves[0] : undefined
    if (move !== undefined) this.show(!(await this.judge(String(move))))
    return this.position.table.number
  }

  private show(open: boolean): void {
    const { table, view, ask, log } = this.position
    this.listener.snapshot({ type: 'snapshot', number: table.number, table, view, views: {}, asks: open ? [ask] : [], promises: [], log, chat: [] })
  }
}
