import { decodeXML } from 'entities'
import { Parser } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'
import { decodeLeftoverEntities } from '@/backend/platform/text/html-paragraphs'
import { normalizeOneLine } from '@/lib/contract/normalize-text'

/** Reduces a text to one line without markup. */
export function toPlainTextLine(input: string): string {
  // Most fields have no markup, and sanitising takes longer than all else that is done to them.
  if (!/[<&]/.test(input)) return normalizeOneLine(input)
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

/** Elements whose content `toPlainTextLine` drops. */
const HIDDEN = new Set(['option', 'script', 'style', 'textarea'])

/** Checks for text that a reader of the HTML sees; reads only as far as the first. */
export function hasText(html: string): boolean {
  let hidden = 0
  let isFound = false
  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (HIDDEN.has(name)) hidden += 1
      },
      onclosetag: (name) => {
        if (HIDDEN.has(name)) hidden -= 1
      },
      ontext: (text) => {
        if (hidden > 0 || toPlainTextLine(text) === '') return
        isFound = true
        parser.pause()
      },
    },
    // Whole texts: decoded ones come in pieces.
    { decodeEntities: false },
  )
  parser.end(html)
  return isFound
}
