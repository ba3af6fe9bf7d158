import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { file } from './file'
import { gender, jobLevel, location, major, maritalStatus, qualification } from './lookups'

export const SIGN_IN_PROVIDERS = [
  'password',
  'phone',
  'linkedin',
  'google',
  'facebook',
  'apple',
] as const

/**
 * `email` is in lower case; once proven by `emailVerifiedAt` it belongs to one account (decision 006).
 * Numbers are E.164.
 */
export const account = pgTable(
  'account',
  {
    id: uuid().primaryKey().defaultRandom(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    email: text(),
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    phoneNumber: text('phone_number'),
    /** Provider that created the account; `signInProvider` was used last (spec §3). */
    provide: text({ enum: SIGN_IN_PROVIDERS }),
    signInProvider: text('sign_in_provider', { enum: SIGN_IN_PROVIDERS }),
    genderId: integer('gender_id').references(() => gender.id),
    maritalStatusId: integer('marital_status_id').references(() => maritalStatus.id),
    nationality: text(),
    locationId: integer('location_id').references(() => location.id),
    educationLevelId: integer('education_level_id').references(() => qualification.id),
    majorId: integer('major_id').references(() => major.id),
    careerLevelId: integer('career_level_id').references(() => jobLevel.id),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    photoFileId: uuid('photo_file_id').references((): AnyPgColumn => file.id, {
      onDelete: 'set null',
    }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Since when an operator lets nobody sign in to it; null: anybody who proves it is theirs. */
    blockedAt: timestamp('blocked_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('account_verified_email')
      .on(table.email)
      .where(sql`${table.emailVerifiedAt} is not null`),
  ],
)

/** Only the SHA-256 of the token is stored (promise T4). */
export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [index('session_account').on(table.accountId)],
)
