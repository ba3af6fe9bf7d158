import type { LinkTable } from '@/backend/areas/listing/links'
import { internship, internshipMajor } from '@/backend/db/schema/internship'
import { job, jobMajor } from '@/backend/db/schema/job'
import type { VacancyTable } from '@/backend/db/schema/vacancy-table'

export type VacancyTables = {
  readonly vacancy: VacancyTable
  readonly majors: LinkTable
  /** What people call all of it, so that nobody is refused who says so. */
  readonly called: string
}

export const jobs: VacancyTables = {
  vacancy: job,
  majors: { table: jobMajor, owner: jobMajor.jobId, linked: jobMajor.majorId },
  called: 'Job ការងារ',
}

export const internships: VacancyTables = {
  vacancy: internship,
  majors: {
    table: internshipMajor,
    owner: internshipMajor.internshipId,
    linked: internshipMajor.majorId,
  },
  called: 'Internship កម្មសិក្សា',
}
