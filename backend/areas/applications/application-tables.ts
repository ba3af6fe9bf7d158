import { z } from 'zod'
import { internships, jobs, type VacancyTables } from '@/backend/areas/vacancies/vacancy-tables'
import {
  type ApplicationTable,
  internshipApplication,
  jobApplication,
} from '@/backend/db/schema/application'
import type { ListedApplication } from '@/lib/contract/applications/application'

export type ApplicationRow = ApplicationTable['$inferSelect']

/** The tables that store applications of one area. */
export type ApplicationTables = {
  readonly table: ApplicationTable
  readonly listings: VacancyTables
  readonly kind: ListedApplication['listing']['kind']
}

export const jobApplications: ApplicationTables = {
  table: jobApplication,
  listings: jobs,
  kind: 'job',
}

export const internshipApplications: ApplicationTables = {
  table: internshipApplication,
  listings: internships,
  kind: 'internship',
}

export const applicationTables = {
  job: jobApplications,
  internship: internshipApplications,
} as const

const PREFIX = 'application'

const kept = z.tuple([z.literal(PREFIX), z.enum(['job', 'internship']), z.uuid()])

const COLLECTION = 'applications'

/** Builds the outbox key of a mail about several applications. */
export function toCombinedApplicationMailKey(id: string): string {
  return `${COLLECTION}:${id}`
}

export function isCombinedApplicationMailKey(key: string | null): boolean {
  return key?.startsWith(`${COLLECTION}:`) ?? false
}

/** Builds the outbox key of the mail of one application. */
export function toApplicationMailKey({ kind }: ApplicationTables, id: string): string {
  return [PREFIX, kind, id].join(':')
}

/** Parses a key of `toApplicationMailKey`; null for any other. */
export function parseApplicationMailKey(
  key: string | null,
): { area: ApplicationTables; id: string } | null {
  const { data } = kept.safeParse(key?.split(':'))
  return data === undefined ? null : { area: applicationTables[data[1]], id: data[2] }
}
