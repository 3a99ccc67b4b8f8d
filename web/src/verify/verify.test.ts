import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { verify, type Fault } from './verify'

// Written by `python -m tools.proofs`; a test in Python sees that it still holds by the rules.
const GOOD = readFileSync(new URL('good.nem', import.meta.url), 'utf-8')
const lines = GOOD.split('\n')
const where = (begin: string, after = 0) => lines.findIndex((line, at) => at >= after && line.startsWith(begin))

const changed = (at: number, line: string) => [...lines.slice(0, at), line, ...lines.slice(at + 1)].join('\n')

describe('a record is checked without a server', () => {
  it('accepts a good one and counts its draws', async () => {
    const drawn = lines.filter((line) => / # \d+-\d+\/\d+ /.test(line)).length
    expect(await verify(GOOD)).toMatchObject({ draws: drawn, contributions: ['Anouk: four leaves', 'Bram: das große Los'] })
    expect(drawn).toBeGreaterThan(50)
    expect(await verify(GOOD.replaceAll('\n', '\r\n'))).toMatchObject({ draws: drawn })
  })

  it('names the line of every move or draw that is altered', async () => {
    for (let at = where('moves') + 1; at < where('points'); at += 7) {
      const [said, proof] = lines[at]!.split(' # ')
      expect(await verify(changed(at, `${said} or so # ${proof}`)), lines[at]).toEqual({ line: at + 1, fault: 'mark' })
    }
  })

  it('names a draw whose tickets the secret does not give', async () => {
    const at = where('@ card', 100)
    const [said, proof] = lines[at]!.split(' # ') as [string, string]
    const [, low, high, total] = /^(\d+)-(\d+)\/(\d+)/.exec(proof)!
    const other = Number(low) > 0 ? `0-${Number(low) - 1}/${total}` : `${Number(high) + 1}-${Number(total) - 1}/${total}`
    expect(await verify(changed(at, `${said} # ${proof.replace(/^\S+/, other)}`))).toEqual({ line: at + 1, fault: 'draw' })
  })

  it.each<[string, string, number, Fault]>([
    ['a line without its proof', changed(where('1 play'), '1 play grey 1'), where('1 play') + 1, 'mark'],
    ['a line left out', changed(where('@ card', 40), lines[where('@ card', 40) + 1]!), where('@ card', 40) + 1, 'mark'],
    ['another option', GOOD.replace(/^option start_player .*$/m, 'option start_player 2'), where('moves') + 2, 'mark'],
    ['other words of a player', GOOD.replace('four leaves', 'five leaves'), where('moves') + 2, 'draw'],
    ['another commitment', GOOD.replace(/^commitment ../m, 'commitment zz'), where('commitment') + 1, 'commitment'],
    ['another secret', GOOD.replace(/^secret ../m, 'secret ff'), where('commitment') + 1, 'commitment'],
    ['other points', GOOD.replace(/^points \d+/m, 'points 99'), where('points') + 1, 'mark'],
    ['another winner', GOOD.replace(/^ranking . ./m, 'ranking 2 2'), where('ranking') + 1, 'mark'],
    ['no secret', GOOD.replace(/^secret .*\n/m, ''), 0, 'unproved'],
    ['a game that goes on', GOOD.slice(0, GOOD.indexOf('points')) + 'unfinished\n', where('points') + 1, 'unfinished'],
    ['half a file', GOOD.slice(0, GOOD.indexOf('moves')), where('moves'), 'record'],
    ['anything else', 'once upon a time', 1, 'record'],
    ['nothing', '', 1, 'record'],
  ])('refuses %s', async (_what, text, line, fault) => {
    expect(await verify(text)).toMatchObject({ fault, line })
  })
})
