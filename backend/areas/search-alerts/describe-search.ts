import { inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { parseSearch } from '@/backend/areas/searches/parse-search'
import type { Database } from '@/backend/db/connect'
import { company } from '@/backend/db/schema/company'
import {
  category,
  companyType,
  jobLevel,
  jobType,
  location,
  major,
  qualification,
  salaryBand,
} from '@/backend/db/schema/lookups'
import { department } from '@/backend/db/schema/study'
import { university } from '@/backend/db/schema/university'
import { toOneLine } from '@/lib/contract/plain-text'
import type { SearchedArea } from '@/lib/contract/searches/saved-search'

type NamedTable = PgTable & Readonly<Record<'id' | 'name', PgColumn>>

/** Tables that hold the names of filter values, in the order in which a description lists them. */
const NAMES: Readonly<Record<string, NamedTable>> = {
  categoryId: category,
  majorId: major,
  departmentId: department,
  universityId: university,
  companyId: company,
  companyTypeId: companyType,
  typeId: jobType,
  levelId: jobLevel,
  qualificationId: qualification,
  salaryId: salaryBand,
  locationId: location,
}

const AREAS: Readonly<Record<SearchedArea, string>> = {
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
export async function describeSearch(
  db: Database,
  area: SearchedArea,
  search: string,
): Promise<string> {
  const sought = parseSearch(area, search)
  const { searchText = '', filters = {} } = sought ?? {}
  const words = toOneLine(searchText).trim()
  const parts = words === '' ? [] : [`“${words}”`]
  for (const [name, table] of Object.entries(NAMES)) {
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
  const names = rows.map(({ name }) => toOneLine(String(name)))
  // Without this the description would read like a search for everything.
  return rows.length < ids.size ? [...names, 'something no longer listed'] : names
}
