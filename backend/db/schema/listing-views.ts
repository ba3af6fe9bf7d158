import { date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { scholarship } from './scholarship'
import { majorProfile } from './study'
import { internship, job } from './vacancy'
import { installation } from './visitor'

const viewColumns = () => ({
  day: date({ mode: 'string' }).notNull(),
  installationId: uuid('installation_id')
    .notNull()
    .references(() => installation.id, { onDelete: 'cascade' }),
})

export const jobView = pgTable(
  'job_view',
  {
    ...viewColumns(),
    jobId: integer('job_id')
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.day, table.jobId, table.installationId] })],
)

export const internshipView = pgTable(
  'internship_view',
  {
    ...viewColumns(),
    internshipId: integer('internship_id')
      .notNull()
      .references(() => internship.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.day, table.internshipId, table.installationId] })],
)

export const scholarshipView = pgTable(
  'scholarship_view',
  {
    ...viewColumns(),
    scholarshipId: integer('scholarship_id')
      .notNull()
      .references(() => scholarship.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.day, table.scholarshipId, table.installationId] })],
)

export const majorView = pgTable(
  'major_view',
  {
    ...viewColumns(),
    majorId: integer('major_id')
      .notNull()
      .references(() => majorProfile.majorId, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.day, table.majorId, table.installationId] })],
)
