import 'server-only'
import { type UniversitySummary, universityEndpoints } from '@/lib/contract/studies/university'
import { cachedItemQuery, cachedQuery } from '@/lib/server/cache/cached-query'
import { tags } from '@/lib/shared/cache-tags'

export const readUniversities = cachedQuery(universityEndpoints.list, [
  tags.universities,
  tags.scholarships,
])

const readFeatured = cachedQuery(universityEndpoints.featured, [
  tags.universities,
  tags.scholarships,
])

export async function readFeaturedUniversities(): Promise<readonly UniversitySummary[]> {
  return (await readFeatured()).data
}

export const readUniversity = cachedItemQuery(universityEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.universities, tags.lookups, tags.scholarships],
  missing: [tags.universities],
}))
