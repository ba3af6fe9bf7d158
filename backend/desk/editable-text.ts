import { type AnyNode, isTag, isText } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { Marked } from 'marked'
import { toRichText } from '@/backend/platform/text/rich-text'

const unknown = () => undefined

/** Markdown of what rich texts have; addresses without brackets, code and tables are only text. */
const markdown = new Marked({
  breaks: true,
  tokenizer: {
    ...{ code: unknown, fences: unknown, codespan: unknown, def: unknown, table: unknown },
    ...{ hr: unknown, lheading: unknown, del: unknown, reflink: unknown },
    ...{ autolink: unknown, url: unknown, html: unknown, tag: unknown },
  },
})

const HAS_TAG = /<\/?[a-z][^<>]*>/i
const BULLET = /^([ \t]*)[–•·▪]\s+/gm

/**
 * Converts a rich text to what an operator edits: Markdown, or the HTML itself if Markdown cannot say all of it.
 * `fromEditableText` gives the same rich text again.
 */
export function toEditableText(html: string): string {
  const text = toBlocks(parseDocument(html).children)
  return toComparable(fromEditableText(text)) === toComparable(html) ? text : html
}

/** Converts Markdown, or a list with the bullets of word processors, to HTML that is not sanitised yet; HTML stays as it is. */
export function fromEditableText(text: string): string {
  if (HAS_TAG.test(text)) return text
  const html = markdown.parse(text.replace(BULLET, '$1- '), { async: false })
  return html.replace(/>\n+(?=<)/g, '>').trim()
}

/** Paragraphs are left out: some texts have words, or items of a list, without one. */
function toComparable(html: string): string {
  return toRichText(html)
    .replace(/<\/?p>/g, ' ')
    .replace(
      /<(\/?)([bi])>/g,
      (_, slash: string, name) => `<${slash}${name === 'b' ? 'strong' : 'em'}>`,
    )
    .replace(/\s*(<[^>]*>)\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

const LISTS: ReadonlySet<string> = new Set(['ul', 'ol'])
const BLOCKS: ReadonlySet<string> = new Set(['p', 'h3', 'h4', 'blockquote', ...LISTS])

const isBlock = (node: AnyNode) => isTag(node) && BLOCKS.has(node.name)

/** Joins blocks with blank lines; words between them are paragraphs. */
function toBlocks(nodes: readonly AnyNode[]): string {
  const blocks: string[] = []
  let words: AnyNode[] = []
  const endParagraph = () => {
    blocks.push(toLines(words))
    words = []
  }
  for (const node of nodes) {
    if (!isTag(node) || !BLOCKS.has(node.name)) {
      words.push(node)
      continue
    }
    endParagraph()
    blocks.push(toBlock(node.name, node.children))
  }
  endParagraph()
  return blocks.filter((block) => block !== '').join('\n\n')
}

function toBlock(name: string, children: readonly AnyNode[]): string {
  if (name === 'h3') return `### ${toWords(children).trim()}`
  if (name === 'h4') return `#### ${toWords(children).trim()}`
  if (name === 'blockquote') return indent(toBlocks(children), '> ', '> ')
  if (!LISTS.has(name)) return toLines(children)
  const items = children.filter(isTag)
  const isLoose = items.some((item) =>
    item.children.some((node) => isTag(node) && node.name === 'p'),
  )
  return items
    .map(({ children: parts }, index) => {
      const sign = name === 'ul' ? '- ' : `${index + 1}. `
      const text = parts.some(isBlock) ? toItem(parts, isLoose) : toLines(parts)
      return indent(text, sign, ' '.repeat(sign.length))
    })
    .join(isLoose ? '\n\n' : '\n')
}

/** An item with blocks in it, such as a list. */
const toItem = (parts: readonly AnyNode[], isLoose: boolean) =>
  isLoose ? toBlocks(parts) : toBlocks(parts).replace('\n\n', '\n')

const indent = (text: string, first: string, others: string) =>
  first + text.replaceAll('\n', `\n${others}`)

/** A sign that would begin a list, a heading or a quotation. */
const FIRST_SIGN = /^([ \t]*)(?:([-+](?=\s)|>|#{1,6}(?=\s))|(\d+)(?=[.)]\s))/gm

const toLines = (nodes: readonly AnyNode[]) =>
  toWords(nodes)
    .trim()
    .replace(FIRST_SIGN, (_, space: string, sign = '', digits = '') =>
      digits === '' ? `${space}\\${sign}` : `${space}${digits}\\`,
    )

function toWords(nodes: readonly AnyNode[]): string {
  return nodes.map(toWord).join('')
}

function toWord(node: AnyNode): string {
  if (isText(node)) return node.data.replace(/[\\*[\]]/g, '\\$&')
  if (!isTag(node)) return ''
  const words = toWords(node.children)
  if (node.name === 'br') return '\n'
  if (node.name === 'strong' || node.name === 'b') return mark(words, '**')
  if (node.name === 'em' || node.name === 'i') return mark(words, '*')
  return node.name === 'a' ? `[${words}](${node.attribs.href ?? ''})` : words
}

/** Spaces stand outside of the signs. */
const mark = (words: string, sign: string) =>
  words.trim() === '' ? words : words.replace(/^(\s*)(.*?)(\s*)$/s, `$1${sign}$2${sign}$3`)
