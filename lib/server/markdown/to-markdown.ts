import { type AnyNode, type Element, hasChildren, isTag, isText } from 'domhandler'
import { decodeHTML } from 'entities'
import { parseHtml } from '@/lib/server/html/html-tree'

/** Signs that would begin or end something in Markdown, wherever they stand in a line. */
const SIGNS = /[\\`*_[\]<>|~]/g
/** And those that do at a line's beginning. */
const LINE_START = /^(\s*)(#{1,6}(?=\s|$)|[-+](?=\s|$)|\d{1,9}(?=[.)](?:\s|$)))/

const MARKS: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*' }

type Options = {
  /** Levels that headings go down, so that they stand below those around them. */
  readonly lower?: number
  readonly toUrl: (href: string) => string
}

/** The texts the API keeps, which have a known list of tags (promise T10), as CommonMark; of tags that are new, their words. */
export function toMarkdown(html: string, options: Options): string {
  return toBlocks(parseHtml(html).children, options).join('\n\n')
}

/** Plain words in a line. */
export function escapeMarkdown(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line
    .replaceAll(SIGNS, (sign) => `\\${sign}`)
    .replace(LINE_START, (_, space: string, sign: string) =>
      /^\d/.test(sign) ? `${space}${sign}\\` : `${space}\\${sign}`,
    )
}

function toBlocks(nodes: readonly AnyNode[], options: Options): string[] {
  const blocks: string[] = []
  let inline: AnyNode[] = []
  const flush = () => {
    const text = toInline(inline, options)
    inline = []
    if (text !== '') blocks.push(text)
  }
  for (const node of nodes) {
    const block = isTag(node) ? toBlock(node, options) : null
    if (block === null) inline.push(node)
    else {
      flush()
      if (block !== '') blocks.push(block)
    }
  }
  flush()
  return blocks
}

/** Null for what stands within a line. */
function toBlock(element: Element, options: Options): string | null {
  const { name, children } = element
  const heading = /^h([1-6])$/.exec(name)?.[1]
  if (heading !== undefined) {
    const level = Math.min(6, Number(heading) + (options.lower ?? 0))
    const words = toInline(children, options).replaceAll('\\\n', ' ')
    return words === '' ? '' : `${'#'.repeat(level)} ${words}`
  }
  switch (name) {
    case 'p':
    case 'div':
      return toBlocks(children, options).join('\n\n')
    case 'ul':
    case 'ol':
      return toList(element, options)
    case 'blockquote':
      return toBlocks(children, options)
        .join('\n\n')
        .replaceAll(/^/gm, '> ')
        .replaceAll('> \n', '>\n')
    case 'table':
      return toTable(element, options)
    case 'hr':
      return '---'
    default:
      return null
  }
}

function toList({ name, children, attribs }: Element, options: Options): string {
  const first = /^\d{1,9}$/.test(attribs.start ?? '') ? Number(attribs.start) : 1
  return listItems(children, options)
    .map((blocks, index) => {
      const sign = name === 'ol' ? `${first + index}. ` : '- '
      // What belongs to an item stands below its words.
      return sign + blocks.join('\n').replaceAll('\n', `\n${' '.repeat(sign.length)}`)
    })
    .join('\n')
}

/** The blocks of each item. What stands between items, as word processors put a list into a list, belongs to the one before it. */
function listItems(nodes: readonly AnyNode[], options: Options): string[][] {
  const items: string[][] = []
  for (const node of nodes) {
    const isItem = isTag(node) && node.name === 'li'
    const blocks = toBlocks(isItem ? node.children : [node], options)
    const before = items.at(-1)
    if (isItem || (before === undefined && blocks.length > 0)) items.push(blocks)
    else before?.push(...blocks)
  }
  return items
}

function toTable(table: Element, options: Options): string {
  const rows = listWithin(table, 'tr').map((row) =>
    row.children
      .filter(isTag)
      .map((cell) => toInline(cell.children, options).replaceAll('\\\n', ' ')),
  )
  const [head = [], ...body] = rows
  const toRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [toRow(head), toRow(head.map(() => '---')), ...body.map(toRow)].join('\n')
}

function listWithin(node: Element, name: string): Element[] {
  return node.children
    .filter(isTag)
    .flatMap((child) => (child.name === name ? [child] : listWithin(child, name)))
}

function toInline(nodes: readonly AnyNode[], options: Options): string {
  return nodes
    .map((node) => toWords(node, options))
    .join('')
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .replace(LINE_START, (_, space: string, sign: string) =>
      /^\d/.test(sign) ? `${space}${sign}\\` : `${space}\\${sign}`,
    )
}

function toWords(node: AnyNode, options: Options): string {
  if (isText(node)) {
    return decodeHTML(node.data)
      .replaceAll(/\s+/g, ' ')
      .replaceAll(SIGNS, (sign) => `\\${sign}`)
  }
  if (!isTag(node)) return ''
  if (node.name === 'br') return '\\\n'
  const words = hasChildren(node) ? toInnerWords(node, options) : ''
  const mark = MARKS[node.name]
  if (mark !== undefined) return words.trim() === '' ? words : wrap(words, mark)
  const { href } = node.attribs
  if (node.name !== 'a' || href === undefined || words.trim() === '') return words
  return `[${words.trim()}](<${options.toUrl(decodeHTML(href)).replaceAll(/[<>\s]/g, encodeURIComponent)}>)`
}

function toInnerWords(node: Element, options: Options): string {
  return node.children.map((child) => toWords(child, options)).join('')
}

/** Spaces stand outside of what is strong, or it would not be. */
function wrap(words: string, mark: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(words) ?? []
  return `${before}${mark}${inner}${mark}${after}`
}
