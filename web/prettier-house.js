// Three habits of this client that Prettier has no option for: a rule of style is one line, the attributes of a tag fill
// the line instead of standing one under the other, and so do the rows of a table of bare values.
import { doc } from 'prettier'
import * as babel from 'prettier/plugins/babel'
import * as estree from 'prettier/plugins/estree'
import * as typescript from 'prettier/plugins/typescript'
import * as svelte from 'prettier-plugin-svelte'

const { fill, group, hardline, ifBreak, indent, join, line, softline } = doc.builders

/** Each attribute breaks the line only where it has to. */
function fillAttributes(printed) {
  const isAttribute = (part) => Array.isArray(part) && part.length === 2 && part[0].type === 'line'
  for (const part of printed.contents ?? printed) {
    const attributes = part.type === 'indent' && part.contents.type === 'group' && part.contents.contents
    if (Array.isArray(attributes)) part.contents = attributes.map((attribute) => (isAttribute(attribute) ? group(attribute) : attribute))
  }
  return printed
}

const PLAIN = [
  'Literal',
  'NumericLiteral',
  'StringLiteral',
  'BooleanLiteral',
  'NullLiteral',
  'UnaryExpression',
  'BinaryExpression',
  'MemberExpression',
  'Identifier',
]
const isPlain = (node) => PLAIN.includes(node?.type)
const isRow = (node) =>
  node?.type === 'ArrayExpression'
    ? node.elements.every((cell) => isPlain(cell) || isRow(cell))
    : node?.type === 'ObjectExpression' && node.properties.every(({ value }) => isPlain(value))
const isTable = (node) => node.type === 'ArrayExpression' && node.elements.length > 1 && !node.comments && node.elements.every(isRow)

function fillRows(path, print) {
  const rows = path.map(print, 'elements')
  const parts = rows.flatMap((row, i) => (i < rows.length - 1 ? [[row, ','], line] : [row]))
  return group(['[', indent([softline, fill(parts), ifBreak(',')]), softline, ']'])
}

function asWritten({ node }) {
  const lines = node.text.replace(/^\s*\n|\s+$/g, '').split('\n')
  const indented = lines[0].match(/^ */)[0]
  const moved = lines.map((line) => (line.startsWith(indented) ? line.slice(indented.length) : line.trim()))
  return [join(hardline, moved), hardline]
}

export const { languages, options } = svelte
export const parsers = {
  ...babel.parsers,
  ...typescript.parsers,
  ...svelte.parsers,
  css: { parse: (text) => ({ text }), astFormat: 'as-written', locStart: () => 0, locEnd: (node) => node.text.length },
}
export const printers = {
  'as-written': { print: asWritten },
  estree: {
    ...estree.printers.estree,
    print: (path, options, print, args) => (isTable(path.node) ? fillRows(path, print) : estree.printers.estree.print(path, options, print, args)),
  },
  'svelte-ast': {
    ...svelte.printers['svelte-ast'],
    print(path, options, print) {
      const printed = svelte.printers['svelte-ast'].print(path, options, print)
      return path.node.attributes?.length > 0 ? fillAttributes(printed) : printed
    },
  },
}
