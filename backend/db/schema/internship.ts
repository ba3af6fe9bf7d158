import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { major } from './lookups'
import { vacancyCountTable } from './vacancy-count'
import { vacancyTable } from './vacancy-table'

export const internship = vacancyTable('internship')

export const internshipCount = vacancyCountTable('internship_count')

export const internshipMajor = pgTable(
  'internship_major',
  {
    internshipId: integer('internship_id')
      .notNull()
      .references(() => internship.id, { onDelete: 'cascade' }),
    majorId: integer('major_id')
      .notNull()
      .references(() => major.id),
  },
  (table) => [
    primaryKey({ columns: [table.internshipId, table.majorId] }),
    index('internship_major_major').on(table.majorId),
  ],
)
