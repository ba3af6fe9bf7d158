import { decodeXML } from 'entities'
import sanitizeHtml from 'sanitize-html'
import { decodeLeftoverEntities } from '@/backend/platform/text/html-paragraphs'
import { toOneLine } from '@/lib/contract/plain-text'

/** Reduces a text to one line without markup. */
export function toEntryText(input: string): string {
  const escaped = sanitizeHtml(input, { allowedTags: [], allowedAttributes: {} })
  return toOneLine(decodeXML(decodeLeftoverEntities(escaped)))
}
