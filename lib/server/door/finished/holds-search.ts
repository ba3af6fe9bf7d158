import { toPageAddress } from './page-key'

/** True for a page of what somebody has typed: nobody's words are noted, and made-up ones crowd nothing out. */
export function holdsSearch(key: string): boolean {
  const address = toPageAddress(key)
  const mark = address.indexOf('?')
  return mark >= 0 && new URLSearchParams(address.slice(mark)).has('searchText')
}
