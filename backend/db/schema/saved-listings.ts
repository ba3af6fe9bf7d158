import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from './account'
import { scholarship } from './scholarship'
import { internship, job } from './vacancy'

const markColumns = () => ({
  accountId: uuid('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' }),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
})

export const savedJob = pgTable(
  'saved_job',
  {
    ...markColumns(),
    jobId: integer('job_id')
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.jobId] }),
    index('saved_job_job').on(table.jobId),
    index('saved_job_newest').on(table.accountId, table.savedAt.desc().nullsFirst()),
  ],
)

export const savedInternship = pgTable(
  'saved_internship',
  {
    ...markColumns(),
    internshipId: integer('internship_id')
      .notNull()
      .references(() => internship.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.internshipId] }),
    index('saved_internship_internship').on(table.internshipId),
    index('saved_internship_newest').on(table.accountId, table.savedAt.desc().nullsFirst()),
  ],
)

export const savedScholarship = pgTable(
  'saved_scholarship',
  {
    ...markColumns(),
    scholarshipId: integer('scholarship_id')
      .notNull()
      .references(() => scholarship.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.scholarshipId] }),
    index('saved_scholarship_scholarship').on(table.scholarshipId),
    index('saved_scholarship_newest').on(table.accountId, table.savedAt.desc().nullsFirst()),
  ],
)

/** `search` is the normalized query of an address; empty: the whole area. */
export const savedSearch = pgTable(
  'kept_search',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    area: text({ enum: ['jobs', 'internships', 'scholarships'] }).notNull(),
    search: text().notNull(),
    label: text().notNull(),
    lookedAt: timestamp('looked_at', { withTimezone: true }).notNull(),
    keptAt: timestamp('kept_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.area, table.search] }),
    check('kept_search_area', sql`${table.area} in ('jobs', 'internships', 'scholarships')`),
  ],
)

/** One per user; only the SHA-256 of its token is stored. */
export const calendarAddress = pgTable('calendar_address', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
