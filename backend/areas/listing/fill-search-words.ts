import { type AnyColumn, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/backend/db/connect'
import { careerAdvice, interviewTip, news } from '@/backend/db/schema/article'
import { company } from '@/backend/db/schema/company'
import { faq, letterTemplate } from '@/backend/db/schema/content'
import { department, university } from '@/backend/db/schema/study'
import { foldKhmer } from '@/lib/shared/search/fold-khmer'
import { addListedWords } from './search/spelling'

const BATCH = 500

/** Tables without `words`; `fillSearchWords` folds the others. */
const TABLES: readonly (PgTable & { readonly id: AnyColumn; readonly search: AnyColumn })[] = [
  company,
  university,
  department,
  news,
  careerAdvice,
  interviewTip,
  letterTemplate,
  faq,
]

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

/** Folds Khmer text again in rows older than a rule of `foldKhmer`. Safe to run at every start. */
export async function refoldKhmerSearchText(db: Database): Promise<void> {
  for (const table of TABLES) {
    const { rows } = await db.execute<{ id: string; search: string }>(sql`
      select ${table.id}::text as id, ${table.search} as search from ${table}
      where ${table.search} ~ ${'[\u1780-\u17dd]'}`)
    const refolded = rows
      .map(({ id, search }) => ({ id, search, folded: foldKhmer(search) }))
      .filter(({ search, folded }) => search !== folded)
    const ids = refolded.map(({ id }) => id)
    const texts = refolded.map(({ folded }) => folded)
    if (ids.length === 0) continue
    await db.execute(sql`
      update ${table} set search = refolded.search
      from unnest(${sql.param(ids)}::text[], ${sql.param(texts)}::text[]) as refolded (id, search)
      where ${table.id}::text = refolded.id`)
  }
}

/** English and Khmer name in one text, by id, for search texts. */
export type LookupNames = ReadonlyMap<number, string>

export function toLookupNames(
  rows: readonly { id: number; name: string; nameKm: string | null }[],
): LookupNames {
  return new Map(rows.map(({ id, name, nameKm }) => [id, `${name} ${nameKm ?? ''}`]))
}

export function lookupNameOf(names: LookupNames, id: number | null): string {
  return id === null ? '' : (names.get(id) ?? '')
}
