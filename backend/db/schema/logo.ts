import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from './content'

/** A picture drawn anew, some kilobytes of WebP, by its mark: it is in the row, so that every machine and every dump has it. */
export const logo = pgTable('logo', {
  mark: text().primaryKey(),
  file: bytes().notNull(),
  /** Null while somebody has it. Pages that were made before may name it for a while. */
  unusedSince: timestamp('unused_since', { withTimezone: true }),
})
