import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

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
    /** Whether its address may be on this machine or its network. */
    allowsPrivate: boolean('allows_private').notNull().default(false),
    /** E-mail address of the person who answers for the feed. */
    owner: text(),
    isPaused: boolean('is_paused').notNull().default(false),
    nextRunAt: timestamp('next_run_at', { withTimezone: true }).notNull(),
    lastRunAt: timestamp('last_run_at', { withTimezone: true }),
    /** Why the last run failed; null when it did not. */
    failure: text(),
    /** Whether the last run failed because its feed has no entries. */
    isEmpty: boolean('is_empty').notNull().default(false),
    /** When the first of the failures in a row happened. */
    failingSince: timestamp('failing_since', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('import_source_due').on(table.nextRunAt).where(sql`not ${table.isPaused}`),
    check('import_source_hours', sql`${table.everyHours} between 1 and 720`),
  ],
)

/** Latest imports of each source, to notice a feed that shrinks from run to run. */
export const importRun = pgTable(
  'import_run',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    source: text().notNull(),
    /** What the run was for: `jobs`, `internships` or `all`. */
    scope: text().notNull(),
    ranAt: timestamp('ran_at', { withTimezone: true }).notNull(),
    /** `whole`, `part`, `truncated` or `unstated`. */
    completeness: text().notNull(),
    reason: text().notNull(),
    /** Different references in the feed, skipped entries included. */
    entries: integer().notNull(),
    closed: integer().notNull(),
    /** `FieldQuality` of each field; null before it was stored. */
    fields: json(),
  },
  (table) => [index('import_run_source').on(table.source, table.scope, table.id)],
)

/** Open listings that the latest run of their source did not have, since the first such run in a row. */
export const importMissing = pgTable(
  'import_missing',
  {
    source: text().notNull(),
    reference: text().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.reference] })],
)

/** Open listings without a closing date that an import still found long after they were posted. */
export const importLongOpen = pgTable(
  'import_seen',
  {
    source: text().notNull(),
    reference: text().notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.reference] })],
)

/** Entries of feeds that were not published, until somebody decides or their feed no longer has them. */
export const importHeld = pgTable(
  'import_held',
  {
    source: text().notNull(),
    reference: text().notNull(),
    title: text().notNull(),
    employer: text().notNull(),
    /** Completes the sentence "this entry …". */
    reason: text().notNull(),
    /** The entry as its format read it; `jsonb` refuses a NUL and half of a surrogate pair. */
    entry: json().notNull(),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    /** Null: nobody has decided. */
    decision: text({ enum: ['accepted', 'refused'] }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.reference] }),
    index('import_held_open').on(table.lastSeenAt),
  ],
)
