import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { account, session } from '../account'

/** A browser that shows notifications while the site is closed (decision 032). `endpoint` and keys are all it takes to write to it. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Signing out of it ends the subscription; null: that session ran out by itself, which ends nothing. */
    sessionHash: text('session_hash').references(() => session.tokenHash, { onDelete: 'set null' }),
    /** Of its push service: one browser of one person. */
    endpoint: text().notNull().unique(),
    /** The browser's public key and secret, in base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** As `Chrome on Android`, by which its owner knows it. */
    name: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the browser was last here with it. */
    renewedAt: timestamp('renewed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('push_subscription_account').on(table.accountId),
    index('push_subscription_session').on(table.sessionHash),
  ],
)
