import { hasLocale, isWithin, withLocale } from '@/lib/shared/routes'
import { isJsonPath } from '../route-kinds'

/**
 * The URL of a link or form. Inline scripts contain no `<`, which Next and `toInlineJson` escape, so nothing in them
 * matches.
 */
const LINK_OR_FORM_URL = /(<(?:a\s(?:[^>]*?\s)?href|form\s(?:[^>]*?\s)?action)=")(\/[^"]*)/g

/** Links without a page have one address; so has the redirect to LinkedIn, which carries its way back. */
const SIGN_IN_PROVIDERS_PATH = '/auth'
const FILE = /\.\w+$/

/**
 * Rewrites links and forms of a page sent under `/en`, so that they stay inside `/en` without script (spec §2). Metadata
 * for machines keeps the plain address: canonical, alternates, share tags and structured data. Scripts are untouched,
 * and so are their hashes in the policy. React accepts the attributes as they are and renders the same ones after
 * hydration (`useHasLocalePrefix`).
 */
export function addLocaleToLinks(html: string): string {
  return html.replace(LINK_OR_FORM_URL, (whole, before: string, address: string) =>
    isPageUrl(address) ? before + addLocaleToUrl(address) : whole,
  )
}

function isPageUrl(address: string): boolean {
  const [path = ''] = address.split(/[?#]/)
  if (path.startsWith('//') || hasLocale(path)) return false
  return !FILE.test(path) && !isJsonPath(path) && !isWithin(path, SIGN_IN_PROVIDERS_PATH)
}

/** `/?a=b` becomes `/en?a=b`. */
function addLocaleToUrl(address: string): string {
  const [path = '', rest = ''] = address.split(/(?=[?#])(.*)/s)
  return withLocale(path) + rest
}
