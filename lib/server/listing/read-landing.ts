import type { Broader } from '@/lib/contract/broader'
import type { Named } from '@/lib/contract/common'
import type { QueryOf, ReplyOf } from '@/lib/contract/endpoint'
import type { SearchedArea } from '@/lib/contract/searches/saved-search'
import type { jobEndpoints } from '@/lib/contract/vacancies/job'
import { LANDING_MINIMUM } from '@/lib/contract/vacancies/landing'
import type { VacancyFacets } from '@/lib/contract/vacancies/vacancy'
import type { LandingReaders } from '@/lib/server/data/landings'
import { readVacancyChoices } from '@/lib/server/data/lookups'
import { readVacancyListing } from '@/lib/server/data/vacancy-listing'
import { orWithout } from '@/lib/server/reading/reading'
import { toLandingPath, toLandingSlug } from '@/lib/shared/listing/landing-path'
import type { VacancyListing, VacancyQuery } from '@/lib/shared/listing/listings'
import type { VacancyLists } from '@/lib/shared/listing/vacancy-panel'
import type { DegreeRole } from '@/lib/shared/qualification/requirements'

export type LandingParams = { readonly field?: string; readonly place?: string }

export type LandingArea = {
  readonly one: string
  readonly many: string
  /** As kept searches name it. */
  readonly searched: SearchedArea
  readonly degreeAs: DegreeRole
  readonly listing: VacancyListing
  readonly readPage: (
    query: QueryOf<typeof jobEndpoints.list>,
  ) => Promise<ReplyOf<typeof jobEndpoints.list>>
  readonly readFacets: (filters: Omit<VacancyQuery['filters'], 'sort'>) => Promise<VacancyFacets>
  readonly readBroader: (filters: Omit<VacancyQuery['filters'], 'sort'>) => Promise<Broader>
  readonly landings: LandingReaders
}

/** All that a landing page shows; null when no field or place is called so. */
export async function readLanding({ field, place }: LandingParams, area: LandingArea) {
  const known = (await orWithout(area.landings.readLandings(), null))?.data ?? []
  const fields = known.flatMap(({ category }) => category ?? [])
  const places = known.flatMap(({ location }) => location ?? [])
  const [category, location] = await Promise.all([
    field === undefined ? null : findCalled(field, fields, ({ categoryId }) => categoryId),
    place === undefined ? null : findCalled(place, places, ({ locationId }) => locationId),
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
    orWithout(area.landings.readOverview(where), null),
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
    /** Fewer are no page of their own to search engines (decision 027). */
    isListed: found.page.total >= LANDING_MINIMUM,
  }
}

export type ReadLanding = NonNullable<Awaited<ReturnType<typeof readLanding>>>

/** The landing page that shows what a query asks for, whatever its page and order; null when there is none. */
export async function findLandingPath(
  { filters }: VacancyQuery,
  { listing, landings }: Pick<LandingArea, 'listing' | 'landings'>,
): Promise<string | null> {
  const { categoryId, locationId = [], sort: _, ...others } = filters
  const isPlain = Object.keys(others).length === 0 && locationId.length < 2
  if (!isPlain || (categoryId === undefined && locationId.length === 0)) return null
  const known = await orWithout(landings.readLandings(), null)
  const found = known?.data.find(
    ({ category, location }) => category?.id === categoryId && location?.id === locationId[0],
  )
  return found === undefined ? null : toLandingPath(listing.path, found)
}

/** Most are among those with pages that are listed: the lists of all fields and places are another reading, which may fail. */
async function findCalled(
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
