import { createHash } from 'node:crypto'
import { toArticleHtml } from '@/backend/areas/articles/article-html'
import { StartError } from '@/backend/platform/runtime/start-error'
import { normalizeOneLine } from '@/lib/contract/normalize-text'

export type NewsletterFile = {
  readonly subject: string
  /** The text below the title. */
  readonly markdown: string
  /** SHA-256 of both. */
  readonly hash: string
}

const MAX_SUBJECT = 150
const MAX_TEXT = 100_000

/** Parses a Markdown file whose first line is `# Subject`. Throws `StartError`, which says what to change in the file. */
export function parseNewsletter(text: string): NewsletterFile {
  const [first = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
  const subject = normalizeOneLine(/^# (.+)$/.exec(first)?.[1] ?? '').trim()
  const markdown = lines.join('\n').trim()
  if (subject === '') {
    throw new StartError('The first line has to be the subject, such as "# New jobs in May".')
  }
  if (subject.length > MAX_SUBJECT) {
    throw new StartError(`The subject is longer than ${MAX_SUBJECT} characters.`)
  }
  if (markdown === '') throw new StartError('There is no text below the subject.')
  if (markdown.length > MAX_TEXT) {
    throw new StartError(`The text is longer than ${MAX_TEXT} characters.`)
  }
  const hash = createHash('sha256').update(`${subject}\n${markdown}`).digest('hex')
  return { subject, markdown, hash }
}

/** Renders safe HTML whose links into the site are absolute. */
export function toNewsletterHtml(markdown: string, siteUrl: string): string {
  return toArticleHtml(markdown).replaceAll('href="/', `href="${siteUrl}/`)
}
