import { sql } from 'drizzle-orm'
import {
  date,
  type ExtraConfigColumn,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { installation } from './visitor'

/** `contentHash`: SHA-256 of the file's content; `body`: sanitised HTML; `search`: see architecture §8. */
export const articleColumns = () => ({
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull().unique(),
  contentHash: text('content_hash').notNull(),
  title: text().notNull(),
  titleKm: text('title_km'),
  summary: text().notNull(),
  author: text().notNull(),
  topic: text().notNull(),
  body: text().notNull(),
  readingMinutes: integer('reading_minutes').notNull(),
  search: text().notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})

type Dated = { readonly publishedAt: ExtraConfigColumn; readonly id: ExtraConfigColumn }

const newest = (name: string, { publishedAt, id }: Dated) =>
  index(name).on(publishedAt.desc().nullsFirst(), id.desc().nullsFirst())

const trigrams = (name: string, { search }: { readonly search: ExtraConfigColumn }) =>
  index(name).using('gin', sql`${search} gin_trgm_ops`)

export const news = pgTable(
  'news',
  { ...articleColumns(), views: integer().notNull().default(0) },
  (table) => [newest('news_newest', table), trigrams('news_search_trgm', table)],
)

export const careerAdvice = pgTable(
  'careers_advice',
  { ...articleColumns(), views: integer().notNull().default(0) },
  (table) => [
    newest('careers_advice_newest', table),
    trigrams('careers_advice_search_trgm', table),
  ],
)

export const interviewTip = pgTable('interview_tip', articleColumns(), (table) => [
  newest('interview_tip_newest', table),
  trigrams('interview_tip_search_trgm', table),
])

/** One view per installation and day in Asia/Phnom_Penh. */
export const newsView = pgTable(
  'news_view',
  {
    day: date({ mode: 'string' }).notNull(),
    newsId: integer('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    installationId: uuid('installation_id')
      .notNull()
      .references(() => installation.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.day, table.newsId, table.installationId] })],
)

export const careerAdviceView = pgTable(
  'careers_advice_view',
  {
    day: date({ mode: 'string' }).notNull(),
    careerAdviceId: integer('careers_advice_id')
      .notNull()
      .references(() => careerAdvice.id, { onDelete: 'cascade' }),
    installationId: uuid('installation_id')
      .notNull()
      .references(() => installation.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.day, table.careerAdviceId, table.installationId] })],
)
