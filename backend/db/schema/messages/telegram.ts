import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { account } from '../account'

const accountId = () =>
  uuid('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' })

/** The chat with the bot where an account gets news (decision 033); the person's name is not stored. */
export const telegramLink = pgTable('telegram_link', {
  accountId: accountId(),
  /** Telegram promises at most 52 bits. */
  chatId: bigint('chat_id', { mode: 'number' }).notNull().unique(),
  linkedAt: timestamp('linked_at', { withTimezone: true }).notNull(),
})

/** Links a chat once; only its SHA-256 is stored. */
export const telegramCode = pgTable('telegram_code', {
  accountId: accountId(),
  codeHash: text('code_hash').notNull().unique(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
