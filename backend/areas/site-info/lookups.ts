import { asc } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
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

const tables = {
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

type Tables = typeof tables

export async function listLookup<Name extends keyof Tables>(
  db: Database,
  name: Name,
  paging: Paging,
) {
  const table = tables[name]
  const rows = await db
    .select()
    .from(table as PgTable)
    .$dynamic()
    .orderBy(asc(table.position), asc(table.id))
    .limit(paging.limit)
    .offset(paging.offset)
  const total = await db.$count(table)
  return toPage(rows as Tables[Name]['$inferSelect'][], total, paging)
}
