import {
  type NotePublished,
  noteInternships,
  noteJobs,
} from '@/backend/areas/notifications/publications'
import { internships } from '@/backend/areas/vacancies/internships'
import { jobs } from '@/backend/areas/vacancies/jobs'
import type { Vacancies } from '@/backend/areas/vacancies/vacancies'
import type { VacancyTables } from '@/backend/areas/vacancies/vacancy-tables'
import { internship } from '@/backend/db/schema/internship'
import { job } from '@/backend/db/schema/job'
import { tags } from '@/lib/shared/cache-tags'
import type { PageTags } from '../stale-pages'

/** Where vacancies of a feed go: what writes them, and which pages of the web app they are on. */
export type Destination = {
  readonly table: VacancyTables['vacancy']
  readonly write: Vacancies['write']
  readonly notePublished: NotePublished
  readonly tags: PageTags
}

/** The destinations by the word `--as` takes. */
export const destinations = {
  jobs: {
    table: job,
    write: jobs.write,
    notePublished: noteJobs,
    tags: { lists: [tags.jobs, tags.companies, tags.dashboard], page: tags.job },
  },
  internships: {
    table: internship,
    write: internships.write,
    notePublished: noteInternships,
    tags: { lists: [tags.internships, tags.companies, tags.dashboard], page: tags.internship },
  },
} as const satisfies Readonly<Record<string, Destination>>

export type DestinationName = keyof typeof destinations

/** Whether a word names a destination. */
export function isDestination(word: string): word is DestinationName {
  return Object.hasOwn(destinations, word)
}
