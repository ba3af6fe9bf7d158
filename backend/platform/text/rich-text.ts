import sanitizeHtml from 'sanitize-html'
import { normalizeMultiline, normalizeOneLine } from '@/lib/contract/normalize-text'
import { tidyParagraphs } from './html-paragraphs'

const LOOKS_LIKE_HTML = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'b',
    'i',
    'h3',
    'h4',
    'a',
    'blockquote',
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    // The page's own headings are h1 and h2; those of a text come below them.
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    div: 'p',
    section: 'p',
    tr: 'p',
    a: (_, { href }) => ({
      tagName: 'a',
      attribs: {
        ...toAbsolute(href),
        rel: 'nofollow noopener',
        target: '_blank',
      },
    }),
  },
  // A link whose address was refused is only text.
  exclusiveFilter: ({ tag, attribs }) => tag === 'a' && !attribs.href && 'excludeTag',
}

/** A relative address would lead into our own site: the page it was written for is elsewhere. */
function toAbsolute(href = ''): { readonly href?: string } {
  const address = href.trim().replace(/^www\./i, 'https://www.')
  return URL.canParse(address) ? { href: address } : {}
}

/** Safe to show (promise T10): an allow-list of tags, no pictures or scripts, links that pass no rank on. */
export function toRichText(input: string): string {
  const text = normalizeMultiline(withoutNul(input))
  const html = LOOKS_LIKE_HTML.test(text) ? text : plainToHtml(text)
  // Again: entities were decoded on the way.
  return normalizeMultiline(tidyParagraphs(sanitizeHtml(partCells(html), options)))
}

/** Cells of a table lose their tags; their words must not run together. */
function partCells(html: string): string {
  return html.replace(/<(?=t[dh]\b)/gi, ' <')
}

/** A name or title as it is stored: `normalizeOneLine`, without NUL characters. */
export function toCleanLine(input: string): string {
  return normalizeOneLine(withoutNul(input))
}

/** Drops the one character PostgreSQL cannot store. */
function withoutNul(text: string): string {
  return text.replaceAll('\u0000', '')
}

/** Blank lines part paragraphs; lines that begin with a bullet or a dash become a list. */
function plainToHtml(text: string): string {
  return text
    .split(/\r?\n\s*\n/)
    .map((block) => blockToHtml(block.split(/\r?\n/)))
    .join('')
}

const BULLET = /^\s*[-–•*·▪]\s+/

function blockToHtml(lines: readonly string[]): string {
  let html = ''
  let open: 'p' | 'ul' | null = null
  for (const line of lines.filter((each) => each.trim() !== '')) {
    const kind = BULLET.test(line) ? 'ul' : 'p'
    const words = line.replaceAll('<', '&lt;')
    if (kind !== open) html += `${open === null ? '' : `</${open}>`}<${kind}>`
    else if (kind === 'p') html += '<br>'
    html += kind === 'ul' ? `<li>${words.replace(BULLET, '')}</li>` : words.trim()
    open = kind
  }
  return open === null ? html : `${html}</${open}>`
}
