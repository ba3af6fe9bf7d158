import {
  type NotePublished,
  noteInternships,
  noteJobs,
} from '@/backend/areas/notifications/publications'
import { internships, jobs, type VacancyTables } from '@/backend/areas/vacancies/vacancy-tables'
import { tags } from '@/lib/shared/cache-tags'
import type { PageTags } from './page-tags'

export type Destination = {
  readonly tables: VacancyTables
  readonly notePublished: NotePublished
  readonly tags: PageTags
}

export const destinations = {
  jobs: {
    tables: jobs,
    notePublished: noteJobs,
    tags: { lists: [tags.jobs, tags.companies, tags.dashboard], page: tags.job },
  },
  internships: {
    tables: internships,
    notePublished: noteInternships,
    tags: { lists: [tags.internships, tags.companies, tags.dashboard], page: tags.internship },
  },
} as const satisfies Readonly<Record<string, Destination>>

export type DestinationName = keyof typeof destinations

export function isDestination(word: string): word is DestinationName {
  return Object.hasOwn(destinations, word)
}
