import type { LinkTable } from '@/backend/areas/listing/links'
import type { VacancyTable } from '@/backend/db/schema/vacancy-table'

/** Where vacancies of one sort stand: their table, and the one that links them to majors. */
export type VacancyTables = {
  readonly vacancy: VacancyTable
  readonly majors: LinkTable
}
