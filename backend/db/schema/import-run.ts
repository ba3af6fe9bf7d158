import {
  bigint,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

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
export const importSeen = pgTable(
  'import_seen',
  {
    source: text().notNull(),
    reference: text().notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.reference] })],
)
