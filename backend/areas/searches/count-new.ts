import { countOpenItemsSince } from '@/backend/areas/listing/open-listing'
import type { Database } from '@/backend/db/connect'
import type { SearchedArea } from '@/lib/contract/searches/saved-search'
import { parseSearch } from './parse-search'

type Searched = { readonly search: string; readonly since: string }

/** Open ones published after the moment, as the area's list would find them; null when the search cannot be read. */
export async function countNewItems(
  db: Database,
  today: string,
  area: SearchedArea,
  { search, since }: Searched,
): Promise<number | null> {
  const sought = parseSearch(area, search)
  return sought === null ? null : countOpenItemsSince(db, sought.table, today, { ...sought, since })
}
