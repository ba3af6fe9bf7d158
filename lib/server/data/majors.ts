import 'server-only'
import type { LookupItem } from '@/lib/contract/common'
import type { QueryOf, ReplyOf } from '@/lib/contract/endpoint'
import { type Major, type MajorFacets, majorEndpoints } from '@/lib/contract/studies/major'
import { nullWhenMissing, publicApi } from './api'
import { keep, keepBriefly, tags } from './lifetime'
import { read, requireValue } from './reading'

type MajorPage = ReplyOf<typeof majorEndpoints.list>

const noMajors: MajorPage = { data: [], total: 0, totalIsExact: true, limit: 20, offset: 0 }
const noFacets: MajorFacets = { departmentId: [], universityId: [] }

/** A page of majors (spec §7, `GET /v1/major`). */
export function readMajors(query: QueryOf<typeof majorEndpoints.list>): Promise<MajorPage> {
  return requireValue(keptMajors(query))
}

async function keptMajors(query: QueryOf<typeof majorEndpoints.list>) {
  'use cache'
  keep(tags.lookups, tags.universities)
  return read(noMajors, () => publicApi().call(majorEndpoints.list, { query }))
}

/** How many majors each filter value would leave. */
export function readMajorFacets(
  query: QueryOf<typeof majorEndpoints.facets>,
): Promise<MajorFacets> {
  return requireValue(keptMajorFacets(query))
}

async function keptMajorFacets(query: QueryOf<typeof majorEndpoints.facets>) {
  'use cache'
  keep(tags.lookups, tags.universities)
  return read(noFacets, () => publicApi().call(majorEndpoints.facets, { query }))
}

/** One major with what is open for it; null when it has no page. */
export function readMajor(id: number): Promise<Major | null> {
  return requireValue(keptMajor(id))
}

async function keptMajor(id: number) {
  'use cache'
  const major = await read(null, () =>
    nullWhenMissing(publicApi().call(majorEndpoints.get, { params: { id } })),
  )
  if ('value' in major && major.value === null) keepBriefly(tags.lookups)
  else keep(tags.lookups, tags.universities, tags.jobs, tags.internships, tags.scholarships)
  return major
}

/** Those of an item's majors that have a page, in its order. */
export async function readMajorPages(majors: readonly LookupItem[]): Promise<readonly Major[]> {
  const read = await Promise.all(majors.map(({ id }) => readMajor(id)))
  return read.filter((major) => major !== null)
}
