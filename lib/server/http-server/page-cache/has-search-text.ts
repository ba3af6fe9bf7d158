import { splitUrl } from '../split-url'
import { toPageUrl } from './cache-key'

/** Returns true for a search page: what visitors type is not stored, and made-up searches push out nothing. */
export function hasSearchText(key: string): boolean {
  const { search } = splitUrl(toPageUrl(key))
  return new URLSearchParams(search).has('searchText')
}
