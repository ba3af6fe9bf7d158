import { decodeHTMLStrict } from 'entities'

/** An ampersand that was escaped although it begins an entity. */
const ESCAPED = /&amp;(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi

/** Feeds were seen to escape three times. */
const MOST_LEVELS = 3

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Undoes what a source escaped more than once in the text of HTML: `R&amp;amp;D` becomes `R&amp;D`. The result is escaped once. */
export function decodeLeftoverEntities(text: string): string {
  let decoded = text
  for (let level = 0; level < MOST_LEVELS; level += 1) {
    decoded = decoded.replace(ESCAPED, (whole, name: string) => {
      const sign = decodeHTMLStrict(`&${name};`)
      return sign === `&${name};` ? whole : (SIGNS[sign] ?? sign)
    })
  }
  return decoded
}
