import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { account } from './account'

/**
 * Written after the bytes and deleted before them, so that a row always has its bytes (decision 007). `path`
 * is a label.
 */
export const file = pgTable(
  'file',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    storageKey: text('storage_key').notNull().unique(),
    kind: text({ enum: ['document', 'photo'] }).notNull(),
    name: text().notNull(),
    mediaType: text('media_type').notNull(),
    size: integer().notNull(),
    isTemporary: boolean('is_temporary').notNull().default(false),
    isScanned: boolean('is_scanned').notNull().default(false),
    path: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('file_account').on(table.accountId),
    index('file_temporary').on(table.createdAt).where(sql`${table.isTemporary}`),
    check('file_kind', sql`${table.kind} in ('document', 'photo')`),
    check('file_size', sql`${table.size} > 0`),
  ],
)

export const resume = pgTable(
  'resume',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .unique()
      .references(() => file.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('resume_newest').on(table.accountId, table.createdAt.desc().nullsFirst())],
)
