import { inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { filterValueTables } from '@/backend/areas/listing/filter-value-tables'
import { parseSearch } from '@/backend/areas/searches/parse-search'
import type { Database } from '@/backend/db/connect'
import { normalizeOneLine } from '@/lib/contract/normalize-text'
import type { ListingType } from '@/lib/contract/searches/saved-search'

type NamedTable = PgTable & Readonly<Record<'id' | 'name', PgColumn>>

const AREAS: Readonly<Record<ListingType, string>> = {
  jobs: 'Jobs',
  internships: 'Internships',
  scholarships: 'Scholarships',
}

const COVERS: Readonly<Record<string, string>> = {
  full: 'fully funded',
  partial: 'partly funded',
}

/**
 * Describes a search, for example "Jobs: “bridge”, Civil, Siem Reap", from our own names and the search text
 * alone.
 */
export async function toSearchLabel(
  db: Database,
  area: ListingType,
  search: string,
): Promise<string> {
  const sought = parseSearch(area, search)
  const { searchText = '', filters = {} } = sought ?? {}
  const words = normalizeOneLine(searchText).trim()
  const parts = words === '' ? [] : [`“${words}”`]
  for (const [name, table] of Object.entries(filterValueTables)) {
    parts.push(...(await readNames(db, table, filters[name])))
  }
  const { type } = filters
  if (typeof type === 'string' && type in COVERS) parts.push(String(COVERS[type]))
  return parts.length === 0 ? AREAS[area] : `${AREAS[area]}: ${parts.join(', ')}`
}

async function readNames(db: Database, table: NamedTable, chosen: unknown): Promise<string[]> {
  const chosenIds = Array.isArray(chosen) ? chosen : [chosen]
  const ids = new Set(chosenIds.filter((id) => typeof id === 'number'))
  if (ids.size === 0) return []
  const rows = await db
    .select({ name: table.name })
    .from(table)
    .where(inArray(table.id, [...ids]))
  const names = rows.map(({ name }) => normalizeOneLine(String(name)))
  // Without this the description would read like a search for everything.
  return rows.length < ids.size ? [...names, 'something no longer listed'] : names
}
