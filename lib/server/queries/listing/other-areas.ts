import 'server-only'
import type { FoundBy, NamedArea } from '@/lib/contract/listing'
import { orPartial } from '@/lib/server/cache/query-result'
import { readInternships } from '@/lib/server/queries/internships'
import { readJobs } from '@/lib/server/queries/jobs'
import { readMajors } from '@/lib/server/queries/majors'
import { readScholarships } from '@/lib/server/queries/scholarships'
import { type AreaOffer, areaWords } from '@/lib/shared/search/area-words'

type Found = {
  readonly total: number
  readonly totalIsExact: boolean
  readonly foundBy: FoundBy
}

type Query = { readonly searchText: string; readonly limit: number }

/** Guesses are not offered in other areas. */
const FULL_MATCHES: ReadonlySet<FoundBy> = new Set(['words', 'fewThenMost'])

const areaQueries = {
  jobs: (query: Query) => readJobs(query),
  internships: (query: Query) => readInternships(query),
  scholarships: (query: Query) => readScholarships(query),
  majors: (query: Query) => readMajors(query),
} satisfies Record<NamedArea, (query: Query) => Promise<Found>>

/**
 * Reads which other areas have full matches for a search: of `areas` without the one at `path`. Each costs one cached
 * search.
 */
export async function readOtherAreas(
  areas: readonly NamedArea[],
  searchText: string,
  path: string,
): Promise<AreaOffer[]> {
  const others = areas.filter((area) => areaWords[area].path !== path)
  const offers = await Promise.all(others.map((area) => readOtherArea(area, searchText)))
  return offers.filter((offer) => offer !== null)
}

async function readOtherArea(area: NamedArea, searchText: string): Promise<AreaOffer | null> {
  const page = await orPartial<Found, null>(areaQueries[area]({ searchText, limit: 1 }), null)
  if (page === null || page.total === 0 || !FULL_MATCHES.has(page.foundBy)) return null
  const { total, totalIsExact } = page
  const href = `${areaWords[area].path}?${new URLSearchParams({ searchText })}`
  return { area, href, total, totalIsExact }
}
