import { Parser } from 'htmlparser2'

/** Signs that are written as entities: no words, and nothing to search for. */
const SIGNS = /[&<>]/g

export function htmlToLine(html: string): string {
  let words = ''
  const addSpace = () => {
    words += ' '
  }
  const parser = new Parser({
    ontext: (text) => {
      words += text.replace(SIGNS, ' ')
    },
    onopentag: addSpace,
    onclosetag: addSpace,
  })
  parser.end(html)
  return words.replace(/\s+/g, ' ').trim()
}

const BLOCKS = new Set([
  'p',
  'br',
  'li',
  'ul',
  'ol',
  'div',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
])

/** Returns the text of HTML, with a line for each paragraph and list item. Plain text stays as it is. */
export function htmlToLines(html: string): string {
  let text = ''
  const breakLine = (name: string) => {
    text += BLOCKS.has(name) ? '\n' : ''
  }
  const parser = new Parser({
    ontext: (part) => {
      text += part
    },
    onopentag: breakLine,
    onclosetag: breakLine,
  })
  parser.end(html)
  return text
}
