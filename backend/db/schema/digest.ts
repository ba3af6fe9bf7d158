import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from './account'

const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' })

/**
 * A day with a digest, written with its mail; users with instant mails may get more in a day. `sentAt`: one
 * was accepted.
 */
export const digest = pgTable(
  'digest',
  {
    accountId: accountId(),
    day: date({ mode: 'string' }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
)

/** Each mail has a token that ends its kind of mail; only its SHA-256 is stored. */
export const digestToken = pgTable(
  'digest_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: accountId(),
    ends: text({ enum: ['digests', 'reminders'] })
      .notNull()
      .default('digests'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('digest_token_account').on(table.accountId),
    check('digest_token_ends', sql`${table.ends} in ('digests', 'reminders')`),
  ],
)

/** No row means daily. Rows of former versions meant "no mails", hence the default. */
export const mailChoice = pgTable(
  'mail_choice',
  {
    accountId: accountId().primaryKey(),
    rhythm: text({ enum: ['at-once', 'daily', 'weekly', 'off'] })
      .notNull()
      .default('off'),
    /** Reminders of closing dates; null: on unless the rhythm is off. */
    reminders: boolean(),
    chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('mail_choice_rhythm', sql`${table.rhythm} in ('at-once', 'daily', 'weekly', 'off')`),
  ],
)

/** A saved item and its reminder: once only, also when it is removed and saved again. */
export const closingReminder = pgTable(
  'closing_reminder',
  {
    accountId: accountId(),
    area: text({ enum: ['jobs', 'internships', 'scholarships'] }).notNull(),
    listingId: integer('listing_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.area, table.listingId] }),
    check('closing_reminder_area', sql`${table.area} in ('jobs', 'internships', 'scholarships')`),
  ],
)

/**
 * What `POST /v1/reach/end` cancelled, so that it can be restored; `state` is read by the item that wrote it.
 */
export const cancelledSubscription = pgTable(
  'ended_reach',
  {
    accountId: accountId(),
    item: text().notNull(),
    state: jsonb('kept').notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.item] })],
)
