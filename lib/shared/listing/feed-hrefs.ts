import { routes } from '@/lib/shared/routes'
import type { Listing, ListingQuery, Shape } from './listing'

export type FeedHrefs = { readonly atom: string; readonly json: string }

/** Listings with frequent new items; the others change rarely. */
const FOLLOWED: ReadonlySet<string> = new Set([
  routes.jobs,
  routes.internships,
  routes.scholarships,
  routes.majors,
  routes.news,
  routes.careerAdviceList,
  routes.interviewTips,
])

/**
 * Builds the feed addresses of a search (decision 026) with its words and filters, newest first; null when it
 * has no feed.
 */
export function toFeedHrefs<S extends Shape>(
  listing: Listing<S>,
  query: ListingQuery<S>,
): FeedHrefs | null {
  if (!FOLLOWED.has(listing.path)) return null
  const search = toFeedSearch(listing, query)
  const after = search === '' ? '' : `?${search}`
  return { atom: `${listing.path}.atom${after}`, json: `${listing.path}.json${after}` }
}

/** Returns the query that identifies a search, without order and page. */
export function toFeedSearch<S extends Shape>(listing: Listing<S>, query: ListingQuery<S>): string {
  return listing.searchOf(listing.withFilter(query, 'sort', undefined))
}
