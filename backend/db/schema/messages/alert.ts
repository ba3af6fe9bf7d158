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
 * An address that gets search alerts, with an account or without, in lower case. Its token and those of its
 * alerts can only start and end mails it asked for, so they are not hashed.
 */
export const alertReader = pgTable('alert_reader', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull().unique(),
  /** Ends all alerts of the address. */
  token: uuid().notNull().unique().defaultRandom(),
  /** Day in Asia/Phnom_Penh of the last mail: one a day. */
  mailedOn: date('mailed_on', { mode: 'string' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** `search` is the normalized query of an address; empty: the whole area. */
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
    /** Confirms and ends this alert. */
    token: uuid().notNull().unique().defaultRandom(),
    /** Newest listing of the area already searched; later ones have a greater id. */
    seenId: integer('seen_id').notNull(),
    /** Day in Asia/Phnom_Penh of the next search. */
    nextOn: date('next_on', { mode: 'string' }).notNull(),
    /** Null: ordered but not confirmed yet. */
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
