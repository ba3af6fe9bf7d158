import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Readers of the newsletter. `email` is in lower case. The token stands in every newsletter and can
 * do nothing but end it, so it is kept as it is.
 */
export const subscription = pgTable('subscription', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull().unique(),
  token: uuid().notNull().unique().defaultRandom(),
  subscribedAt: timestamp('subscribed_at', { withTimezone: true }).notNull().defaultNow(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
})

/** Messages of the contact form; `mailedAt` is null until the site's own mailbox took them. */
export const contactMessage = pgTable(
  'contact_message',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyName: text('company_name').notNull(),
    email: text().notNull(),
    message: text().notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
  },
  (table) => [index('contact_message_sent').on(table.sentAt)],
)
