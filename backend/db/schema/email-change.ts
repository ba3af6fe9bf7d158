import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { account } from './account'

/** A new address until its owner proves it, one per user. Only the SHA-256 of the mailed token is stored. */
export const emailChange = pgTable('email_change', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
