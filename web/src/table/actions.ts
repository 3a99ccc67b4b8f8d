// What a person does with a table as a whole, apart from playing.
import { api } from '../net/api'
import { go } from '../shell/here.svelte'
import { BOTS } from '../games/seats'
import { tellError } from '../shell/notices.svelte'
import { to } from '../shell/router'
import { keepTokens } from '../net/tokens'
import { keepLuck, newLuck } from '../net/luck'

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
    const luck = await newLuck()
    const { table, token } = await api.sit(id, { seat, name, luck: luck?.digest ?? null })
    keepTokens(id, { [seat]: token })
    keepLuck(table, seat, luck)
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
export const answerEnd = (id: string, seats: number[], yes: boolean) =>
  attempt(async () => {
    for (const seat of seats) await api.answerEnd(id, seat, yes)
  })
/** Leaves every own seat; while a game goes on a bot plays there from now on. */
export const leave = (id: string, seats: number[]) =>
  attempt(async () => {
    for (const seat of seats) await api.stand(id, seat)
  })
export const seatBots = (id: string, seats: number[], level: number | null) =>
  attempt(async () => {
    for (const seat of seats) await api.seatBot(id, seat, level, level === null ? null : (BOTS[seat] ?? null))
  })
export const standIn = (id: string, seat: number, level: number | null) =>
  attempt(async () => {
    await api.standIn(id, seat, level)
  })
