import { listings } from './listings'
import { packQuery } from './packed-query'

/**
 * The page inside the site that shows a listing under a query: `/jobs?page=2&utm_source=x` is
 * `/browse/jobs/{packed "page=2"}` (architecture §4). Null where the path alone says it: no listing, or nothing it understands.
 *
 * @param path without locale and query
 */
export function toListingPage(path: string, params: URLSearchParams): string | null {
  const listing = listings.find((candidate) => candidate.path === path)
  const search = listing?.toSearch(listing.parse(params)) ?? ''
  return search === '' ? null : `/browse${path}/${packQuery(search)}`
}
