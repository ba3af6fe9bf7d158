import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Password users without Firebase. An address has at most one proven user, and one unproven user per
 * installation: signing up reveals nobody.
 */
export const localUser = pgTable(
  'local_user',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /**
     * SHA-256 of the installation that signed up, or empty: nobody replaces an unproven user elsewhere
     * (promise T20).
     */
    installationHash: text('installation_hash').notNull().default(''),
    /** As `hashPassword` writes it: scrypt with its parameters and salt. */
    passwordHash: text('password_hash').notNull(),
    displayName: text('display_name'),
    photoUrl: text('photo_url'),
    createdAt: moment('created_at').notNull(),
    lastLoginAt: moment('last_login_at').notNull(),
    passwordUpdatedAt: moment('password_updated_at').notNull(),
    /** Earlier tokens do not count. */
    validSince: moment('valid_since').notNull(),
  },
  (table) => [
    uniqueIndex('local_user_email').on(table.email, table.emailVerified, table.installationHash),
    uniqueIndex('local_user_proven').on(table.email).where(sql`${table.emailVerified}`),
    index('local_user_waiting').on(table.lastLoginAt).where(sql`not ${table.emailVerified}`),
  ],
)

/** Codes of mailed links; only their SHA-256 is stored. */
export const localActionCode = pgTable(
  'local_action_code',
  {
    codeHash: text('code_hash').primaryKey(),
    kind: text({ enum: ['VERIFY_EMAIL', 'PASSWORD_RESET', 'VERIFY_AND_CHANGE_EMAIL'] }).notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => localUser.id, { onDelete: 'cascade' }),
    /** The address the link went to: for a change of address, the new one. */
    email: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('local_action_code_user').on(table.userId)],
)

/** Only the SHA-256 of a token is stored. */
export const localRefreshToken = pgTable(
  'local_refresh_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => localUser.id, { onDelete: 'cascade' }),
    authTime: moment('auth_time').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('local_refresh_token_user').on(table.userId)],
)

/** RSA keys of our identity tokens, as private JSON Web Keys; the newest signs. */
export const localSigningKey = pgTable(
  'local_signing_key',
  {
    kid: text().primaryKey(),
    privateJwk: jsonb('private_jwk').$type<Record<string, string>>().notNull(),
    createdAt: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [index('local_signing_key_newest').on(table.createdAt.desc().nullsFirst())],
)
