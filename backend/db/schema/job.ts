import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { major } from './lookups'
import { vacancyCountTable } from './vacancy-count'
import { vacancyTable } from './vacancy-table'

export const job = vacancyTable('job')

export const jobCount = vacancyCountTable('job_count')

export const jobMajor = pgTable(
  'job_major',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    majorId: integer('major_id')
      .notNull()
      .references(() => major.id),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.majorId] }),
    index('job_major_major').on(table.majorId),
  ],
)
