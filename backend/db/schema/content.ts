import { sql } from 'drizzle-orm'
import { check, customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The key is worded as in spec §3 ("Phone Number"). */
export const setting = pgTable('setting', {
  key: text().primaryKey(),
  value: text(),
  url: text(),
  position: integer().notNull().default(0),
})

const contentColumns = () => ({
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull().unique(),
  contentHash: text('content_hash').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})

/** The Word document is in the row: a few kilobytes, always in step with its text, on every machine. */
export const letterTemplate = pgTable(
  'letter_template',
  {
    ...contentColumns(),
    title: text().notNull(),
    titleKm: text('title_km'),
    kind: text({ enum: ['cv', 'cover-letter'] }).notNull(),
    field: text().notNull(),
    level: text().notNull(),
    summary: text().notNull(),
    description: text().notNull(),
    search: text().notNull(),
    file: bytes().notNull(),
    fileSize: integer('file_size').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('letter_template_newest').on(
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    check('letter_template_kind', sql`${table.kind} in ('cv', 'cover-letter')`),
  ],
)

export const page = pgTable('page', {
  ...contentColumns(),
  title: text().notNull(),
  titleKm: text('title_km'),
  summary: text().notNull(),
  body: text().notNull(),
})

/** `position` is the reading order. */
export const faq = pgTable('faq', {
  ...contentColumns(),
  question: text().notNull(),
  answer: text().notNull(),
  topic: text().notNull(),
  position: integer().notNull(),
  search: text().notNull(),
})

/** One per placement; the slug names the placement (spec §3). */
export const advertisement = pgTable('advertisement', {
  ...contentColumns(),
  title: text().notNull(),
  text: text().notNull(),
  url: text().notNull(),
  label: text().notNull(),
  pictureUrl: text('picture_url'),
})
