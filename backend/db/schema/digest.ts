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

/** A day with a digest, written with its mail; one who is mailed at once may have more mails that day. `sentAt`: one was accepted. */
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

/** Without a row: daily. The rows of former times said that there shall be none, hence the default. */
export const mailChoice = pgTable(
  'mail_choice',
  {
    accountId: accountId().primaryKey(),
    rhythm: text({ enum: ['at-once', 'daily', 'weekly', 'off'] })
      .notNull()
      .default('off'),
    /** Of closing dates; null: as long as the rhythm is not off. */
    reminders: boolean(),
    chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('mail_choice_rhythm', sql`${table.rhythm} in ('at-once', 'daily', 'weekly', 'off')`),
  ],
)

/** What somebody saved and was reminded of: once, also when it is taken off and saved again. */
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

/** What `POST /v1/reach/end` ended, as it was, so that it can be begun again; `kept` is read by the item that wrote it. */
export const cancelledSubscription = pgTable(
  'ended_reach',
  {
    accountId: accountId(),
    item: text().notNull(),
    kept: jsonb().notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.item] })],
)
