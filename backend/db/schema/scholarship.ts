import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { major, qualification } from './lookups'
import { wordsColumn } from './search/words'
import { department, university } from './study'

/** Texts are sanitised HTML; days are in Asia/Phnom_Penh; without a closing date it stays open. */
export const scholarship = pgTable(
  'scholarship',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    source: text().notNull(),
    sourceRef: text('source_ref').notNull(),
    /** SHA-256 of what the source sent: an unchanged item is not written again. */
    sourceHash: text('source_hash').notNull(),
    title: text().notNull(),
    provider: text().notNull(),
    country: text().notNull(),
    universityId: integer('university_id').references(() => university.id),
    departmentId: integer('department_id').references(() => department.id),
    qualificationId: integer('qualification_id').references(() => qualification.id),
    type: text({ enum: ['full', 'partial'] }).notNull(),
    seats: integer(),
    description: text().notNull(),
    funding: text().notNull().default(''),
    eligibility: text().notNull().default(''),
    howToApply: text('how_to_apply').notNull().default(''),
    applyUrl: text('apply_url'),
    postedAt: timestamp('posted_at', { withTimezone: true }).notNull(),
    openingDate: date('opening_date', { mode: 'string' }),
    closingDate: date('closing_date', { mode: 'string' }),
    views: integer().notNull().default(0),
    /** The folded title; line 2: provider, university, department, country, majors (architecture §8). */
    search: text().notNull(),
    words: wordsColumn(),
    /** Taken down by an operator: its page is gone (410), its id stays used, and no import brings it back. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
    /** For operators only. */
    removedBecause: text('removed_because'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('scholarship_source_ref').on(table.source, table.sourceRef),
    index('scholarship_newest').on(
      table.postedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('scholarship_closing').on(table.closingDate, table.id),
    index('scholarship_by_university').on(table.universityId),
    index('scholarship_by_department').on(table.departmentId),
    index('scholarship_by_qualification').on(table.qualificationId),
    index('scholarship_by_type').on(table.type),
    // Read without rows for the sitemap's ranges of ids.
    index('scholarship_sitemap').on(table.id, table.updatedAt, table.closingDate, table.removedAt),
    index('scholarship_search_trgm').using('gin', sql`${table.search} gin_trgm_ops`),
    index('scholarship_words').using('gin', table.words),
    index('scholarship_without_words').on(table.id).where(sql`${table.words} = ''`),
    check('scholarship_type', sql`${table.type} in ('full', 'partial')`),
    check('scholarship_seats', sql`${table.seats} > 0`),
    check('scholarship_dates', sql`${table.openingDate} <= ${table.closingDate}`),
  ],
)

export const scholarshipMajor = pgTable(
  'scholarship_major',
  {
    scholarshipId: integer('scholarship_id')
      .notNull()
      .references(() => scholarship.id, { onDelete: 'cascade' }),
    majorId: integer('major_id')
      .notNull()
      .references(() => major.id),
  },
  (table) => [
    primaryKey({ columns: [table.scholarshipId, table.majorId] }),
    index('scholarship_major_major').on(table.majorId),
  ],
)
