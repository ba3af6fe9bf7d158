import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Buckets of limits that outlive a restart. */
export const rateLimit = pgTable('rate_limit', {
  /** The limit's name and the SHA-256 of its key: an address, a number or a network. */
  id: text().primaryKey(),
  /** When the bucket is empty again; the row means nothing after that. */
  emptyAt: timestamp('empty_at', { withTimezone: true }).notNull(),
})
