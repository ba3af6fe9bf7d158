import 'server-only'
import type { FoundBy, NamedArea } from '@/lib/contract/listing'
import { readInternships } from '@/lib/server/data/internships'
import { readJobs } from '@/lib/server/data/jobs'
import { readMajors } from '@/lib/server/data/majors'
import { readScholarships } from '@/lib/server/data/scholarships'
import { orWithout } from '@/lib/server/reading/reading'
import { type AreaOffer, areaWords } from '@/lib/shared/search/area-words'

type Found = {
  readonly total: number
  readonly totalIsExact: boolean
  readonly foundBy: FoundBy
}

type Query = { readonly searchText: string; readonly limit: number }

/** A guess is not offered elsewhere. */
const EVERY_WORD: ReadonlySet<FoundBy> = new Set(['words', 'fewThenMost'])

const readers = {
  jobs: (query: Query) => readJobs(query),
  internships: (query: Query) => readInternships(query),
  scholarships: (query: Query) => readScholarships(query),
  majors: (query: Query) => readMajors(query),
} satisfies Record<NamedArea, (query: Query) => Promise<Found>>

/**
 * Of the areas, those that are not at `path` and have something by all the words; of all areas where this one has
 * nothing. Each costs a search, which readers keep.
 */
export async function readOffers(
  areas: readonly NamedArea[],
  searchText: string,
  path: string,
): Promise<AreaOffer[]> {
  const others = areas.filter((area) => areaWords[area].path !== path)
  const offers = await Promise.all(others.map((area) => readOffer(area, searchText)))
  return offers.filter((offer) => offer !== null)
}

async function readOffer(area: NamedArea, searchText: string): Promise<AreaOffer | null> {
  const page = await orWithout<Found, null>(readers[area]({ searchText, limit: 1 }), null)
  if (page === null || page.total === 0 || !EVERY_WORD.has(page.foundBy)) return null
  const { total, totalIsExact } = page
  const href = `${areaWords[area].path}?${new URLSearchParams({ searchText })}`
  return { area, href, total, totalIsExact }
}
