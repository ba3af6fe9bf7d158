import { type AnyColumn, inArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '@/backend/db/connect'
import { listedWord } from '@/backend/db/schema/search/words'

type Worded = {
  readonly table: PgTable
  readonly id: AnyColumn
  readonly words?: AnyColumn
}

/** In their order, so that two imports at once never wait for each other in a circle. */
export async function noteWords(
  tx: Database | Transaction,
  { table, id, words }: Worded,
  ids: readonly number[],
): Promise<void> {
  if (words === undefined || ids.length === 0) return
  await tx.execute(sql`
    insert into ${listedWord} (word)
    select distinct lexeme from ${table}, unnest(${words})
    where ${inArray(id, [...ids])} and lexeme ~ '^[a-z]{4,30}$'
    order by lexeme on conflict do nothing`)
}

/** Those of the words that no listing has, by what was likely meant. */
export async function findSpellings(
  db: Database,
  words: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (words.length === 0) return new Map()
  const typed = sql.join(
    words.map((word) => sql`(${word}::text, ${`{${listSwapped(word).join(',')}}`}::text[])`),
    sql`, `,
  )
  const { rows } = await db.execute<{ typed: string; meant: string }>(sql`
    select typed, meant from (values ${typed}) as asked (typed, swapped),
    lateral (
      select word as meant from ${listedWord} where word % typed or word = any (swapped)
      order by word = any (swapped) desc, similarity(word, typed) desc, word limit 1
    ) as likely
    where not exists (select from ${listedWord} where starts_with(word, typed))`)
  return new Map(rows.map((row) => [row.typed, row.meant]))
}

/** With two neighbours exchanged, the slip of quick fingers, which trigrams hardly forgive. */
function listSwapped(word: string): string[] {
  return Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ).filter((swapped) => /^[a-z]+$/.test(swapped))
}
