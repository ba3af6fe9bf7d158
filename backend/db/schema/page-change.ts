import { bigint, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Changed pages not sent to search engines yet, in the order of changes, possibly several times. A plain
 * list: writers wait for nobody, and a change is sent after its transaction or never happened.
 */
export const pageChange = pgTable(
  'page_change',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Table of the item. */
    itemTable: text('item_table').notNull(),
    itemId: integer('item_id').notNull(),
    /** Title of an item whose row is gone; otherwise null, because the row has it. */
    title: text(),
    /** In the future for what is published later. */
    notedAt: timestamp('noted_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('page_change_noted').on(table.notedAt)],
)

/** Past closing days whose listings were recorded as changed, since nobody writes when a day ends. */
export const closedDay = pgTable('closed_day', { day: date({ mode: 'string' }).primaryKey() })
