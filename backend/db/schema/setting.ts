import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The key is worded as in spec §3 ("Phone Number"). */
export const setting = pgTable('setting', {
  key: text().primaryKey(),
  value: text(),
  url: text(),
  position: integer().notNull().default(0),
})
