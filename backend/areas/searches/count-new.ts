import { countOpenItemsSince } from '@/backend/areas/listing/open-listing'
import type { Database } from '@/backend/db/connect'
import type { SearchedArea } from '@/lib/contract/searches/saved-search'
import { parseSearch } from './parse-search'

type Searched = { readonly search: string; readonly since: string }

/**
 * Counts open items published after a moment that the search would list; null when the search cannot be
 * parsed.
 */
export async function countNewItems(
  db: Database,
  today: string,
  area: SearchedArea,
  { search, since }: Searched,
): Promise<number | null> {
  const sought = parseSearch(area, search)
  return sought === null ? null : countOpenItemsSince(db, sought.table, today, { ...sought, since })
}
