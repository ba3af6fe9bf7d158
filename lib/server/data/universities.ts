import 'server-only'
import { type UniversitySummary, universityEndpoints } from '@/lib/contract/studies/university'
import { itemReader, reader } from '@/lib/server/reading/reader'
import { tags } from '@/lib/shared/cache-tags'

export const readUniversities = reader(universityEndpoints.list, [
  tags.universities,
  tags.scholarships,
])

const readFeatured = reader(universityEndpoints.featured, [tags.universities, tags.scholarships])

export async function readFeaturedUniversities(): Promise<readonly UniversitySummary[]> {
  return (await readFeatured()).data
}

export const readUniversity = itemReader(universityEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.universities, tags.lookups, tags.scholarships],
  missing: [tags.universities],
}))
