import { bigint, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Pages that search engines are not told of yet, in the order in which they changed; one may stand there many times. A plain list: who
 * writes waits for nobody, and a change is told after the transaction that made it, or never happened.
 */
export const pageChange = pgTable(
  'page_change',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The table of the item. */
    itemTable: text('item_table').notNull(),
    itemId: integer('item_id').notNull(),
    /** Of an item whose row is gone; else null: the row has it. */
    title: text(),
    /** In the future for what is published later. */
    notedAt: timestamp('noted_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('page_change_noted').on(table.notedAt)],
)

/** Closing days that are over and of which the listings were noted as changed: nobody writes when a day ends. */
export const closedDay = pgTable('closed_day', { day: date({ mode: 'string' }).primaryKey() })
