import 'server-only'
import type { QueryOf, ReplyOf } from '@/lib/contract/endpoint'
import {
  getScholarship,
  getScholarshipFacets,
  listScholarships,
  listSimilarScholarships,
  type Scholarship,
  type ScholarshipFacets,
  type ScholarshipSummary,
} from '@/lib/contract/scholarships/scholarship'
import { nullWhenMissing, publicApi } from './api'
import { keep, keepBriefly, tags } from './lifetime'
import { read, requireValue } from './reading'

type ScholarshipFilters = QueryOf<typeof getScholarshipFacets>
type ScholarshipPage = ReplyOf<typeof listScholarships>

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
  query: QueryOf<typeof listScholarships>,
): Promise<ScholarshipPage> {
  return requireValue(keptScholarships(query))
}

async function keptScholarships(query: QueryOf<typeof listScholarships>) {
  'use cache'
  keep(tags.scholarships, tags.universities)
  return read(noScholarships, () => publicApi().call(listScholarships, { query }))
}

/** How many matches each filter value would leave. */
export function readScholarshipFacets(query: ScholarshipFilters): Promise<ScholarshipFacets> {
  return requireValue(keptScholarshipFacets(query))
}

async function keptScholarshipFacets(query: ScholarshipFilters) {
  'use cache'
  keep(tags.scholarships)
  return read(noFacets, () => publicApi().call(getScholarshipFacets, { query }))
}

/** One scholarship, open or closed; null when there is none. */
export function readScholarship(id: number): Promise<Scholarship | null> {
  return requireValue(keptScholarship(id))
}

async function keptScholarship(id: number) {
  'use cache'
  const scholarship = await read(null, () =>
    nullWhenMissing(publicApi().call(getScholarship, { params: { id } })),
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
      publicApi().call(listSimilarScholarships, { params: { id } }),
    )
    return page?.data ?? []
  })
}
