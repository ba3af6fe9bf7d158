import { withoutLocale } from '@/lib/shared/routes'
import type { Address } from './address'

/** Whether a URL leads to another page; a different hash alone does not. */
export function isOtherPage(url: URL, shown: Address | null, origin: string): boolean {
  if (url.origin !== origin) return false
  if (shown === null) return true
  const query = url.searchParams.toString()
  return withoutLocale(url.pathname) !== shown.path || query !== shown.query
}
