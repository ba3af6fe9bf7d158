import 'server-only'
import { tags } from '@/lib/shared/cache-tags'
import { type StudyLists, studyFields } from '@/lib/shared/listing/study-panels'
import { keep } from './lifetime'
import { readChoices } from './read-choices'
import { read, requireValue } from './reading'

export function readStudyChoices(): Promise<StudyLists> {
  return requireValue(keptStudyChoices())
}

async function keptStudyChoices() {
  'use cache'
  keep([tags.lookups, tags.universities])
  return read(() => readChoices(studyFields))
}
