import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { account } from '../account'

/** `subject` is the provider's id of the person: a uid, a number in E.164, LinkedIn's member id. */
export const identity = pgTable(
  'identity',
  {
    provider: text({ enum: ['firebase', 'local', 'phone', 'linkedin'] }).notNull(),
    subject: text().notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('identity_account').on(table.accountId),
  ],
)

/**
 * A place of an earlier sign-in to the account; only the SHA-256 of the installation's id is stored (promise
 * T20).
 */
export const knownInstallation = pgTable(
  'known_installation',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    installationHash: text('installation_hash').notNull(),
    /** The last time. */
    signedInAt: timestamp('signed_in_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.installationHash] }),
    index('known_installation_signed_in').on(table.signedInAt),
  ],
)

/**
 * Stores only the HMAC of the code and the SHA-256 of the token, which may be empty. `linkedin`: a used
 * state.
 */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    id: uuid().primaryKey().defaultRandom(),
    purpose: text({ enum: ['email', 'phone', 'linkedin'] }).notNull(),
    address: text().notNull(),
    tokenHash: text('token_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('one_time_code_address').on(table.address, table.purpose),
    index('one_time_code_expiry').on(table.expiresAt),
  ],
)

/** A new address until its owner proves it, one per user. Only the SHA-256 of the mailed token is stored. */
export const emailChange = pgTable('email_change', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
