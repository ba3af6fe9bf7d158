import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Site settings; the key is the spec's own wording ("Phone Number"). */
export const setting = pgTable('setting', {
  key: text().primaryKey(),
  value: text(),
  url: text(),
  position: integer().notNull().default(0),
})
