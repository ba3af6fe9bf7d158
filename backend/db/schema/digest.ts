import { date, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { account } from './account'

const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' })

/** Written with the mail it stands for, which is queued once; `sentAt`: it was accepted. */
export const digest = pgTable(
  'digest',
  {
    accountId: accountId(),
    day: date({ mode: 'string' }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
)

/** Each mail has a token that ends the digests; only its SHA-256 is stored. */
export const digestToken = pgTable(
  'digest_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: accountId(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('digest_token_account').on(table.accountId)],
)

/** Users who want no digests; all others get them. */
export const digestStop = pgTable('digest_stop', {
  accountId: accountId().primaryKey(),
  stoppedAt: timestamp('stopped_at', { withTimezone: true }).notNull(),
})
