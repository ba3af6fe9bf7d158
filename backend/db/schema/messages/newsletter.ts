import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** `email` is in lower case. The token can only end the newsletter, so it is not hashed. */
export const newsletterSubscription = pgTable('subscription', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull().unique(),
  token: uuid().notNull().unique().defaultRandom(),
  subscribedAt: timestamp('subscribed_at', { withTimezone: true }).notNull().defaultNow(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
})

/**
 * Messages to the site's operators; a report of a listing may omit `email`. `mailedAt` is null until the
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
  },
  (table) => [index('contact_message_sent').on(table.sentAt)],
)
