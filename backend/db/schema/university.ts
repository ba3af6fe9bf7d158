import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { location } from './lookups'

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
