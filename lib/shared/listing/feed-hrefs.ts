import { routes } from '@/lib/shared/routes'
import type { Listing, ListingQuery, Shape } from './listing'

export type FeedHrefs = { readonly atom: string; readonly json: string }

/** Where new things come; the others only grow when we write them. */
const FOLLOWED: ReadonlySet<string> = new Set([
  routes.jobs,
  routes.internships,
  routes.scholarships,
  routes.majors,
  routes.news,
  routes.careerAdviceList,
  routes.interviewTips,
])

/** The feeds of a search (decision 026): its words and filters, in no order but newest first; null: it has none. */
export function toFeedHrefs<S extends Shape>(
  listing: Listing<S>,
  query: ListingQuery<S>,
): FeedHrefs | null {
  if (!FOLLOWED.has(listing.path)) return null
  const search = toFeedSearch(listing, query)
  const after = search === '' ? '' : `?${search}`
  return { atom: `${listing.path}.atom${after}`, json: `${listing.path}.json${after}` }
}

/** What a search is known by, however it is sorted and wherever one is in it. */
export function toFeedSearch<S extends Shape>(listing: Listing<S>, query: ListingQuery<S>): string {
  return listing.searchOf(listing.withFilter(query, 'sort', undefined))
}
