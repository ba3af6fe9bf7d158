import type { Broader } from '@/lib/contract/broader'
import type { Named } from '@/lib/contract/common'
import type { QueryOf, ReplyOf } from '@/lib/contract/endpoint'
import type { SearchedArea } from '@/lib/contract/searches/saved-search'
import type { jobEndpoints } from '@/lib/contract/vacancies/job'
import { LANDING_MINIMUM } from '@/lib/contract/vacancies/landing'
import type { VacancyFacets } from '@/lib/contract/vacancies/vacancy'
import { orPartial } from '@/lib/server/cache/query-result'
import type { LandingQueries } from '@/lib/server/queries/landing-pages'
import { readVacancyChoices } from '@/lib/server/queries/lookups'
import { readVacancyListing } from '@/lib/server/queries/vacancy-listing'
import { toLandingPath, toLandingSlug } from '@/lib/shared/listing/landing-path'
import type { VacancyListing, VacancyQuery } from '@/lib/shared/listing/listings'
import type { VacancyLists } from '@/lib/shared/listing/vacancy-panel'
import type { DegreeRole } from '@/lib/shared/qualification/requirements'

export type LandingParams = { readonly field?: string; readonly place?: string }

export type LandingArea = {
  readonly one: string
  readonly many: string
  /** The name of the area in saved searches. */
  readonly searched: SearchedArea
  readonly degreeAs: DegreeRole
  readonly listing: VacancyListing
  readonly readPage: (
    query: QueryOf<typeof jobEndpoints.list>,
  ) => Promise<ReplyOf<typeof jobEndpoints.list>>
  readonly readFacets: (filters: Omit<VacancyQuery['filters'], 'sort'>) => Promise<VacancyFacets>
  readonly readBroader: (filters: Omit<VacancyQuery['filters'], 'sort'>) => Promise<Broader>
  readonly landings: LandingQueries
}

/** Reads everything a landing page shows; null when no field or place has this name. */
export async function readLandingPage({ field, place }: LandingParams, area: LandingArea) {
  const known = (await orPartial(area.landings.readLandingPages(), null))?.data ?? []
  const fields = known.flatMap(({ category }) => category ?? [])
  const places = known.flatMap(({ location }) => location ?? [])
  const [category, location] = await Promise.all([
    field === undefined ? null : findBySlugAnywhere(field, fields, ({ categoryId }) => categoryId),
    place === undefined ? null : findBySlugAnywhere(place, places, ({ locationId }) => locationId),
  ])
  if (category === undefined || location === undefined) return null
  const query: VacancyQuery = {
    filters: {
      ...(category === null ? {} : { categoryId: category.id }),
      ...(location === null ? {} : { locationId: [location.id] }),
    },
    page: 1,
  }
  const where = {
    ...(category === null ? {} : { categoryId: category.id }),
    ...(location === null ? {} : { locationId: location.id }),
  }
  const [found, overview] = await Promise.all([
    readVacancyListing(query, area, {
      ...(category === null ? {} : { categoryId: [category] }),
      ...(location === null ? {} : { locationId: [location] }),
    }),
    orPartial(area.landings.readOverview(where), null),
  ])
  if (found === null) return null
  return {
    query,
    found,
    overview,
    category,
    location,
    landings: known,
    path: toLandingPath(area.listing.path, { category, location }),
    /** With fewer items search engines get no page of their own (decision 027). */
    isListed: found.page.total >= LANDING_MINIMUM,
  }
}

export type LandingPageData = NonNullable<Awaited<ReturnType<typeof readLandingPage>>>

/** Finds the landing page with the items of a query, whatever its page and order; null when there is none. */
export async function findLandingPagePath(
  { filters }: VacancyQuery,
  { listing, landings }: Pick<LandingArea, 'listing' | 'landings'>,
): Promise<string | null> {
  const { categoryId, locationId = [], sort: _, ...others } = filters
  const isPlain = Object.keys(others).length === 0 && locationId.length < 2
  if (!isPlain || (categoryId === undefined && locationId.length === 0)) return null
  const known = await orPartial(landings.readLandingPages(), null)
  const found = known?.data.find(
    ({ category, location }) => category?.id === categoryId && location?.id === locationId[0],
  )
  return found === undefined ? null : toLandingPath(listing.path, found)
}

/** Looks first among fields and places with indexed pages; the complete lists are a second query, which may fail. */
async function findBySlugAnywhere(
  slug: string,
  listed: readonly Named[],
  toAll: (choices: VacancyLists) => readonly Named[],
): Promise<Named | undefined> {
  return findBySlug(listed, slug) ?? findBySlug(toAll(await readVacancyChoices()), slug)
}

function findBySlug<Item extends { readonly name: string }>(
  items: readonly Item[],
  slug: string,
): Item | undefined {
  return items.find(({ name }) => toLandingSlug(name) === slug)
}
