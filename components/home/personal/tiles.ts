import type { Overview } from '@/lib/contract/account/overview'
import type { SavedSearch } from '@/lib/contract/searches/saved-search'
import { MAX_NEW_COUNT } from '@/lib/contract/searches/saved-search-calls'
import { describeClosing } from '@/lib/shared/format/closing'
import { formatNumber } from '@/lib/shared/format/number'
import { formatSince } from '@/lib/shared/format/since'
import { toSearchHref } from '@/lib/shared/listing/searched-areas'
import { routes } from '@/lib/shared/routes'
import type { TileContent } from './personal-tiles'

const SEARCHES = `${routes.home}#own-searches`

type Saved = Omit<Overview['saved'], 'next'> & {
  readonly next: { readonly title: string; readonly closingDate: string | null } | null
}

/** Builds the tile of saved items; null if none is open. `today` is `YYYY-MM-DD` in Asia/Phnom_Penh. */
export function toSavedTile({ open, soon, next }: Saved, today: string): TileContent | null {
  if (open === 0) return null
  const words =
    soon > 0
      ? `${formatNumber(soon)} ${soon === 1 ? 'closes' : 'close'} this week`
      : `${formatNumber(open)} open`
  const more = next === null ? '' : describeNext(next, today)
  return { title: 'Saved', href: routes.saved, words, more }
}

function describeNext(next: NonNullable<Saved['next']>, today: string): string {
  const { verb, when } = describeClosing(next.closingDate, today)
  return `${verb} ${when}: ${next.title}`.trim()
}

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
