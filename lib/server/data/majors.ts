import 'server-only'
import type { LookupItem } from '@/lib/contract/common'
import { type Major, majorEndpoints } from '@/lib/contract/studies/major'
import { itemReader, reader } from '@/lib/server/reading/reader'
import { orWithout } from '@/lib/server/reading/reading'
import { tags } from '@/lib/shared/cache-tags'

export const readMajors = reader(majorEndpoints.list, [tags.lookups, tags.universities])

export const readMajorFacets = reader(majorEndpoints.facets, [tags.lookups, tags.universities])

export const readBroaderMajors = reader(majorEndpoints.broader, [tags.lookups, tags.universities])

export const readMajor = itemReader(majorEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.lookups, tags.universities, tags.jobs, tags.internships, tags.scholarships],
  missing: [tags.lookups],
}))

/** Not under what is sent with each new item: on the page of another thing its counts get older by themselves. */
const readNamedMajor = itemReader(majorEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.lookups, tags.today],
  missing: [tags.lookups],
}))

export const readMajorHiring = itemReader(majorEndpoints.hiring, (id: number) => ({
  params: { id },
  found: [tags.lookups, tags.jobs, tags.companies],
  missing: [tags.lookups],
}))

/** Those of them that have a page and can be read. */
export async function readMajorPages(majors: readonly LookupItem[]): Promise<readonly Major[]> {
  const read = await Promise.all(majors.map(({ id }) => orWithout(readNamedMajor(id), null)))
  return read.filter((major) => major !== null)
}
