import { Parser } from 'htmlparser2'

/** Signs that are written as entities: no words, and nothing to search for. */
const SIGNS = /[&<>]/g

/** The words of sanitised HTML with a space where tags were. */
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
