import type { SQL } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { type Haystack, searchFor } from './text-search'

/** The condition that finds a text, for lists that have an order of their own; undefined without a text. */
export async function findTextMatch(
  db: Database,
  haystack: Haystack,
  text: string | undefined,
): Promise<SQL | undefined> {
  return (await searchFor(db, haystack, text))?.where
}
