import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

/** Browsers and apps that registered themselves (spec §3). */
export const installation = pgTable(
  'installation',
  {
    id: uuid().primaryKey(),
    platform: text({ enum: ['android', 'ios', 'web'] }).notNull(),
    deviceType: text('device_type').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('installation_last_seen').on(table.lastSeenAt)],
)

/** Visits of a day in Asia/Phnom_Penh, one row a day, so that the total needs no scan. */
export const visitDay = pgTable('visit_day', {
  day: date({ mode: 'string' }).primaryKey(),
  visits: integer().notNull(),
})

/** Which installations were seen on a day; rows older than yesterday may be deleted. */
export const visit = pgTable(
  'visit',
  {
    day: date({ mode: 'string' }).notNull(),
    installationId: uuid('installation_id')
      .notNull()
      .references(() => installation.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.day, table.installationId] })],
)

/** How often words were searched on a day in Asia/Phnom_Penh and nothing was found; nobody's id is with them. */
export const emptySearch = pgTable(
  'empty_search',
  {
    day: date({ mode: 'string' }).notNull(),
    words: text().notNull(),
    searches: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.words] })],
)
