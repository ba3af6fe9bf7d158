import { Parser } from 'htmlparser2'

/** Signs that are written as entities: no words, and nothing to search for. */
const SIGNS = /[&<>]/g

export function toWords(html: string): string {
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
