import type { VacancyTable } from '../db/schema/vacancy-table'
import type { LinkTable } from './links'

/** Where vacancies of one sort stand: their table, and the one that links them to majors. */
export type VacancyTables = {
  readonly vacancy: VacancyTable
  readonly majors: LinkTable
}
