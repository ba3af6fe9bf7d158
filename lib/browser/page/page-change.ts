import { withoutLocale } from '@/lib/shared/routes'
import type { PageUrl } from './page-url'

/** Whether a URL leads to another page; a different hash alone does not. */
export function isOtherPage(url: URL, shown: PageUrl | null, origin: string): boolean {
  if (url.origin !== origin) return false
  if (shown === null) return true
  const query = url.searchParams.toString()
  return withoutLocale(url.pathname) !== shown.path || query !== shown.query
}

/**
 * Whether a navigation leads to another first path segment or to a hash, and so scrolls to the top (spec §2); false for
 * the first page.
 */
export function isOtherSectionOrHash(from: PageUrl | null, to: PageUrl, hash: string): boolean {
  if (from === null) return false
  return baseName(from.path) !== baseName(to.path) || hash !== ''
}

function baseName(path: string): string {
  return path.split('/')[1] ?? ''
}
