import { index, json, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

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
