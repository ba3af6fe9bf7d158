import type { Named } from '@/lib/contract/common'
import { MIN_LANDING_VACANCIES } from '@/lib/contract/vacancies/landing'
import { orPartial } from '@/lib/server/cache/query-result'
import { readVacancyChoices } from '@/lib/server/queries/lookups'
import { readVacancyListing } from '@/lib/server/queries/vacancy-listing'
import type { VacancyLists } from '@/lib/shared/listing/filter-panels'
import { toLandingPath, toLandingSlug } from '@/lib/shared/listing/landing-path'
import type { VacancyQuery } from '@/lib/shared/listing/listings'
import type { VacancySection } from '../vacancies'

export type LandingParams = { readonly field?: string; readonly place?: string }

/** Reads everything a landing page shows; null when no field or place has this name. */
export async function readLandingPage({ field, place }: LandingParams, area: VacancySection) {
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
    isListed: found.page.total >= MIN_LANDING_VACANCIES,
  }
}

export type LandingPageData = NonNullable<Awaited<ReturnType<typeof readLandingPage>>>

/** Finds the landing page with the items of a query, whatever its page and order; null when there is none. */
export async function findLandingPagePath(
  { filters }: VacancyQuery,
  { listing, landings }: Pick<VacancySection, 'listing' | 'landings'>,
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
