import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { toPostedDays } from '@/backend/db/schema/vacancy'
import { type ListedTable, NEWEST_FIRST } from '../listed-table'
import { LARGE_TABLE } from './sample-matches'

/** Entries of the index of the newest; beyond them an estimate to a hundredth of the table is near enough. */
const MOST_WALKED = 20_000

/** Days an index of words is asked for in a large table: many of them leave as much as none, and so does one of a small table. */
const MOST_DAYS = 100

type Stretch = { readonly since: string; readonly first: number; readonly last: number }

/** Matches about this part of a table of so many rows, the part posted last; null: all of it, or its beginning is not known. */
export async function matchNewestFraction(
  db: Database,
  table: ListedTable,
  { fraction, tableRows }: { readonly fraction: number; readonly tableRows: number },
): Promise<SQL | null> {
  if (fraction >= 1 || tableRows <= 0) return null
  const rows = Math.ceil(fraction * tableRows)
  const from = rows <= MOST_WALKED ? walkTo(table, rows) : estimate(table, fraction)
  const stretch = await readStretch(db, table, from)
  if (stretch === null) return null
  const isSince = sql`${table.postedAt} >= ${stretch.since}`
  const count = stretch.last - stretch.first + 1
  if (tableRows < LARGE_TABLE || count > MOST_DAYS) return isSince
  const days = Array.from({ length: count }, (_, at) => stretch.first + at)
  return sql`${isSince} and ${toPostedDays(table.postedAt)} && ${`{${days.join()}}`}::int[]`
}

function walkTo(table: ListedTable, at: number): SQL {
  return sql`select ${table.postedAt} from ${table} order by ${NEWEST_FIRST} limit 1 offset ${at}`
}

function estimate(table: ListedTable, fraction: number): SQL {
  return sql`
    select bounds[greatest(1, floor(cardinality(bounds) * ${1 - fraction}::float)::int)] as posted_at from (
      select histogram_bounds::text::timestamptz[] as bounds from pg_stats
      where schemaname = 'public' and tablename = ${getTableName(table)} and attname = ${table.postedAt.name}
    ) known`
}

/** From one that is posted at a time to the last of the table. */
async function readStretch(db: Database, table: ListedTable, from: SQL): Promise<Stretch | null> {
  const day = sql`(${toPostedDays(table.postedAt)})[1]`
  const { rows } = await db.execute<Stretch>(sql`
    select posted_at::text as since, ${day} as first,
      (select ${day} from ${table} order by ${NEWEST_FIRST} limit 1) as last
    from (${from}) as ${sql.identifier(getTableName(table))} where posted_at is not null`)
  return rows[0] ?? null
}
