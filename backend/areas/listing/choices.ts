import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/backend/db/connect'
import { countFacets, type FacetCounts } from './facets'
import { bareName, type LinkTable } from './links'

/** What a filter is set to: a value, or several of which any will do. */
export type Chosen = number | string | readonly number[]

/** How a filter that is chosen from a list is asked of a table, and how its values are counted. */
export type Choice = {
  /** The condition that an item has what is chosen. */
  readonly where: (chosen: Chosen) => SQL
  /** What is joined to the table to collect it. */
  readonly join?: SQL
  /** What is collected of an item: its value or, where it can have many, whether it has what is chosen. */
  readonly collect: (chosen: Chosen | undefined) => SQL
  /** The column that is counted, of what was collected or of `linked`. */
  readonly value: SQL
  /** What is joined to what was collected, where an item can have many values. */
  readonly linked?: SQL
  /** The condition on what was collected that an item has what is chosen. */
  readonly has: (chosen: Chosen) => SQL
}

/** By the name of their filter. */
export type ChosenValues = Readonly<Record<string, Choice>>

/** What may be chosen of such filters. */
export type ChosenOf<Of extends ChosenValues> = { readonly [Name in keyof Of]?: Chosen | undefined }

/** A filter by a column of the table. */
export function ofColumn(column: AnyColumn): Choice {
  return {
    where: (chosen) => isAny(sql`${column}`, chosen),
    collect: () => sql`${column}`,
    value: bareName(column),
    has: (chosen) => isAny(bareName(column), chosen),
  }
}

/** A filter by a column of what `key`, which is never null, refers to by `id`. */
export function ofReferred(
  key: AnyColumn,
  { table, id }: { readonly table: PgTable; readonly id: AnyColumn },
  column: AnyColumn,
): Choice {
  return {
    ...ofColumn(column),
    where: (chosen) =>
      sql`${key} in (select ${id} from ${table} where ${isAny(sql`${column}`, chosen)})`,
    join: sql`join ${table} on ${id} = ${key}`,
  }
}

/** A filter by what links to the `id` of an item, of which there can be many. */
export function ofLinks({ table, owner, linked }: LinkTable, id: AnyColumn): Choice {
  const has = sql.identifier(`has_${linked.name}`)
  const isLinked = (chosen: Chosen) => isAny(sql`${linked}`, chosen)
  return {
    where: (chosen) => sql`${id} in (select ${owner} from ${table} where ${isLinked(chosen)})`,
    collect: (chosen) =>
      chosen === undefined
        ? sql`true as ${has}`
        : sql`exists (
            select from ${table} where ${owner} = ${id} and ${isLinked(chosen)}
          ) as ${has}`,
    value: sql`links.${bareName(linked)}`,
    linked: sql`join ${table} links on links.${bareName(owner)} = base.${bareName(id)}`,
    has: () => sql`${has}`,
  }
}

function isAny(value: SQL, chosen: Chosen): SQL {
  if (typeof chosen !== 'object') return sql`${value} = ${chosen}`
  const values = chosen.map((each) => sql`${each}`)
  return sql`${value} in (${sql.join(values, sql`, `)})`
}

/** The conditions on the table of what is chosen. */
export function toConditions<Of extends ChosenValues>(choices: Of, chosen: ChosenOf<Of>): SQL[] {
  return Object.entries(choices).flatMap(([name, { where }]) => {
    const value = chosen[name]
    return value === undefined ? [] : [where(value)]
  })
}

/**
 * How many items each value of each choice would leave under the others that are made.
 *
 * @param from the table with its id, and the condition that everything else sets
 */
export async function countChoices<Of extends ChosenValues>(
  db: Database,
  from: { readonly table: PgTable; readonly id: AnyColumn; readonly where: SQL | undefined },
  choices: Of,
  chosen: ChosenOf<Of>,
): Promise<FacetCounts<keyof Of & string>> {
  const each = Object.entries(choices).map(([name, choice]) => ({
    name,
    choice,
    set: chosen[name],
  }))
  const collected = each.map(({ choice, set }) => choice.collect(set))
  const joins = each.flatMap(({ choice }) => choice.join ?? [])
  const base = sql`
    select ${from.id}, ${sql.join(collected, sql`, `)}
    from ${from.table} ${sql.join(joins, sql` `)} where ${from.where ?? sql`true`}`
  return countFacets(
    db,
    base,
    each.map(({ name, choice: { value, linked, has }, set }) => ({
      name,
      value,
      ...(linked === undefined ? {} : { joined: linked }),
      chosen: set === undefined ? undefined : has(set),
    })),
  )
}
