import type { LinkTable } from '@/backend/areas/listing/link-tables'
import type { StoredCounts } from '@/backend/areas/listing/stored-counts'
import {
  COUNTED_FILTERS,
  internship,
  internshipCount,
  internshipMajor,
  job,
  jobCount,
  jobMajor,
  type VacancyTable,
} from '@/backend/db/schema/vacancy'

export type VacancyTables = {
  readonly area: 'job' | 'internship'
  readonly vacancy: VacancyTable
  readonly majors: LinkTable
  readonly counts: StoredCounts<keyof typeof COUNTED_FILTERS>
  /** General names for all of them, so that a search with one of them finds all. */
  readonly genericNames: string
}

export const jobs: VacancyTables = {
  area: 'job',
  vacancy: job,
  majors: { table: jobMajor, owner: jobMajor.jobId, linked: jobMajor.majorId },
  counts: { table: jobCount, filterNumbers: COUNTED_FILTERS },
  genericNames: 'Job ការងារ',
}

export const internships: VacancyTables = {
  area: 'internship',
  vacancy: internship,
  majors: {
    table: internshipMajor,
    owner: internshipMajor.internshipId,
    linked: internshipMajor.majorId,
  },
  counts: { table: internshipCount, filterNumbers: COUNTED_FILTERS },
  genericNames: 'Internship កម្មសិក្សា',
}
