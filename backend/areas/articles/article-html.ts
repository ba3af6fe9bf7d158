import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { dropEmptyParagraphs } from '@/backend/platform/text/html-paragraphs'
import { htmlToLine } from '@/backend/platform/text/html-to-text'

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'code', 'pre'],
    ...['h2', 'h3', 'h4', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'], ol: ['start'], th: ['scope'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    // The page's title is its only h1.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    th: () => ({ tagName: 'th', attribs: { scope: 'col' } }),
    a: (_, { href = '' }) => ({
      tagName: 'a',
      attribs: /^https?:/i.test(href)
        ? { href, rel: 'nofollow noopener', target: '_blank' }
        : { href },
    }),
  },
  // A link with a rejected address becomes text.
  exclusiveFilter: ({ tag, attribs }) => tag === 'a' && !attribs.href && 'excludeTag',
}

/**
 * Renders safe HTML (promise T10). Unlike `toRichText` it keeps headings from h2, tables and links within the
 * site.
 */
export function toArticleHtml(markdown: string): string {
  const html = marked.parse(markdown, { async: false, gfm: true })
  return dropEmptyParagraphs(sanitizeHtml(html, options))
}

/** Words read per minute; Khmer, written without spaces, is counted in letters. */
const WORDS_A_MINUTE = 200
const KHMER_LETTERS_A_WORD = 5

/** Computes the minutes it takes to read sanitised HTML, at least one. */
export function toReadingMinutes(html: string): number {
  const text = htmlToLine(html)
  const count = (pattern: RegExp) => [...text.matchAll(pattern)].length
  const khmer = count(/\p{Script=Khmer}/gu) / KHMER_LETTERS_A_WORD
  const others = count(/[^\s\p{Script=Khmer}]+/gu)
  return Math.max(1, Math.round((others + khmer) / WORDS_A_MINUTE))
}
