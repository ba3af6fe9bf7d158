import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { account } from './account'

/** `search` is the query of an address, spelled in one way; empty: all of the area. */
export const keptSearch = pgTable(
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
