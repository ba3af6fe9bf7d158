import 'server-only'
import type { LookupItem } from '@/lib/contract/common'
import { type Major, majorEndpoints } from '@/lib/contract/studies/major'
import { type UniversitySummary, universityEndpoints } from '@/lib/contract/studies/university'
import { cacheWithTags } from '@/lib/server/cache/cache-lifetime'
import { cachedItemQuery, cachedQuery } from '@/lib/server/cache/cached-query'
import { orPartial, toQueryResult, unwrapResult } from '@/lib/server/cache/query-result'
import { readFilterChoices } from '@/lib/server/queries/lookups'
import { tags } from '@/lib/shared/cache-tags'
import { type StudyLists, studyFields } from '@/lib/shared/listing/filter-panels'
import { describeScholarships } from '@/lib/shared/listing/listing-words'
import type { ScholarshipQuery } from '@/lib/shared/listing/listings'
import { FUNDING_CHOICES } from '@/lib/shared/listing/rows/scholarship-funding'

export const readMajors = cachedQuery(majorEndpoints.list, [tags.lookups, tags.universities])

export const readMajorFacets = cachedQuery(majorEndpoints.facets, [tags.lookups, tags.universities])

export const readBroaderMajorCounts = cachedQuery(majorEndpoints.broader, [
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

export function readStudyChoices(): Promise<StudyLists> {
  return unwrapResult(readCachedStudyChoices())
}

/** Reads the title of a scholarship search; without the names of filters that cannot be read. */
export async function readScholarshipSearchTitle(query: ScholarshipQuery): Promise<string> {
  const choices = await orPartial(readStudyChoices(), {})
  return describeScholarships(query, { ...choices, type: FUNDING_CHOICES })
}

async function readCachedStudyChoices() {
  'use cache'
  cacheWithTags([tags.lookups, tags.universities])
  return toQueryResult(() => readFilterChoices(studyFields))
}
