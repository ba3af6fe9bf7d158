import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import type { VacancyCountTable } from '@/backend/db/schema/vacancy'
import { isClosingWithinSevenDays } from './closing'
import { type FacetCounts, toFacetCounts } from './facets'
import { type FilterValue, toSqlList } from './filters'

/** Counts that the database keeps of each value, and of each two together; `filterNumbers` says which is which (decision 037). */
export type StoredCounts<Name extends string = string> = {
  readonly table: VacancyCountTable
  readonly filterNumbers: Readonly<Record<Name, number>>
}

type Values<Name extends string> = { readonly [Key in Name]?: FilterValue | undefined }

type Cell = { readonly number: number; readonly values: SQL }

/** Of any row. */
const ANY: Cell = { number: 0, values: sql`0` }

/** As many as are stored together. */
const MOST_TOGETHER = 2

/** Rows that have all of the chosen, to their end; null when that is not kept, as for three filters. */
export async function getStoredCount<Name extends string>(
  db: Database,
  { table, filterNumbers }: StoredCounts<Name>,
  today: string,
  chosen: Values<Name>,
): Promise<{ total: number; closing: number } | null> {
  const cells = toCells(filterNumbers, chosen)
  if (cells.length > MOST_TOGETHER) return null
  const { rows } = await db.execute<{ total: number; closing: number }>(sql`
    select coalesce(sum(count), 0)::int as total,
      coalesce(sum(count) filter (where ${isClosingWithinSevenDays(table, today)}), 0)::int as closing
    from ${table} where ${isOf(cells)} and closing_date >= ${today}`)
  return rows[0] ?? null
}

/** Checks that no open row has two of the chosen values of one filter: only then may their counts be summed. */
export async function areDisjoint<Name extends string>(
  db: Database,
  { table, filterNumbers }: StoredCounts<Name>,
  today: string,
  chosen: Values<Name>,
): Promise<boolean> {
  const several = (Object.keys(filterNumbers) as Name[]).flatMap((name) => {
    const value = chosen[name]
    if (typeof value !== 'object' || value.length < 2) return []
    const cell = { number: filterNumbers[name], values: toSqlList(value) }
    return [sql`(${isCell('first', cell)} and ${isCell('second', cell)})`]
  })
  if (several.length === 0) return true
  const { rows } = await db.execute<{ both: number }>(sql`
    select coalesce(sum(count), 0)::int as both from ${table}
    where (${sql.join(several, sql` or `)}) and closing_date >= ${today}`)
  return rows[0]?.both === 0
}

/** How many open rows have a value of this name: to be put into another query. */
export function sumStoredCounts<Name extends string>(
  { table, filterNumbers }: StoredCounts<Name>,
  name: Name,
  value: SQL,
  today: string,
): SQL<number> {
  return sql<number>`(
    select coalesce(sum(count), 0)::int from ${table}
    where ${isOf([{ number: filterNumbers[name], values: value }])} and closing_date >= ${today}
  )`
}

/** Names whose facet is stored: at most one other is chosen. */
export function listFiltersWithStoredFacets<Name extends string>(
  { filterNumbers }: StoredCounts<Name>,
  chosen: Values<Name>,
): Name[] {
  const names = Object.keys(filterNumbers) as Name[]
  return names.filter(
    (name) => toCells(filterNumbers, { ...chosen, [name]: undefined }).length < MOST_TOGETHER,
  )
}

/** What each value of these names would leave under the other chosen ones. */
export async function getStoredFacets<Name extends string>(
  db: Database,
  { table, filterNumbers }: StoredCounts<Name>,
  today: string,
  names: readonly Name[],
  chosen: Values<Name>,
): Promise<FacetCounts<Name>> {
  const counts = names.map((name) => {
    const [other = ANY] = toCells(filterNumbers, { ...chosen, [name]: undefined })
    const isSecond = other.number < filterNumbers[name]
    const value = isSecond ? sql`second_value` : sql`first_value`
    const condition = isSecond
      ? sql`${isCell('first', other)} and second = ${filterNumbers[name]}`
      : sql`${isCell('second', other)} and first = ${filterNumbers[name]}`
    return sql`
      select ${name}::text as facet, ${value} as id, sum(count)::int as count, false as cut
      from ${table} where ${condition} and closing_date >= ${today}
      group by ${value} having sum(count) > 0`
  })
  const { rows } = await db.execute<{ facet: Name; id: number; count: number; cut: boolean }>(
    sql`${sql.join(counts, sql` union all `)} order by facet, count desc, id`,
  )
  return toFacetCounts(names, rows)
}

/** The lower number first, as they are stored. */
function toCells<Name extends string>(
  filterNumbers: Readonly<Record<Name, number>>,
  chosen: Values<Name>,
): Cell[] {
  const names = Object.keys(filterNumbers) as Name[]
  return names
    .flatMap((name) => {
      const value = chosen[name]
      return value === undefined ? [] : [{ number: filterNumbers[name], values: toSqlList(value) }]
    })
    .sort((a, b) => a.number - b.number)
}

function isOf(cells: readonly Cell[]): SQL {
  const [second = ANY, first = ANY] = cells.toReversed()
  return sql`${isCell('first', first)} and ${isCell('second', second)}`
}

function isCell(place: 'first' | 'second', { number, values }: Cell): SQL {
  const value = sql.identifier(`${place}_value`)
  return sql`${sql.identifier(place)} = ${number} and ${value} in (${values})`
}
