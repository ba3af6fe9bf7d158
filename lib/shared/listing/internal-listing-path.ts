import { listings } from './listings'
import { packQuery } from './packed-query'

/**
 * Maps a listing with a query to its internal page: `/jobs?page=2&utm_source=x` becomes `/browse/jobs/{packed
 * "page=2"}` (architecture §4). Null when the path is enough: no listing, or no known parameter.
 *
 * @param path without locale and query
 */
export function toInternalListingPath(path: string, params: URLSearchParams): string | null {
  const listing = listings.find((candidate) => candidate.path === path)
  const search = listing?.toSearch(listing.parse(params)) ?? ''
  return search === '' ? null : `/browse${path}/${packQuery(search)}`
}
