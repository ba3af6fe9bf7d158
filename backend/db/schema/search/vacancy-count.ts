import { date, index, integer, pgTable, smallint } from 'drizzle-orm/pg-core'

export type VacancyCountTable = ReturnType<typeof vacancyCountTable>

/**
 * Counts vacancies that have both of two values and close on a day. Only the triggers of the vacancies write
 * it, one row per change; the sum of all rows is the count (decision 037). Removed vacancies do not count.
 */
export function vacancyCountTable(name: string) {
  return pgTable(
    name,
    {
      /** A number of `COUNTED_FILTERS`, the lower one first; 0 means any vacancy, and its value is 0 too. Both are the same for two provinces of one vacancy. */
      first: smallint().notNull(),
      firstValue: integer('first_value').notNull(),
      second: smallint().notNull(),
      secondValue: integer('second_value').notNull(),
      /** `infinity`: stays open. */
      closingDate: date('closing_date', { mode: 'string' }).notNull(),
      count: integer().notNull(),
    },
    (table) => [
      index(`${name}_first`).on(table.first, table.firstValue, table.second, table.closingDate),
      index(`${name}_second`).on(table.second, table.secondValue, table.first, table.closingDate),
    ],
  )
}
