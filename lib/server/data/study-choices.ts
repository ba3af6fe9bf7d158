import 'server-only'
import { keep } from '@/lib/server/reading/lifetime'
import { readChoices } from '@/lib/server/reading/read-choices'
import { read, requireValue } from '@/lib/server/reading/reading'
import { tags } from '@/lib/shared/cache-tags'
import { type StudyLists, studyFields } from '@/lib/shared/listing/study-panels'

export function readStudyChoices(): Promise<StudyLists> {
  return requireValue(keptStudyChoices())
}

async function keptStudyChoices() {
  'use cache'
  keep([tags.lookups, tags.universities])
  return read(() => readChoices(studyFields))
}
