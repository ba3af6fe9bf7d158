import { type AnyColumn, inArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '@/backend/db/connect'
import { listedWord } from '@/backend/db/schema/search/words'
import { findClosestWord } from '@/backend/platform/text/search/closest-word'
import { listConceptWords } from '@/backend/platform/text/search/concepts/concepts'
import {
  findTransliterations,
  MAX_AMBIGUOUS_LETTERS,
} from '@/backend/platform/text/search/romanised-khmer'

type Worded = {
  readonly table: PgTable
  readonly id: AnyColumn
  readonly words?: AnyColumn
}

/** Look-alikes that are read of the words listed. */
const CANDIDATES = 40

/** Consonants in common that weigh more than a single wrong letter. */
const SURE = 4

const conceptWords: readonly string[] = listConceptWords().filter((word) =>
  /^[a-z]{4,30}$/.test(word),
)

/** Adds the words of some rows to the vocabulary, sorted, so that two imports at once never deadlock. */
export async function addListedWords(
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

/**
 * Finds what was probably meant by words that no listing has, keyed by the words as typed: a Khmer word in Latin letters, which may
 * take several words, or a word of nearly the same spelling. `words` are all that was typed, `unknown` those without a concept.
 */
export async function findCorrections(
  db: Database,
  words: readonly string[],
  unknown: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const unlisted = await readUnlisted(db, unknown)
  const likely = new Map(
    unlisted.map(({ typed, alike }) => [
      typed,
      findClosestWord(typed, [...alike, ...conceptWords]),
    ]),
  )
  const isUnknown = (word: string) => likely.has(word) || unknown.includes(word)
  const romanised = findTransliterations(words, isUnknown).filter(({ typed, agreed }) => {
    const parts = typed.split(' ')
    const unlistedParts = parts.filter((word) => likely.has(word))
    const hasListed = parts.some((word) => !likely.has(word) && word.length > MAX_AMBIGUOUS_LETTERS)
    const isSlip = unlistedParts.some((word) => likely.get(word)?.distance === 1)
    const least = hasListed ? SURE + 1 : isSlip ? SURE : 0
    return unlistedParts.length > 0 && agreed >= least
  })
  return new Map([
    ...[...likely].flatMap(([typed, meant]) =>
      meant === null ? [] : [[typed, meant.word] as const],
    ),
    ...romanised.map(({ typed, term }) => [typed, term] as const),
  ])
}

async function readUnlisted(db: Database, words: readonly string[]) {
  if (words.length === 0) return []
  const typed = sql.join(
    words.map((word) => sql`(${word}::text, ${`{${listSwapped(word).join(',')}}`}::text[])`),
    sql`, `,
  )
  const { rows } = await db.execute<{ typed: string; alike: string[] }>(sql`
    select typed, array(
      select word from ${listedWord} where word % typed or word = any (swapped)
      order by word = any (swapped) desc, similarity(word, typed) desc, word limit ${CANDIDATES}
    ) as alike from (values ${typed}) as asked (typed, swapped)
    where not exists (select from ${listedWord} where starts_with(word, typed))`)
  return rows
}

/** Lists the word with two neighbouring letters swapped, a typing error that trigrams hardly forgive. */
function listSwapped(word: string): string[] {
  return Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ).filter((swapped) => /^[a-z]+$/.test(swapped))
}
