import 'server-only'
import type { LookupItem } from '@/lib/contract/common'
import { type Major, majorEndpoints } from '@/lib/contract/studies/major'
import { cachedItemQuery, cachedQuery } from '@/lib/server/cache/cached-query'
import { orPartial } from '@/lib/server/cache/query-result'
import { tags } from '@/lib/shared/cache-tags'

export const readMajors = cachedQuery(majorEndpoints.list, [tags.lookups, tags.universities])

export const readMajorFacets = cachedQuery(majorEndpoints.facets, [tags.lookups, tags.universities])

export const readBroaderMajors = cachedQuery(majorEndpoints.broader, [
  tags.lookups,
  tags.universities,
])

export const readMajor = cachedItemQuery(majorEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.lookups, tags.universities, tags.jobs, tags.internships, tags.scholarships],
  missing: [tags.lookups],
}))

/** Reads a major for another item's page. It has no tag that every new item invalidates: its counts age by themselves. */
const readLinkedMajor = cachedItemQuery(majorEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.lookups, tags.today],
  missing: [tags.lookups],
}))

export const readMajorHiring = cachedItemQuery(majorEndpoints.hiring, (id: number) => ({
  params: { id },
  found: [tags.lookups, tags.jobs, tags.companies],
  missing: [tags.lookups],
}))

/** Reads those of the majors that have a page and can be read. */
export async function readLinkedMajors(majors: readonly LookupItem[]): Promise<readonly Major[]> {
  const read = await Promise.all(majors.map(({ id }) => orPartial(readLinkedMajor(id), null)))
  return read.filter((major) => major !== null)
}
