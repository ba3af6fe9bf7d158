import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { account } from './account'

/** One a user; of its token only the SHA-256 is stored. */
export const calendarAddress = pgTable('calendar_address', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
