import 'server-only'
import {
  type ScholarshipSummary,
  scholarshipEndpoints,
} from '@/lib/contract/scholarships/scholarship'
import { tags } from '@/lib/shared/cache-tags'
import { itemReader, reader } from './reader'

/** A page of open scholarships (spec §7, `GET /v1/scholarship`). */
export const readScholarships = reader(scholarshipEndpoints.list, [
  tags.scholarships,
  tags.universities,
])

/** How many matches each filter value would leave. */
export const readScholarshipFacets = reader(scholarshipEndpoints.facets, [tags.scholarships])

/** One scholarship, open or closed; null when there is none. */
export const readScholarship = itemReader(scholarshipEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.scholarship(id), tags.universities, tags.today],
  missing: [tags.scholarships, tags.scholarship(id)],
}))

const readSimilar = itemReader(scholarshipEndpoints.similar, (id: number) => ({
  params: { id },
  found: [tags.scholarships, tags.universities],
}))

/** Up to six open scholarships like this one; none when it is gone. */
export async function readSimilarScholarships(id: number): Promise<readonly ScholarshipSummary[]> {
  return (await readSimilar(id))?.data ?? []
}
