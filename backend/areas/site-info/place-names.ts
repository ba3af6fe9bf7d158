import { type AnyColumn, desc, isNotNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/backend/db/connect'
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

const tables = {
  categoryId: category,
  companyTypeId: companyType,
  departmentId: department,
  levelId: jobLevel,
  locationId: location,
  majorId: major,
  qualificationId: qualification,
  salaryId: salaryBand,
  typeId: jobType,
  universityId: university,
}

type Names = Record<string, string>

const MOST = 500

export async function listKhmerNames(db: Database): Promise<Record<keyof typeof tables, Names>> {
  const names: Partial<Record<keyof typeof tables, Names>> = {}
  // One after another: together they would take every connection.
  for (const filter of Object.keys(tables) as (keyof typeof tables)[])
    names[filter] = await readNames(db, tables[filter])
  return names as Record<keyof typeof tables, Names>
}

type Named = PgTable & Record<'id' | 'nameKm', AnyColumn>

async function readNames(db: Database, table: Named): Promise<Names> {
  const { id, nameKm } = table
  const rows = await db
    .select({ id: sql<number>`${id}`, nameKm: sql<string>`${nameKm}` })
    .from(table as PgTable)
    .where(isNotNull(nameKm))
    .orderBy(desc(id))
    .limit(MOST)
  return Object.fromEntries(rows.map((row) => [String(row.id), row.nameKm]))
}
