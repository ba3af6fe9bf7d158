import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/backend/db/connect'
import { MAX_LISTED } from '@/lib/contract/common'
import { countFacets, type FacetCounts } from './facets'
import { columnName, type LinkTable } from './link-tables'

export type FilterValue = number | string | readonly number[]

export type Filter = {
  readonly where: (chosen: FilterValue) => SQL
  /** Column read to count a row; null when its id is enough. */
  readonly column: SQL | null
  readonly value: SQL
  readonly joined?: SQL
}

export type Filters = Readonly<Record<string, Filter>>

export type FilterValues<Of extends Filters> = {
  readonly [Name in keyof Of]?: FilterValue | undefined
}

export function filterByColumn(column: AnyColumn): Filter {
  return {
    where: (chosen) => sql`${column} in (${toSqlList(chosen)})`,
    column: sql`${column}`,
    value: columnName(column),
  }
}

/** Filters by a column that holds several values per row. */
export function filterByArray(column: AnyColumn): Filter {
  return {
    where: (chosen) => sql`${column} && array[${toSqlList(chosen)}]::int[]`,
    column: sql`${column}`,
    value: sql`one_of.value`,
    joined: sql`cross join unnest(base.${columnName(column)}) as one_of (value)`,
  }
}

export function filterByLinks({ table, owner, linked }: LinkTable, id: AnyColumn): Filter {
  return {
    where: (chosen) =>
      sql`${id} in (select ${owner} from ${table} where ${linked} in (${toSqlList(chosen)}))`,
    column: null,
    value: sql`links.${columnName(linked)}`,
    joined: sql`join ${table} links on links.${columnName(owner)} = base.${columnName(id)}`,
  }
}

/** Formats one value or several as an SQL list. */
export function toSqlList(chosen: FilterValue): SQL {
  const values = typeof chosen === 'object' ? chosen : [chosen]
  return sql.join(
    values.map((each) => sql`${each}`),
    sql`, `,
  )
}

export function toConditions<Of extends Filters>(choices: Of, chosen: FilterValues<Of>): SQL[] {
  return Object.entries(choices).flatMap(([name, { where }]) => {
    const value = chosen[name]
    return value === undefined ? [] : [where(value)]
  })
}

type From<Of extends Filters> = {
  readonly table: PgTable
  readonly id: AnyColumn
  readonly where: SQL | undefined
  /** All filters unless some are named. */
  readonly names?: readonly (keyof Of & string)[]
  /** Maximum of rows counted per filter. */
  readonly atMost?: number
  /** Better conditions for large tables, where there are some. */
  readonly gather?: ((chosen: FilterValues<Of>) => SQL[]) | undefined
  /** Order in which enough rows are found sooner. */
  readonly order?: SQL | undefined
}

/**
 * Counts what each value of a filter would find under the other filters; `where` holds all other conditions.
 */
export async function countFilterValues<Of extends Filters>(
  db: Database,
  { table, id, where, names, atMost = MAX_LISTED, gather, order }: From<Of>,
  choices: Of,
  chosen: FilterValues<Of>,
): Promise<FacetCounts<keyof Of & string>> {
  const all = Object.entries(choices)
  const asked = all.filter(([name]) => names?.includes(name) ?? true)
  const isChosen = ([name]: [string, Filter]) => chosen[name] !== undefined
  const toBase = (facets: [string, Filter][], others: [string, Filter][]) => {
    const columns = facets.flatMap(([, { column }]) => column ?? [])
    const left = others.map(([name]) => [name, chosen[name]])
    const conditions =
      gather === undefined
        ? toConditions(Object.fromEntries(others), chosen)
        : gather(Object.fromEntries(left))
    return {
      select: sql`
        select ${sql.join([sql`${id}`, ...columns], sql`, `)} from ${table}
        where ${and(where, ...conditions) ?? sql`true`}
        ${order === undefined ? sql`` : sql`order by ${order} limit ${atMost + 1}`}`,
      facets: facets.map(([name, { value, joined = sql`` }]) => ({ name, value, joined })),
    }
  }
  const others = (name: string) => all.filter(([other]) => other !== name)
  const unchosen = asked.filter((each) => !isChosen(each))
  const bases = [
    ...(unchosen.length === 0 ? [] : [toBase(unchosen, all)]),
    ...asked.filter(isChosen).map((each) => toBase([each], others(each[0]))),
  ]
  return countFacets<keyof Of & string>(db, bases, atMost)
}
