// Tables and replays as the server lists them, asked again whenever the reader comes back to the page.
import { api } from '../net/api'
import { tellError } from '../shell/notices.svelte'
import { hasPlayed } from '../learn/progress.svelte'
import type { Table } from '../wire'

export class Lists {
  mine = $state.raw<Table[]>([])
  open = $state.raw<Table[]>([])
  /** Own finished games and imported records, newest first. */
  replays = $state.raw<Table[]>([])

  constructor() {
    $effect(() => {
      void this.ask()
      const again = () => document.visibilityState === 'visible' && void this.ask()
      document.addEventListener('visibilitychange', again)
      return () => document.removeEventListener('visibilitychange', again)
    })
  }

  async ask(): Promise<void> {
    try {
      const [mine, open, replays] = await Promise.all([api.myTables(), api.openTables(), api.replays()])
      const ended = (table: Table) => table.status === 'over' || table.status === 'abandoned'
      this.mine = mine.filter((table) => !ended(table))
      this.open = open.filter((table) => !table.seats.some((seat) => seat.yours))
      if (mine.some((table) => table.status === 'over')) hasPlayed()
      this.replays = [...mine.filter((table) => table.status === 'over'), ...replays].sort((a, b) => b.created.localeCompare(a.created))
    } catch (error) {
      tellError(error)
    }
  }
}
