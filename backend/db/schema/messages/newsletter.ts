import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * `email` is in lower case. The token can only confirm and end the newsletter of the mailbox it was mailed to, so
 * it is not hashed.
 */
export const newsletterSubscription = pgTable('subscription', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull().unique(),
  token: uuid().notNull().unique().defaultRandom(),
  subscribedAt: timestamp('subscribed_at', { withTimezone: true }).notNull().defaultNow(),
  /** Null: ordered but not confirmed yet, so nothing is sent. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  endedAt: timestamp('ended_at', { withTimezone: true }),
})

/** An issue of the newsletter, sent in portions to the subscriptions of its start, ordered by id. */
export const newsletterIssue = pgTable('newsletter_issue', {
  id: uuid().primaryKey().defaultRandom(),
  /** SHA-256 of the file: the same file is sent once. */
  hash: text().notNull().unique(),
  subject: text().notNull(),
  markdown: text().notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  /** When the next portion is due. */
  nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
  /** The last subscription whose mail was queued; null before the first. */
  lastId: uuid('last_id'),
  /** How many mails were queued. */
  queued: integer().notNull().default(0),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
  /** Since when an operator lets no more mails be queued; null: it goes on. */
  stoppedAt: timestamp('stopped_at', { withTimezone: true }),
})

/**
 * Messages to the site's operators, and reports of listings, which may omit `email`. `mailedAt` is null until the
 * site's mailbox accepted it.
 */
export const contactMessage = pgTable(
  'contact_message',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyName: text('company_name').notNull(),
    email: text(),
    message: text().notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    /** The reported listing; null for other messages. */
    listingArea: text('listing_area', { enum: ['jobs', 'internships', 'scholarships'] }),
    listingId: integer('listing_id'),
    /** When an operator dealt with it; null: it waits. */
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [
    index('contact_message_sent').on(table.sentAt),
    index('contact_message_open').on(table.sentAt).where(sql`${table.answeredAt} is null`),
    check(
      'contact_message_listing',
      sql`(${table.listingArea} is null) = (${table.listingId} is null)`,
    ),
  ],
)
