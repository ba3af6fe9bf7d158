import {
  type RecordPublished,
  recordPublishedInternships,
  recordPublishedJobs,
} from '@/backend/areas/notifications/publications'
import { internships, jobs, type VacancyTables } from '@/backend/areas/vacancies/vacancy-tables'
import { tags } from '@/lib/shared/cache-tags'
import type { PageTags } from './entry-writer'

export type Destination = {
  readonly tables: VacancyTables
  readonly notePublished: RecordPublished
  readonly tags: PageTags
}

export const destinations = {
  jobs: {
    tables: jobs,
    notePublished: recordPublishedJobs,
    tags: { lists: [tags.jobs, tags.companies, tags.dashboard], page: tags.job },
  },
  internships: {
    tables: internships,
    notePublished: recordPublishedInternships,
    tags: { lists: [tags.internships, tags.companies, tags.dashboard], page: tags.internship },
  },
} as const satisfies Readonly<Record<string, Destination>>

export type DestinationName = keyof typeof destinations

export function isDestination(word: string): word is DestinationName {
  return Object.hasOwn(destinations, word)
}
