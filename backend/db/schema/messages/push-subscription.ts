import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { account, session } from '../account'

/**
 * A browser that shows notifications while the site is closed (decision 032). `endpoint` and keys suffice to
 * send to it.
 */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Signing out of this session ends the subscription; null: the session expired, which ends nothing. */
    sessionHash: text('session_hash').references(() => session.tokenHash, { onDelete: 'set null' }),
    /** Address at the push service: one browser of one person. */
    endpoint: text().notNull().unique(),
    /** The browser's public key and secret, in base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Such as `Chrome on Android`, for its owner to recognise. */
    name: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the browser last renewed it. */
    renewedAt: timestamp('renewed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('push_subscription_account').on(table.accountId),
    index('push_subscription_session').on(table.sessionHash),
  ],
)
