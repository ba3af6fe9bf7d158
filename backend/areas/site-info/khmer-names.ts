import { type AnyColumn, desc, isNotNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { filterTables } from '@/backend/areas/listing/filter-tables'
import type { Database } from '@/backend/db/connect'

/** Employers have one name, in whatever script they write it. */
const { companyId: _, ...tables } = filterTables

type Names = Record<string, string>

const MAX_NAMES = 500

/** Reads the Khmer names of filter values, by filter and id. */
export async function listKhmerNames(db: Database): Promise<Record<string, Names>> {
  const names: Record<string, Names> = {}
  // One after another: together they would take every connection.
  for (const [filter, table] of Object.entries(tables)) names[filter] = await readNames(db, table)
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
