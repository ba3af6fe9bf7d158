import { withoutLocale } from '@/lib/shared/routes'
import type { Address } from './address'

/** A page that differs by its hash alone is the same. */
export function isOtherPage(url: URL, shown: Address | null, origin: string): boolean {
  if (url.origin !== origin) return false
  if (shown === null) return true
  const query = url.searchParams.toString()
  return withoutLocale(url.pathname) !== shown.path || query !== shown.query
}
