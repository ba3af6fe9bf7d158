import { decodeXML } from 'entities'
import { Parser } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'
import { decodeLeftoverEntities } from '@/backend/platform/text/html-paragraphs'
import { normalizeOneLine } from '@/lib/contract/normalize-text'

/** Reduces a text to one line without markup. */
export function toPlainTextLine(input: string): string {
  const escaped = sanitizeHtml(input, { allowedTags: [], allowedAttributes: {} })
  return normalizeOneLine(decodeXML(decodeLeftoverEntities(escaped)))
}

/** Deepest accepted nesting of HTML; a page of a word processor has some thirty levels. */
export const MAX_NESTING = 500

/** Checks for HTML nested so deep that sanitising it would take minutes: the cost grows with the square. */
export function isTooDeep(html: string): boolean {
  let depth = 0
  let isOver = false
  const parser = new Parser({
    onopentagname: () => {
      depth += 1
      if (depth <= MAX_NESTING) return
      isOver = true
      parser.pause()
    },
    onclosetag: () => {
      depth -= 1
    },
  })
  parser.end(html)
  return isOver
}
