import { hasLocale, isWithin, withLocale } from '@/lib/shared/routes'
import { isForPrograms } from '../sections'

/** The address of a link or form. Inline scripts hold no `<`: Next and `inlineJson` escape it, so nothing of theirs matches. */
const ADDRESS = /(<(?:a\s(?:[^>]*?\s)?href|form\s(?:[^>]*?\s)?action)=")(\/[^"]*)/g

/** What is no page has one address; so has the way to LinkedIn, which is told where to come back to. */
const PROVIDERS = '/auth'
const FILE = /\.\w+$/

/**
 * The HTML of a page as it is sent under `/en`: links and forms lead on inside it, also where no script runs (spec §2). What is for
 * machines keeps the plain address: canonical, alternates, share tags and structured data. Scripts are untouched, and so are the hashes
 * of the policy. React takes over attributes as they are, and draws the same ones itself once the page is alive (`useHasLocale`).
 */
export function toLocaleHtml(html: string): string {
  return html.replace(ADDRESS, (whole, before: string, address: string) =>
    isPage(address) ? before + toLocaleAddress(address) : whole,
  )
}

function isPage(address: string): boolean {
  const [path = ''] = address.split(/[?#]/)
  if (path.startsWith('//') || hasLocale(path)) return false
  return !FILE.test(path) && !isForPrograms(path) && !isWithin(path, PROVIDERS)
}

/** `/?a=b` becomes `/en?a=b`. */
function toLocaleAddress(address: string): string {
  const [path = '', rest = ''] = address.split(/(?=[?#])(.*)/s)
  return withLocale(path) + rest
}
