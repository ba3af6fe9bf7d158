import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { bytes } from './content'
import { companyType, location } from './lookups'

/** Companies and ministries. `search` holds name, type and place; empty only between its migration and `fillCompanySearch`. */
export const company = pgTable(
  'company',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    source: text().notNull(),
    sourceRef: text('source_ref').notNull(),
    name: text().notNull(),
    kind: text({ enum: ['company', 'ministry'] })
      .notNull()
      .default('company'),
    companyTypeId: integer('company_type_id').references(() => companyType.id),
    locationId: integer('location_id').references(() => location.id),
    description: text().notNull().default(''),
    website: text(),
    logoUrl: text('logo_url'),
    featured: boolean().notNull().default(false),
    /** The employer it was merged into, which then has its listings (decision 079). */
    mergedIntoId: integer('merged_into_id').references((): AnyPgColumn => company.id),
    search: text().notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('company_source_ref').on(table.source, table.sourceRef),
    index('company_name').on(table.name, table.id),
    index('company_search_trgm').using('gin', sql`${table.search} gin_trgm_ops`),
    index('company_merged').on(table.mergedIntoId).where(sql`${table.mergedIntoId} is not null`),
    index('company_featured').on(table.kind).where(sql`${table.featured}`),
    check('company_kind', sql`${table.kind} in ('company', 'ministry')`),
  ],
)

/**
 * A redrawn picture, some kilobytes of WebP, by its hash. It is in the row, so that every machine and every
 * dump has it.
 */
export const logo = pgTable('logo', {
  mark: text().primaryKey(),
  file: bytes().notNull(),
  /** Null while used. Pages rendered earlier may link it for a while. */
  unusedSince: timestamp('unused_since', { withTimezone: true }),
})
