// Checks the luck of a finished game by its record alone: no server, no rules, only the browser's own digests
// (docs/record.md tells the form; nemeton/core/proof.py and dealer.py write what is read here).
export type Fault = 'record' | 'unfinished' | 'unproved' | 'commitment' | 'words' | 'mark' | 'tickets' | 'draw'
export type Verdict = { line: number; fault: Fault } | { draws: number; lines: number; contributions: string[]; commitment: string }

const MAGIC = 'nemeton record 1'
const HEAD = ['game', 'rules', 'content', 'players', 'option', 'commitment', 'contribution']
const PROOF = /^(.*) # (?:(\d+)-(\d+)\/(\d+) )?([0-9a-f]{8})$/
const TICKETS = 1n << 256n

/** Whether the record holds, or the first line that does not and why; lines count from 1, 0 means the whole. */
export async function verify(text: string): Promise<Verdict> {
  const lines = text.replace(/\r\n/g, '\n').replace(/\n$/, '').split('\n')
  if (lines[0] !== MAGIC) return { line: 1, fault: 'record' }
  const first = lines.indexOf('moves') + 1
  const last = lines.findIndex((line, at) => at >= first && line.startsWith('points '))
  if (first === 0) return { line: lines.length, fault: 'record' }
  if (last < 0 || lines.at(-1) !== 'end') return { line: lines.length, fault: 'unfinished' }
  const told = (word: string) => lines.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1)
  const secret = bytes(told('secret') ?? '')
  const commitment = told('commitment')
  if (told('dealer') !== 'fair' || !commitment || !secret) return { line: 0, fault: 'unproved' }
  if (hex(await crypto.subtle.digest('SHA-256', secret)) !== commitment) {
    return { line: lines.indexOf(`commitment ${commitment}`) + 1, fault: 'commitment' }
  }
  const head = lines.slice(1, first - 1).filter((line) => HEAD.includes(line.split(' ', 1)[0]!))
  return followed(lines.slice(first, last + 2), first + 1, head, await keyed(secret), commitment)
}

/** Goes through moves, draws and the result; the head says what was settled before the first draw. */
async function followed(moves: string[], first: number, head: string[], digest: Digest, commitment: string): Promise<Verdict> {
  const contributions = head.filter((line) => line.startsWith('contribution ')).map((line) => line.slice('contribution '.length))
  let mark = await digest(encoded(head.join('\n')))
  let draws = 0
  for (const [at, line] of moves.entries()) {
    const found = PROOF.exec(line)
    if (!found) return { line: first + at, fault: 'mark' }
    const [, said, low, high, total, shown] = found
    if (total !== undefined) {
      const ticket = await drawn(digest, contributions, draws, BigInt(total))
      if (ticket === null) return { line: first + at, fault: 'tickets' }
      if (!said!.startsWith('@ ') || BigInt(low!) > ticket || ticket > BigInt(high!)) return { line: first + at, fault: 'draw' }
      draws += 1
    }
    mark = await digest(joined(mark, encoded(said!)))
    if (!hex(mark).startsWith(shown!)) return { line: first + at, fault: 'mark' }
  }
  return { draws, lines: moves.length - 2, contributions, commitment }
}

/** The ticket that draw number `draws` gives, without bias: too large numbers are drawn again. */
async function drawn(digest: Digest, contributions: string[], draws: number, total: bigint): Promise<bigint | null> {
  if (total < 1n) return null
  const limit = (TICKETS / total) * total
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const number = BigInt(`0x${hex(await digest(encoded([...contributions, draws, attempt].join('\n'))))}`)
    if (number < limit) return number % total
  }
  return null
}

type Digest = (message: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>

async function keyed(secret: Uint8Array<ArrayBuffer>): Promise<Digest> {
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return (message) => crypto.subtle.sign('HMAC', key, message)
}

const encoded = (text: string) => new TextEncoder().encode(text)

function joined(first: ArrayBuffer, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(first.byteLength + second.length)
  all.set(new Uint8Array(first))
  all.set(second, first.byteLength)
  return all
}

const hex = (buffer: ArrayBuffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

function bytes(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^([0-9a-f]{2})+$/.test(text)) return null
  return new Uint8Array(text.match(/../g)!.map((pair) => parseInt(pair, 16)))
}
