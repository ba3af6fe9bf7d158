import { type AnyColumn, inArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/backend/db/connect'
import { foldKhmer } from '@/lib/shared/search/fold-khmer'
import { columnName, type LinkTable } from './link-tables'
import { addListedWords } from './search/spelling'

const BATCH = 500

type Unfilled<Row> = {
  readonly table: PgTable
  readonly id: AnyColumn
  readonly words: AnyColumn
  /** Reads at most `limit` rows without search words. */
  readonly read: (limit: number) => Promise<readonly Row[]>
  readonly idOf: (row: Row) => number
  /** Builds one `tsvector` input per row. */
  readonly toWords: (rows: readonly Row[]) => Promise<readonly string[]>
}

/**
 * Fills search words of rows older than the column or than a new rule: our code finds words and folds text,
 * not the database (decision 028). Safe to run at every start.
 */
export async function fillSearchWords<Row extends { readonly search: string }>(
  db: Database,
  target: Unfilled<Row>,
): Promise<void> {
  const { table, id, words, read, idOf, toWords } = target
  for (;;) {
    const rows = await read(BATCH)
    if (rows.length === 0) return
    const columns = await toWords(rows)
    const filled = rows.map(
      (row, index) =>
        sql`(${idOf(row)}::int, ${columns[index]}::tsvector, ${foldKhmer(row.search)})`,
    )
    await db.execute(sql`
      update ${table} set words = filled.words, search = filled.search
      from (values ${sql.join(filled, sql`, `)}) as filled (id, words, search)
      where ${id} = filled.id and ${words} = ''`)
    await addListedWords(db, { table, id, words }, rows.map(idOf))
  }
}

/** Reads what each owner is linked to, by the owner's id. */
export async function readLinks(
  db: Database,
  { table, owner, linked }: LinkTable,
  owners: readonly number[],
): Promise<ReadonlyMap<number, number[]>> {
  const { rows } = await db.execute<{ owner: number; ids: number[] }>(sql`
    select ${columnName(owner)} as owner, array_agg(${columnName(linked)}) as ids from ${table}
    where ${inArray(owner, [...owners])} group by 1`)
  return new Map(rows.map((row) => [row.owner, row.ids]))
}
