/** The board of Meduris in words: the druid and the die, the mountain, and every district with its fields. */
import type { BoardLine, BoardPart, BoardTelling } from '../../contract'
import { sceneOf, type Scene } from '../model/scene'
import type { FieldView, MedurisContent, MedurisView } from '../model/types'
import { capital, speaker } from '../words'

export function inWords({ view, content, words }: BoardTelling<MedurisView, MedurisContent>): BoardPart[] {
  const say = speaker(words)
  const scene = sceneOf(content, view.side)

  function fieldLine(field: FieldView, index: number): BoardLine {
    const goods = words.list((scene.fields[index]?.goods ?? []).map((good) => words.term('good', good)))
    const stands = () => {
      if (field.building === null || field.seat === null) return say('words-free', { size: field.size })
      const name = words.player(field.seat)
      return field.building === 'hut' ? say('words-hut', { name, size: field.size }) : say('words-temple', { name })
    }
    const what = [
      stands(),
      ...(field.chip ? [words.term('chip', field.chip)] : []),
      ...(view.druid.field === index ? [say('words-druid-here')] : []),
    ].join(', ')
    return { text: say('words-field', { field: index, goods, what }), things: `field:${index} hut:${index} temple:${index}` }
  }

  const districts = scene.districts.map(({ key }, number): BoardPart => {
    const holder = view.runes[number] ?? null
    return {
      title: say('words-district', { rune: words.term('rune', key), holder: holder === null ? 'none' : words.player(holder) }),
      lines: fieldsOf(scene, number).flatMap((index) => {
        const field = view.fields[index]
        return field ? [fieldLine(field, index)] : []
      }),
    }
  })
  const mountain = scene.goods.map((good, i) => {
    const names = (view.towers[i] ?? []).map((seat) => words.player(seat))
    const plateau = capital(words.term('plateau', good))
    const supply = { supply: view.supply[i] ?? 0, good: words.term('good', good) }
    const text = say('words-plateau', { plateau, count: names.length, names: names.join(', '), ...supply })
    return { text, things: `plateau:${good} tower:${good} supply:${good}` }
  })
  return [{ title: say('words-druid'), lines: druidLines() }, { title: say('mountain'), lines: mountain }, ...districts]

  function druidLines(): BoardPart['lines'] {
    const { field, stone, marker, route } = view.druid
    const next = route[0]
    const owner = next === undefined ? null : (view.fields[next]?.seat ?? null)
    return [
      { text: field === null ? words.say('druid-on-stone', { stone }) : words.say('druid-at-field', { field }), things: 'druid' },
      ...(next === undefined || owner === null ? [] : [say('words-next-hut', { field: next, name: words.player(owner) })]),
      ...(marker === null ? [] : [say('words-marker', { field: marker })]),
      ...(view.die ? [{ text: say('words-die', { face: words.term('face', view.die) }), things: 'die' }] : []),
      say('words-river', { last: scene.fields.length - 1 }),
    ]
  }
}

const fieldsOf = (scene: Scene, district: number): number[] => scene.fields.filter((field) => field.district === district).map(({ index }) => index)
