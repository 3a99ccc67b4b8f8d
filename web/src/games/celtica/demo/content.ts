/** Content data for the demonstration and the tests: the game's own file, read here without a server. */
import source from '../../../../../nemeton/games/celtica/content.toml?raw'
import type { CelticaContent } from '../model/types'

type Value = string | number | boolean | Value[]
type Section = Record<string, Value>

function readValue(text: string): Value {
  if (text.startsWith('[')) {
    const items = text.slice(1, text.lastIndexOf(']')).split(',')
    return items
      .map((item) => item.trim())
      .filter(Boolean)
      .map(readValue)
  }
  if (text.startsWith('"')) return text.slice(1, text.indexOf('"', 1))
  const bare = text.replace(/#.*/, '').trim()
  return bare === 'true' || bare === 'false' ? bare === 'true' : Number(bare)
}

/** Reads the small part of TOML that the file uses: tables, lists of tables, strings, numbers and flat lists. */
function readToml(text: string): Record<string, unknown> {
  const root: Record<string, unknown> = {}
  let section: Section = root as Section
  for (const line of text.split('\n')) {
    const list = /^\[\[(\w+)\]\]/.exec(line)
    const table = /^\[(\w+)\]/.exec(line)
    const pair = /^(\w+)\s*=\s*(.+)$/.exec(line)
    if (list?.[1]) {
      section = {}
      root[list[1]] = [...((root[list[1]] as Section[] | undefined) ?? []), section]
    } else if (table?.[1]) {
      section = {}
      root[table[1]] = section
    } else if (pair?.[1] && pair[2]) section[pair[1]] = readValue(pair[2].trim())
  }
  return root
}

export const content = readToml(source) as unknown as CelticaContent
