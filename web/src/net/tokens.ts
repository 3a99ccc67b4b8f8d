// Tokens of the seats this browser holds, kept so that a seat can be carried to another device by a link.
// The server knows us by its cookie; these are only ever put into the fragment of a link.
const KEY = 'nemeton.tokens'

type Kept = Record<string, Record<string, string>>

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
  } catch {
    return {}
  }
}

export function keepTokens(table: string, tokens: Record<string, string>): void {
  const kept = read()
  kept[table] = { ...kept[table], ...tokens }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Without storage the seat cannot be carried to another device, that is all.
  }
}

export function tokenOf(table: string, seat: number): string | null {
  return read()[table]?.[String(seat)] ?? null
}
