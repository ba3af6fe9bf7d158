import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { VacancyTable } from '../db/schema/vacancy-table'

/** Where vacancies of one sort stand: their table, and the one that links them to majors. */
export type VacancyTables = {
  readonly vacancy: VacancyTable
  readonly majors: {
    readonly table: PgTable
    readonly vacancyId: AnyColumn
    readonly majorId: AnyColumn
  }
}

/** The bare name of a column, for queries that give its table another name. */
export function bareName(column: AnyColumn): SQL {
  return sql`${sql.identifier(column.name)}`
}
