import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/connect'
import { parseSearchQuery, type SearchWord } from '../services/search-query'

/** What is searched: a table with a column made by `toSearchColumn`, and which rows count. */
type Haystack = {
  readonly table: PgTable & { readonly search: AnyColumn }
  readonly where?: SQL | undefined
}

/**
 * The condition that finds a text; undefined when there is none to look for. Rows that have every
 * word are found by it alone; only when there is none, words are compared by likeness (decision
 * 003), so that a slip of the finger still finds something.
 */
export async function findTextMatch(
  db: Database,
  { table, where = sql`true` }: Haystack,
  text: string | undefined,
): Promise<SQL | undefined> {
  if (text === undefined || text.trim() === '') return undefined
  const query = parseSearchQuery(text)
  if (query === null) return sql`false`
  const exact = every(query.words.map((word) => sql`${table.search} like ${toPattern(word)}`))
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (select from ${table} where ${where} and ${exact}) as found`,
  )
  if (rows[0]?.found === true) return exact
  return every(query.fuzzy.map((part) => sql`${part} <% ${table.search}`))
}

function every(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`false` : sql.join([...conditions], sql` and `)
}

/** Folded words are letters, digits, `+` and `#`: there is no wildcard in them to escape. */
function toPattern({ text, match }: SearchWord): string {
  if (match === 'inside') return `%${text}%`
  return match === 'start' ? `% ${text}%` : `% ${text} %`
}
