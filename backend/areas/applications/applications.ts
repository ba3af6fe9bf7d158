import { internships, jobs, type VacancyTables } from '@/backend/areas/vacancies/vacancy-tables'
import {
  type ApplicationTable,
  internshipApplication,
  jobApplication,
} from '@/backend/db/schema/application'
import type { ListedApplication } from '@/lib/contract/applications/application'

export type ApplicationRow = ApplicationTable['$inferSelect']

/** The tables that store applications of one area. */
export type Applications = {
  readonly table: ApplicationTable
  readonly listings: VacancyTables
  readonly kind: ListedApplication['listing']['kind']
}

export const jobApplications: Applications = { table: jobApplication, listings: jobs, kind: 'job' }

export const internshipApplications: Applications = {
  table: internshipApplication,
  listings: internships,
  kind: 'internship',
}
