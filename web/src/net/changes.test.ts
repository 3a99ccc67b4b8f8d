import { describe, expect, it } from 'vitest'
import { checkSum, completed, type Seen } from './changes'
import told from './changes.json'
import type { Changed } from '../wire'

interface Vector {
  game: string
  own: number[]
  seen: Seen
  told: Changed[]
  text: string
}
const vectors = told as unknown as Vector[]

/** What is seen after all that a vector tells. */
function seenAtLast({ seen, told }: Vector): Seen {
  return told.reduce((known, message) => {
    const whole = completed(known, message)
    expect(whole, `${message.number}`).not.toBeNull()
    return whole!
  }, seen)
}

describe('what has changed, put into what was seen', () => {
  it.each(vectors.map((vector) => [`${vector.game} ${vector.own.join()}`, vector] as const))(
    'is byte for byte what the server sees: %s',
    (_, vector) => {
      const { view, views } = seenAtLast(vector)
      expect(JSON.stringify([view, views])).toBe(vector.text)
    },
  )

  it('leaves what was seen as it was', () => {
    const vector = vectors[0]!
    const before = JSON.stringify(vector.seen)
    seenAtLast(vector)
    expect(JSON.stringify(vector.seen)).toBe(before)
  })

  it('fits nothing else than the number it follows', () => {
    const { seen, told } = vectors[0]!
    expect(completed(seen, told[1]!)).toBeNull()
    expect(completed(null, told[0]!)).toBeNull()
  })

  it('is refused where the sum tells of something else', () => {
    const { seen, told } = vectors.find(({ told }) => told[0]!.sum !== undefined) ?? vectors[0]!
    const first = { ...told[0]!, sum: 1 }
    expect(completed(seen, first)).toBeNull()
  })

  it('has the sum that everybody computes', () => {
    expect(checkSum('grüße')).toBe(4139859719)
  })
})
