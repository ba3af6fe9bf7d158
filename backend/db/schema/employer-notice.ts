import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

/** A pending notice for an employer with many mails, sent later combined with others (decision 061). */
export const employerNotice = pgTable(
  'employer_notice',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Delivery address, as `deliver_to` of the application. */
    deliverTo: text('deliver_to').notNull(),
    area: text({ enum: ['job', 'internship'] }).notNull(),
    /** Id in either table; a deleted application sends no notice. */
    applicationId: uuid('application_id').notNull(),
    about: text({ enum: ['application', 'withdrawal'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('employer_notice_once').on(table.applicationId, table.about),
    index('employer_notice_oldest').on(table.createdAt),
    index('employer_notice_address').on(table.deliverTo),
  ],
)
