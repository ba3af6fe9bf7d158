import 'server-only'
import { cacheUnder } from '@/lib/server/cache/cache-lifetime'
import { toQueryResult, unwrapResult } from '@/lib/server/cache/query-result'
import { readFilterChoices } from '@/lib/server/queries/listing/filter-choices'
import { tags } from '@/lib/shared/cache-tags'
import { type StudyLists, studyFields } from '@/lib/shared/listing/study-panels'

export function readStudyChoices(): Promise<StudyLists> {
  return unwrapResult(readCachedStudyChoices())
}

async function readCachedStudyChoices() {
  'use cache'
  cacheUnder([tags.lookups, tags.universities])
  return toQueryResult(() => readFilterChoices(studyFields))
}
