import 'server-only'
import type { QueryOf, ReplyOf } from '@/lib/contract/endpoint'
import {
  type Scholarship,
  type ScholarshipFacets,
  type ScholarshipSummary,
  scholarshipEndpoints,
} from '@/lib/contract/scholarships/scholarship'
import { nullWhenMissing, publicApi } from './api'
import { keep, keepBriefly, tags } from './lifetime'
import { read, requireValue } from './reading'

type ScholarshipFilters = QueryOf<typeof scholarshipEndpoints.facets>
type ScholarshipPage = ReplyOf<typeof scholarshipEndpoints.list>

const noScholarships: ScholarshipPage = {
  data: [],
  total: 0,
  totalIsExact: true,
  closingThisWeek: 0,
  limit: 20,
  offset: 0,
}

const noFacets: ScholarshipFacets = {
  type: [],
  departmentId: [],
  universityId: [],
  qualificationId: [],
  majorId: [],
}

/** A page of open scholarships (spec §7, `GET /v1/scholarship`). */
export function readScholarships(
  query: QueryOf<typeof scholarshipEndpoints.list>,
): Promise<ScholarshipPage> {
  return requireValue(keptScholarships(query))
}

async function keptScholarships(query: QueryOf<typeof scholarshipEndpoints.list>) {
  'use cache'
  keep(tags.scholarships, tags.universities)
  return read(noScholarships, () => publicApi().call(scholarshipEndpoints.list, { query }))
}

/** How many matches each filter value would leave. */
export function readScholarshipFacets(query: ScholarshipFilters): Promise<ScholarshipFacets> {
  return requireValue(keptScholarshipFacets(query))
}

async function keptScholarshipFacets(query: ScholarshipFilters) {
  'use cache'
  keep(tags.scholarships)
  return read(noFacets, () => publicApi().call(scholarshipEndpoints.facets, { query }))
}

/** One scholarship, open or closed; null when there is none. */
export function readScholarship(id: number): Promise<Scholarship | null> {
  return requireValue(keptScholarship(id))
}

async function keptScholarship(id: number) {
  'use cache'
  const scholarship = await read(null, () =>
    nullWhenMissing(publicApi().call(scholarshipEndpoints.get, { params: { id } })),
  )
  if ('value' in scholarship && scholarship.value === null)
    keepBriefly(tags.scholarships, tags.scholarship(id))
  else keep(tags.scholarship(id), tags.universities, tags.today)
  return scholarship
}

/** Up to six open scholarships like this one; none when it is gone. */
export function readSimilarScholarships(id: number): Promise<readonly ScholarshipSummary[]> {
  return requireValue(keptSimilarScholarships(id))
}

async function keptSimilarScholarships(id: number) {
  'use cache'
  keep(tags.scholarships, tags.universities)
  return read([], async () => {
    const page = await nullWhenMissing(
      publicApi().call(scholarshipEndpoints.similar, { params: { id } }),
    )
    return page?.data ?? []
  })
}
