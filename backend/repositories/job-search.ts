import { and, type SQL, sql } from 'drizzle-orm'
import { MAX_LISTED } from '@/lib/contract/common'
import type { Database } from '../db/connect'
import { job } from '../db/schema/job'
import { parseSearchQuery, type SearchWord } from '../services/search-query'
import { isOpen } from './job-status'

/** A text to search for as SQL: which vacancies it finds, and how well (higher is better). */
export type JobMatch = {
  readonly where: SQL
  readonly rank: SQL
  /** Most matches that are counted and put in order. */
  readonly atMost: number
}

/** Comparing by likeness costs some 50 µs a listing: a word met everywhere must not cost seconds. */
const MAX_ALIKE = 1000

const NOTHING_FOUND: JobMatch = { where: sql`false`, rank: sql`0`, atMost: MAX_LISTED }

/**
 * Decides how a text is looked for; null when there is none. Vacancies that have every word as it
 * was typed are found by it alone; only when there is none at all, words are compared by likeness,
 * so that a slip of the finger still finds something (decision 003).
 */
export async function findJobMatch(
  db: Database,
  text: string | undefined,
  today: string,
): Promise<JobMatch | null> {
  if (text === undefined || text.trim() === '') return null
  const query = parseSearchQuery(text)
  if (query === null) return NOTHING_FOUND
  const exact = matchWords(query.words)
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (select from ${job} where ${and(isOpen(today), exact.where)}) as found`,
  )
  return rows[0]?.found === true ? exact : matchLikeness(query.fuzzy)
}

/** The title counts more than the rest, a whole word more than a part of one. */
function matchWords(words: readonly SearchWord[]): JobMatch {
  const title = sql`split_part(${job.search}, E'\n', 1)`
  const ranks = words.map(
    ({ text }) => sql`case
      when ${title} like ${`% ${text} %`} then 4
      when ${title} like ${`% ${text}%`} then 3
      when ${title} like ${`%${text}%`} then 2
      when ${job.search} like ${`% ${text} %`} then 1
      else 0 end`,
  )
  const phrase = `%${words.map(({ text }) => text).join(' ')}%`
  return {
    where: sql.join(
      words.map((word) => sql`${job.search} like ${toPattern(word)}`),
      sql` and `,
    ),
    rank: sql`${sql.join(ranks, sql` + `)} + case when ${title} like ${phrase} then 2 else 0 end`,
    atMost: MAX_LISTED,
  }
}

/** `<%` uses the trigram index and the threshold that `connectDatabase` sets. */
function matchLikeness(parts: readonly string[]): JobMatch {
  if (parts.length === 0) return NOTHING_FOUND
  return {
    where: sql.join(
      parts.map((part) => sql`${part} <% ${job.search}`),
      sql` and `,
    ),
    rank: sql.join(
      parts.map((part) => sql`word_similarity(${part}, ${job.search})`),
      sql` + `,
    ),
    atMost: MAX_ALIKE,
  }
}

/** Folded words are letters, digits, `+` and `#`: there is no wildcard in them to escape. */
function toPattern({ text, match }: SearchWord): string {
  if (match === 'inside') return `%${text}%`
  return match === 'start' ? `% ${text}%` : `% ${text} %`
}
