import { asc } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/backend/db/connect'
import { type Paging, toPage } from '@/backend/db/paging'
import type {
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

type LookupTable =
  | typeof companyType
  | typeof gender
  | typeof jobLevel
  | typeof jobType
  | typeof location
  | typeof major
  | typeof maritalStatus
  | typeof qualification
  | typeof salaryBand

/** A page of a lookup list in the order it is shown in. */
export async function listLookup<Table extends LookupTable>(
  db: Database,
  table: Table,
  paging: Paging,
) {
  const rows = await db
    .select()
    .from(table as PgTable)
    .$dynamic()
    .orderBy(asc(table.position), asc(table.id))
    .limit(paging.limit)
    .offset(paging.offset)
  const total = await db.$count(table)
  return toPage(rows as Table['$inferSelect'][], total, paging)
}
