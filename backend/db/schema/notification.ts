import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from './account'
import { scholarship } from './scholarship'
import { internship, job } from './vacancy'

/** Exactly one is set. */
const listingColumns = () => ({
  jobId: integer('job_id').references(() => job.id, { onDelete: 'cascade' }),
  internshipId: integer('internship_id').references(() => internship.id, { onDelete: 'cascade' }),
  scholarshipId: integer('scholarship_id').references(() => scholarship.id, {
    onDelete: 'cascade',
  }),
})

/**
 * Listings whose publication or early end was not announced yet. Rows come and go with the transactions of their cause, so a killed process
 * loses and repeats none.
 */
export const publication = pgTable(
  'publication',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...listingColumns(),
    /** `closed`: it closed early or was taken down. */
    cause: text({ enum: ['new', 'closed'] })
      .notNull()
      .default('new'),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('publication_job').on(table.jobId, table.cause),
    unique('publication_internship').on(table.internshipId, table.cause),
    unique('publication_scholarship').on(table.scholarshipId, table.cause),
    check('publication_cause', sql`${table.cause} in ('new', 'closed')`),
    check(
      'publication_listing',
      sql`num_nonnulls(${table.jobId}, ${table.internshipId}, ${table.scholarshipId}) = 1`,
    ),
  ],
)

/**
 * One row per user, listing and cause. `title` is the listing's at that time; `emailedAt`: a digest had it;
 * `toldAt`: an instant message had it (decision 032). `closing`: it was saved and closes soon, as do `more`
 * others. `closed`: it was saved or applied for and closed early.
 */
export const notification = pgTable(
  'notification',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    ...listingColumns(),
    cause: text({ enum: ['new', 'closing', 'closed'] })
      .notNull()
      .default('new'),
    more: integer().notNull().default(0),
    title: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
    emailedAt: timestamp('emailed_at', { withTimezone: true }),
    toldAt: timestamp('told_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('notification_job').on(table.jobId, table.accountId, table.cause),
    uniqueIndex('notification_internship').on(table.internshipId, table.accountId, table.cause),
    uniqueIndex('notification_scholarship').on(table.scholarshipId, table.accountId, table.cause),
    index('notification_newest').on(
      table.accountId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('notification_to_mail')
      .on(table.accountId)
      .where(sql`${table.readAt} is null and ${table.emailedAt} is null`),
    check('notification_cause', sql`${table.cause} in ('new', 'closing', 'closed')`),
    check(
      'notification_listing',
      sql`num_nonnulls(${table.jobId}, ${table.internshipId}, ${table.scholarshipId}) = 1`,
    ),
  ],
)
