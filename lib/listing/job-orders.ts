import { jobListingHref, withJobFilter } from './job-listing'
import type { JobQuery } from './job-query'

/** The orders vacancies can be read in; "best match" only where there is text to match. */
export function listJobOrders(query: JobQuery) {
  const hasText = query.filters.searchText !== undefined
  const current = query.filters.sort ?? (hasText ? 'relevance' : 'newest')
  const order = (words: string, sort: 'relevance' | 'newest' | 'closing') => ({
    words,
    href: jobListingHref(withJobFilter(query, 'sort', sort === defaultSort ? undefined : sort)),
    current: current === sort,
  })
  const defaultSort = hasText ? 'relevance' : 'newest'
  return [
    ...(hasText ? [order('Best match', 'relevance')] : []),
    order('Newest', 'newest'),
    order('Closing soon', 'closing'),
  ]
}
