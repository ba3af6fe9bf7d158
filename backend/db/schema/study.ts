import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { location, major } from './lookups'
import { wordsColumn } from './search/words'

/** `description` is sanitised HTML; `search` holds both names and the place. */
export const university = pgTable(
  'university',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    source: text().notNull(),
    sourceRef: text('source_ref').notNull(),
    sourceHash: text('source_hash').notNull(),
    name: text().notNull(),
    nameKm: text('name_km'),
    locationId: integer('location_id').references(() => location.id),
    description: text().notNull().default(''),
    website: text(),
    logoUrl: text('logo_url'),
    featured: boolean().notNull().default(false),
    search: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('university_source_ref').on(table.source, table.sourceRef),
    index('university_name').on(table.name, table.id),
    index('university_search_trgm').using('gin', sql`${table.search} gin_trgm_ops`),
  ],
)

export const department = pgTable('department', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull().unique(),
  nameKm: text('name_km'),
  position: integer().notNull().default(0),
  search: text().notNull(),
})

/** A major without a profile can be studied but has no page. Texts are sanitised HTML. */
export const majorProfile = pgTable(
  'major_profile',
  {
    majorId: integer('major_id')
      .primaryKey()
      .references(() => major.id, { onDelete: 'cascade' }),
    source: text().notNull(),
    sourceRef: text('source_ref').notNull(),
    sourceHash: text('source_hash').notNull(),
    departmentId: integer('department_id')
      .notNull()
      .references(() => department.id),
    durationYears: integer('duration_years').notNull(),
    degree: text().notNull(),
    description: text().notNull(),
    careers: text().notNull().default(''),
    views: integer().notNull().default(0),
    search: text().notNull(),
    words: wordsColumn(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('major_profile_source_ref').on(table.source, table.sourceRef),
    index('major_profile_by_department').on(table.departmentId),
    index('major_profile_search_trgm').using('gin', sql`${table.search} gin_trgm_ops`),
    index('major_profile_words').using('gin', table.words),
    check('major_profile_duration', sql`${table.durationYears} between 1 and 10`),
  ],
)

export const majorUniversity = pgTable(
  'major_university',
  {
    majorId: integer('major_id')
      .notNull()
      .references(() => majorProfile.majorId, { onDelete: 'cascade' }),
    universityId: integer('university_id')
      .notNull()
      .references(() => university.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.majorId, table.universityId] }),
    index('major_university_university').on(table.universityId),
  ],
)
