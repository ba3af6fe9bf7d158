import type { SavedSearch } from '@/lib/contract/searches/saved-search'

export type Search = Pick<SavedSearch, 'area' | 'search' | 'label'>

type Named = Pick<SavedSearch, 'area' | 'search'>

export function isSameSearch(a: Named, b: Named): boolean {
  return a.area === b.area && a.search === b.search
}

/** Merges two lists, each search once with its later `lookedAt`; those of the first list come first. */
export function mergeSearches(
  own: readonly SavedSearch[],
  others: readonly SavedSearch[],
): readonly SavedSearch[] {
  const merged = own.map((each) => {
    const other = others.find((candidate) => isSameSearch(candidate, each))
    return other === undefined || other.lookedAt < each.lookedAt
      ? each
      : { ...each, lookedAt: other.lookedAt }
  })
  return [...merged, ...withoutSearches(others, own)]
}

export function withoutSearches<Of extends Named>(
  from: readonly Of[],
  some: readonly Named[],
): readonly Of[] {
  return from.filter((each) => !some.some((other) => isSameSearch(each, other)))
}
