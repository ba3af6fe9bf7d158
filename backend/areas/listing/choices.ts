import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/backend/db/connect'
import { countFacets, type FacetCounts } from './facets'
import { bareName, type LinkTable } from './links'

export type Chosen = number | string | readonly number[]

export type Choice = {
  readonly where: (chosen: Chosen) => SQL
  readonly join?: SQL
  readonly collect: (chosen: Chosen | undefined) => SQL
  readonly value: SQL
  readonly linked?: SQL
  readonly has: (chosen: Chosen) => SQL
}

export type ChosenValues = Readonly<Record<string, Choice>>

export type ChosenOf<Of extends ChosenValues> = { readonly [Name in keyof Of]?: Chosen | undefined }

export function ofColumn(column: AnyColumn): Choice {
  return {
    where: (chosen) => isAny(sql`${column}`, chosen),
    collect: () => sql`${column}`,
    value: bareName(column),
    has: (chosen) => isAny(bareName(column), chosen),
  }
}

/** `key` is never null and refers to an `id`. */
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

export function toConditions<Of extends ChosenValues>(choices: Of, chosen: ChosenOf<Of>): SQL[] {
  return Object.entries(choices).flatMap(([name, { where }]) => {
    const value = chosen[name]
    return value === undefined ? [] : [where(value)]
  })
}

/** What each value would leave under the other choices; `from` carries every other condition. */
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
