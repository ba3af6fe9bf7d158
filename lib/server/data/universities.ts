import 'server-only'
import { type UniversitySummary, universityEndpoints } from '@/lib/contract/studies/university'
import { tags } from '@/lib/shared/cache-tags'
import { itemReader, reader } from './reader'

/** A page of universities (spec §7, `GET /v1/university`). */
export const readUniversities = reader(universityEndpoints.list, [
  tags.universities,
  tags.scholarships,
])

const readFeatured = reader(universityEndpoints.featured, [tags.universities, tags.scholarships])

/** Universities put forward on the home page, those with the most open scholarships first. */
export async function readFeaturedUniversities(): Promise<readonly UniversitySummary[]> {
  return (await readFeatured()).data
}

/** One university with its majors; null when there is none. */
export const readUniversity = itemReader(universityEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.universities, tags.lookups, tags.scholarships],
  missing: [tags.universities],
}))
