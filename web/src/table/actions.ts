// What a person does with a table as a whole, apart from playing.
import { api } from '../lib/api'
import { go } from '../lib/here.svelte'
import { tellError } from '../lib/notices.svelte'
import { to } from '../lib/router'
import { keepTokens } from '../lib/tokens'

async function attempt(action: () => Promise<void>): Promise<void> {
  try {
    await action()
  } catch (error) {
    tellError(error)
  }
}

export const rematch = (id: string) =>
  attempt(async () => {
    const { table, tokens } = await api.rematch(id)
    keepTokens(table.id, tokens)
    go(to.table(table.id))
  })

export const sit = (id: string, seat: number, name: string) =>
  attempt(async () => {
    const { token } = await api.sit(id, seat, name)
    keepTokens(id, { [seat]: token })
  })

export const stand = (id: string, seat: number) =>
  attempt(async () => {
    await api.stand(id, seat)
  })
export const start = (id: string) =>
  attempt(async () => {
    await api.start(id)
  })
export const abandon = (id: string) =>
  attempt(async () => {
    await api.abandon(id)
  })
export const standIn = (id: string, seat: number, level: number | null) =>
  attempt(async () => {
    await api.standIn(id, seat, level)
  })
