import { decodeXML } from 'entities'
import sanitizeHtml from 'sanitize-html'
import { decodeLeftoverEntities } from '@/backend/platform/text/entities'

/** Characters that turn the direction of what follows: on one line they only serve to deceive. */
const DIRECTION_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** One line without markup or control characters; zero-width spaces stay, Khmer is broken at them. */
export function toEntryText(input: string): string {
  const escaped = sanitizeHtml(input, { allowedTags: [], allowedAttributes: {} })
  return decodeXML(decodeLeftoverEntities(escaped))
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(DIRECTION_CONTROLS, '')
    .trim()
}
