import { routes } from '@/lib/shared/routes'

/** Terms of most items in an area, which do not help to choose. */
const usualTerms: Readonly<Record<string, readonly string[]>> = {
  [routes.jobs]: ['Full-time'],
  [routes.internships]: ['Temporary', 'Fresh graduate'],
}

/** Formats "Contract, Senior": the terms that distinguish an item from most others. */
export function toDistinctiveTerms(
  listing: string,
  terms: readonly (string | undefined)[],
): string {
  const known = usualTerms[listing] ?? []
  return terms.filter((term) => term !== undefined && !known.includes(term)).join(', ')
}
