import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Buckets of the limits that outlive a restart. */
export const rateLimit = pgTable('rate_limit', {
  /** The limit's name and the SHA-256 of what it counts by: an address, a number or a network. */
  id: text().primaryKey(),
  /** When the bucket is empty again; after that the row says nothing. */
  emptyAt: timestamp('empty_at', { withTimezone: true }).notNull(),
})
