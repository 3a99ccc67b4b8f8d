// By which address others reach this page: the one it was opened by, unless that means "this computer" to everybody.
import { api } from '../net/api'
import type { ReachInfo } from '../wire'

const LOCAL = ['localhost', '127.0.0.1', '[::1]']
export const isLocal = LOCAL.includes(location.hostname)

let known = $state.raw<ReachInfo | null>(null)
let asked = false

/** What the server says about it; null where nothing needs to be asked, or not yet. */
export const reach = (): ReachInfo | null => known

export async function askReach(): Promise<void> {
  asked = true
  if (isLocal) known = await api.reach()
}

/** Lets others in this network come, too. Only somebody at this computer can. */
export async function openReach(): Promise<void> {
  known = await api.openReach()
}

/** The page as others open it. */
export function pageForOthers(): string {
  // A server that does not say leaves the address as it is.
  if (!asked) void askReach().catch(() => undefined)
  return known?.pages[0] ?? `${location.origin}${location.pathname}`
}

/** An address as a whole, to be given to somebody else. */
export const fullAddress = (hash: string): string => pageForOthers() + hash
