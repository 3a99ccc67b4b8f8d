import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { lobbyOf } from './lobby'

const SOURCE = `# A comment.
title = Box
-goods = goods
event-walk = { $who } walks
    and walks

option-goal = Victory
    .help = Who has { many } { -goods } wins.

    Really.
many = { $count ->
    [one] one
   *[other] many of them
}
`

it('keeps what the start page says, whole and with what it refers to', () => {
  const kept = lobbyOf(SOURCE)
  expect(kept).toContain('.help = Who has { many } { -goods } wins.\n\n    Really.')
  expect(kept).toContain('many = { $count ->\n    [one] one\n   *[other] many of them\n')
  expect(kept).toContain('-goods = goods')
  expect(kept).not.toMatch(/event|comment/)
})

it.each(['celtica', 'meduris', 'edora', 'graenaland'])('is a small part of the words of %s', (game) => {
  const words = readFileSync(`../nemeton/games/${game}/words/en.ftl`, 'utf8')
  expect(lobbyOf(words)).toMatch(/^title = /m)
  expect(lobbyOf(words).length).toBeLessThan(words.length / 3)
})
