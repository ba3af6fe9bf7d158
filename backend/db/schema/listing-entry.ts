import {
  boolean,
  date,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/**
 * Entries of several sources that are one job, shown as one listing (decision 084): a row for each, that of the listing's
 * own source included.
 */
export const listingEntry = pgTable(
  'listing_entry',
  {
    source: text().notNull(),
    reference: text().notNull(),
    area: text({ enum: ['job', 'internship'] }).notNull(),
    itemId: integer('item_id').notNull(),
    /** Whether it is the entry that the listing was made of. */
    isOwn: boolean('is_own').notNull(),
    employer: text().notNull(),
    /** What the source states, as the writer of vacancies takes it. */
    draft: json().notNull(),
    /** SHA-256 of what it states. */
    hash: text().notNull(),
    /** The last day on which its source had it; null: it still has it. */
    closedOn: date('closed_on', { mode: 'string' }),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.reference] }),
    index('listing_entry_item').on(table.area, table.itemId),
  ],
)
