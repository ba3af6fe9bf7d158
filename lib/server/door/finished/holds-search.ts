import { splitAddress } from '../split-address'
import { toPageAddress } from './page-key'

/** True for a page of what somebody has typed: nobody's words are noted, and made-up ones crowd nothing out. */
export function holdsSearch(key: string): boolean {
  const { search } = splitAddress(toPageAddress(key))
  return new URLSearchParams(search).has('searchText')
}
