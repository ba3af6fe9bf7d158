import 'server-only'
import { cacheWithTags } from '@/lib/server/cache/cache-lifetime'
import { orPartial, toQueryResult, unwrapResult } from '@/lib/server/cache/query-result'
import { readFilterChoices } from '@/lib/server/queries/lookups'
import { tags } from '@/lib/shared/cache-tags'
import { describeScholarships } from '@/lib/shared/listing/listing-words'
import type { ScholarshipQuery } from '@/lib/shared/listing/listings'
import { FUNDING_CHOICES } from '@/lib/shared/listing/rows/scholarship-funding'
import { type StudyLists, studyFields } from '@/lib/shared/listing/study-filter-panels'

export function readStudyChoices(): Promise<StudyLists> {
  return unwrapResult(readCachedStudyChoices())
}

/** Reads the title of a scholarship search; without the names of filters that cannot be read. */
export async function readScholarshipTitle(query: ScholarshipQuery): Promise<string> {
  const choices = await orPartial(readStudyChoices(), {})
  return describeScholarships(query, { ...choices, type: FUNDING_CHOICES })
}

async function readCachedStudyChoices() {
  'use cache'
  cacheWithTags([tags.lookups, tags.universities])
  return toQueryResult(() => readFilterChoices(studyFields))
}
