import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from './content'

/**
 * A redrawn picture, some kilobytes of WebP, by its hash. It is in the row, so that every machine and every
 * dump has it.
 */
export const logo = pgTable('logo', {
  mark: text().primaryKey(),
  file: bytes().notNull(),
  /** Null while used. Pages rendered earlier may link it for a while. */
  unusedSince: timestamp('unused_since', { withTimezone: true }),
})
