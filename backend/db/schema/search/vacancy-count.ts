import { date, index, integer, pgTable, smallint } from 'drizzle-orm/pg-core'

export type VacancyCountTable = ReturnType<typeof vacancyCountTable>

/**
 * How many vacancies have both of two values and close on a day: by the triggers of the vacancies only, which add a row for
 * each change; the sum of all rows is the count (decision 037). What was removed is in none.
 */
export function vacancyCountTable(name: string) {
  return pgTable(
    name,
    {
      /** A number of `COUNTED`, the lower first; 0: any vacancy, and so is its value. */
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

/** What is counted of a vacancy, by the numbers that stand in the table and in its triggers. */
export const COUNTED_FILTERS = {
  categoryId: 1,
  locationId: 2,
  typeId: 3,
  levelId: 4,
  salaryId: 5,
  companyTypeId: 6,
  majorId: 7,
} as const
