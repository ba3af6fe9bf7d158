import { type AnyColumn, asc, desc, isNotNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { filterValueTables } from '@/backend/areas/listing/filter-value-tables'
import type { Database } from '@/backend/db/connect'
import { type Paging, toPage } from '@/backend/db/paging'
import {
  companyType,
  gender,
  jobLevel,
  jobType,
  location,
  major,
  maritalStatus,
  qualification,
  salaryBand,
} from '@/backend/db/schema/lookups'
import { mountPublic } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { khmerNameEndpoints } from '@/lib/contract/khmer-names/khmer-name'
import { lookupEndpoints } from '@/lib/contract/site/lookup'

const lookupTables = {
  companyTypes: companyType,
  jobTypes: jobType,
  jobLevels: jobLevel,
  locations: location,
  salaryBands: salaryBand,
  genders: gender,
  maritalStatuses: maritalStatus,
  qualifications: qualification,
  userMajors: major,
}

/** Employers have one name, in whatever script they write it. */
const { companyId: _, ...khmerNamedTables } = filterValueTables

const MAX_NAMES = 500

export function mountLookupRoutes(context: RouteContext): void {
  const { db } = context
  mountPublic(context, lookupEndpoints.companyTypes, ({ query }) =>
    listLookup(db, 'companyTypes', query),
  )
  mountPublic(context, lookupEndpoints.jobTypes, ({ query }) => listLookup(db, 'jobTypes', query))
  mountPublic(context, lookupEndpoints.jobLevels, ({ query }) => listLookup(db, 'jobLevels', query))
  mountPublic(context, lookupEndpoints.locations, ({ query }) => listLookup(db, 'locations', query))
  mountPublic(context, lookupEndpoints.salaryBands, ({ query }) =>
    listLookup(db, 'salaryBands', query),
  )
  mountPublic(context, lookupEndpoints.genders, ({ query }) => listLookup(db, 'genders', query))
  mountPublic(context, lookupEndpoints.maritalStatuses, ({ query }) =>
    listLookup(db, 'maritalStatuses', query),
  )
  mountPublic(context, lookupEndpoints.qualifications, ({ query }) =>
    listLookup(db, 'qualifications', query),
  )
  mountPublic(context, khmerNameEndpoints.list, () => listKhmerNames(db))
  mountPublic(context, lookupEndpoints.userMajors, ({ query }) =>
    listLookup(db, 'userMajors', query),
  )
}

type LookupTables = typeof lookupTables

async function listLookup<Name extends keyof LookupTables>(
  db: Database,
  name: Name,
  paging: Paging,
) {
  const table = lookupTables[name]
  const rows = await db
    .select()
    .from(table as PgTable)
    .$dynamic()
    .orderBy(asc(table.position), asc(table.id))
    .limit(paging.limit)
    .offset(paging.offset)
  const total = await db.$count(table)
  return toPage(rows as LookupTables[Name]['$inferSelect'][], total, paging)
}

type Names = Record<string, string>

/** Reads the Khmer names of filter values, by filter and id. */
async function listKhmerNames(db: Database): Promise<Record<string, Names>> {
  const names: Record<string, Names> = {}
  // One after another: together they would take every connection.
  for (const [filter, table] of Object.entries(khmerNamedTables))
    names[filter] = await readNames(db, table)
  return names
}

type Named = PgTable & Record<'id' | 'nameKm', AnyColumn>

async function readNames(db: Database, table: Named): Promise<Names> {
  const { id, nameKm } = table
  const rows = await db
    .select({ id: sql<number>`${id}`, nameKm: sql<string>`${nameKm}` })
    .from(table as PgTable)
    .where(isNotNull(nameKm))
    .orderBy(desc(id))
    .limit(MAX_NAMES)
  return Object.fromEntries(rows.map((row) => [String(row.id), row.nameKm]))
}
