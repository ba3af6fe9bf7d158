import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Feeds that are imported again and again (`npm run source`). */
export const importSource = pgTable(
  'import_source',
  {
    /** The `source` of its listings. */
    name: text().primaryKey(),
    /** A file's absolute path, or an http(s) address. */
    address: text().notNull(),
    /** Who hires; entries that name somebody else are held back. */
    employer: text(),
    /** Whether dates of numbers have the day or the month first; null: what the feed shows. */
    dateOrder: text('date_order', { enum: ['dmy', 'mdy'] }),
    /** What all its vacancies are; null: each by its own words. */
    destination: text({ enum: ['jobs', 'internships'] }),
    /** What happens to entries it lacks; null: what the feed says of itself. */
    gone: text({ enum: ['close', 'keep'] }),
    everyHours: integer('every_hours').notNull(),
    needsApproval: boolean('needs_approval').notNull(),
    /** E-mail address of the person who answers for the feed. */
    owner: text(),
    isPaused: boolean('is_paused').notNull().default(false),
    nextRunAt: timestamp('next_run_at', { withTimezone: true }).notNull(),
    lastRunAt: timestamp('last_run_at', { withTimezone: true }),
    /** Why the last run failed; null when it did not. */
    failure: text(),
    /** When the first of the failures in a row happened. */
    failingSince: timestamp('failing_since', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('import_source_due').on(table.nextRunAt).where(sql`not ${table.isPaused}`),
    check('import_source_hours', sql`${table.everyHours} between 1 and 720`),
  ],
)
