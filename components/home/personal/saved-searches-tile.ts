import type { SavedSearch } from '@/lib/contract/searches/saved-search'
import { MAX_NEW_COUNT } from '@/lib/contract/searches/saved-search-calls'
import { formatSince } from '@/lib/shared/format/since'
import { toSearchHref } from '@/lib/shared/listing/searched-areas'
import { routes } from '@/lib/shared/routes'
import type { TileContent } from './personal-tile'

type Counted = {
  readonly search: SavedSearch
  readonly count: number | null
}

/** Builds the tile of saved searches; null if nothing is new. Links to the search with new results, or to the list if several have some. */
export function toSavedSearchesTile(counted: readonly Counted[], now: Date): TileContent | null {
  const fresh = counted.flatMap(({ search, count }) => (count ? [{ search, count }] : []))
  const [first] = fresh
  if (first === undefined) return null
  const total = fresh.reduce((sum, { count }) => sum + count, 0)
  const { label, lookedAt } = first.search
  return {
    title: 'Saved searches',
    href: fresh.length === 1 ? toSearchHref(first.search) : SEARCHES,
    words: `${total >= MAX_NEW_COUNT ? `${MAX_NEW_COUNT} or more` : total} new ${formatSince(lookedAt, now)}`,
    more: fresh.length === 1 ? label : `In ${fresh.length} of your saved searches`,
  }
}

const SEARCHES = `${routes.home}#own-searches`
