import type { KeptCounts } from '@/backend/areas/listing/kept-counts'
import type { LinkTable } from '@/backend/areas/listing/links'
import { internship, internshipCount, internshipMajor } from '@/backend/db/schema/internship'
import { job, jobCount, jobMajor } from '@/backend/db/schema/job'
import { COUNTED } from '@/backend/db/schema/vacancy-count'
import type { VacancyTable } from '@/backend/db/schema/vacancy-table'

export type VacancyTables = {
  readonly vacancy: VacancyTable
  readonly majors: LinkTable
  readonly counts: KeptCounts<keyof typeof COUNTED>
  /** What people call all of it, so that nobody is refused who says so. */
  readonly called: string
}

export const jobs: VacancyTables = {
  vacancy: job,
  majors: { table: jobMajor, owner: jobMajor.jobId, linked: jobMajor.majorId },
  counts: { table: jobCount, numbers: COUNTED },
  called: 'Job ការងារ',
}

export const internships: VacancyTables = {
  vacancy: internship,
  majors: {
    table: internshipMajor,
    owner: internshipMajor.internshipId,
    linked: internshipMajor.majorId,
  },
  counts: { table: internshipCount, numbers: COUNTED },
  called: 'Internship កម្មសិក្សា',
}
