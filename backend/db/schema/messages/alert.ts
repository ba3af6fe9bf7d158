import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

/**
 * An address that is told of new listings, with an account or without; in lower case. The tokens of it and of its alerts can only begin
 * and end mails that it asked for, so they are not hashed.
 */
export const alertReader = pgTable('alert_reader', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull().unique(),
  /** Ends all its alerts. */
  token: uuid().notNull().unique().defaultRandom(),
  /** Day in Asia/Phnom_Penh of the last mail: one a day. */
  mailedOn: date('mailed_on', { mode: 'string' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** `search` is the query of an address, spelled in one way; empty: all of the area. */
export const searchAlert = pgTable(
  'search_alert',
  {
    id: uuid().primaryKey().defaultRandom(),
    readerId: uuid('reader_id')
      .notNull()
      .references(() => alertReader.id, { onDelete: 'cascade' }),
    area: text({ enum: ['jobs', 'internships', 'scholarships'] }).notNull(),
    search: text().notNull(),
    rhythm: text({ enum: ['daily', 'weekly'] }).notNull(),
    /** Confirms this one, and ends it. */
    token: uuid().notNull().unique().defaultRandom(),
    /** The newest listing of the area that was looked at: what is published later has a greater id. */
    seenId: integer('seen_id').notNull(),
    /** Day in Asia/Phnom_Penh of the next look. */
    nextOn: date('next_on', { mode: 'string' }).notNull(),
    /** Null: asked for, and not yet proven to be wanted. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('search_alert_once').on(table.readerId, table.area, table.search),
    index('search_alert_due').on(table.nextOn).where(sql`${table.confirmedAt} is not null`),
    check('search_alert_area', sql`${table.area} in ('jobs', 'internships', 'scholarships')`),
    check('search_alert_rhythm', sql`${table.rhythm} in ('daily', 'weekly')`),
  ],
)
