import {
  type RecordPublished,
  recordPublishedInternships,
  recordPublishedJobs,
} from '@/backend/areas/notifications/publications'
import { internships, jobs, type VacancyTables } from '@/backend/areas/vacancies/vacancy-tables'
import { tags } from '@/lib/shared/cache-tags'
import type { PageTags } from './entry-writer'

export type VacancyDestination = {
  readonly tables: VacancyTables
  readonly recordPublished: RecordPublished
  readonly tags: PageTags
}

export const destinations = {
  jobs: {
    tables: jobs,
    recordPublished: recordPublishedJobs,
    tags: { lists: [tags.jobs, tags.companies, tags.dashboard], page: tags.job },
  },
  internships: {
    tables: internships,
    recordPublished: recordPublishedInternships,
    tags: { lists: [tags.internships, tags.companies, tags.dashboard], page: tags.internship },
  },
} as const satisfies Readonly<Record<string, VacancyDestination>>

export type DestinationName = keyof typeof destinations

export function isDestination(word: string): word is DestinationName {
  return Object.hasOwn(destinations, word)
}
