import { type SQL, sql } from 'drizzle-orm'
import type { TextMatch } from '@/backend/areas/listing/search/text-match'
import { findTextMatch } from '@/backend/areas/listing/search/text-search'
import type { Database } from '@/backend/db/connect'
import type { Paging } from '@/backend/db/paging'
import { company } from '@/backend/db/schema/company'
import { MAX_LISTED } from '@/lib/contract/common'
import { listCompanySummaries } from './companies'

/**
 * Lists companies by name, or best match first. Counts stop at 10,000, and sooner for misspelt words
 * (architecture §8).
 */
export async function listCompanies(
  db: Database,
  today: string,
  { searchText, ...paging }: Paging & { readonly searchText?: string | undefined },
) {
  const match = await findTextMatch(db, { table: company }, searchText)
  const where = match?.where ?? sql`true`
  const counted = await countUpTo(db, where, match?.atMost ?? MAX_LISTED)
  const ids = await listIds(db, { where, match, isMany: !counted.totalIsExact, ...paging })
  return { ...counted, ...paging, data: await listCompanySummaries(db, today, ids) }
}

async function countUpTo(db: Database, where: SQL, atMost: number) {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select from ${company} where ${where} limit ${atMost + 1}
    ) matches`)
  const total = rows[0]?.total ?? 0
  return { total: Math.min(total, atMost), totalIsExact: total <= atMost }
}

type Selection = Paging & {
  readonly where: SQL
  readonly match: TextMatch | null
  readonly isMany: boolean
}

/** Sorts all of a few matches; of many, it picks the best among the first by name. */
async function listIds(
  db: Database,
  { where, match, isMany, limit, offset }: Selection,
): Promise<number[]> {
  const depth = match?.atMost ?? offset + limit
  const { rows } = await db.execute<{ id: number }>(sql`
    with matches as materialized (
      select ${company.id}, ${company.name}, ${match?.rank ?? sql`0`} as rank
      from ${company} where ${where} ${isMany ? sql`order by name, id limit ${depth}` : sql``}
    )
    select id from matches order by rank desc, name, id limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}
