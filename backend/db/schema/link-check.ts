import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The latest check of each address at which listings are applied for. */
export const linkCheck = pgTable('link_check', {
  url: text().primaryKey(),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
  /** Failed checks in a row, at least a day apart. */
  failures: integer().notNull().default(0),
  /** How the latest of them failed. */
  reason: text(),
  failingSince: timestamp('failing_since', { withTimezone: true }),
  /** Whether the operator says that it works: it is checked again when this row is old and deleted. */
  isTrusted: boolean('is_trusted').notNull().default(false),
})
