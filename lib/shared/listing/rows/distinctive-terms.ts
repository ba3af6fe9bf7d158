import { routes } from '@/lib/shared/routes'

/** What most items of an area are: nobody chooses among them by it. */
const usualTerms: Readonly<Record<string, readonly string[]>> = {
  [routes.jobs]: ['Full-time'],
  [routes.internships]: ['Temporary', 'Fresh graduate'],
}

/** "Contract, Senior": what sets an item of a listing apart from most of the others. */
export function toDistinctiveTerms(
  listing: string,
  terms: readonly (string | undefined)[],
): string {
  const known = usualTerms[listing] ?? []
  return terms.filter((term) => term !== undefined && !known.includes(term)).join(', ')
}
