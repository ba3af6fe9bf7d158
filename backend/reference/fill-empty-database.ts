import { sql } from 'drizzle-orm'
import { contentFolder, readContent, writeContent } from '@/backend/content/load-content'
import type { Database, Transaction } from '@/backend/db/connect'
import { isEmptyDatabase } from './is-empty-database'
import { type Reference, readReference } from './read-reference'
import { writeReference } from './write-reference'

/** Name of an advisory lock. */
const FILL_LOCK = 'visvakor: fill an empty database'

/** Writes what a board shows beside its reference data and content; `today` is `YYYY-MM-DD` in Asia/Phnom_Penh. */
export type WriteListings = (tx: Transaction, today: string, reference: Reference) => Promise<void>

/**
 * Fills a migrated database with reference data, the site's content and, if given, listings as of `today`, all or nothing.
 * Returns false when it already had an employer, a vacancy or a setting, also when two processes start at once.
 */
export async function fillEmptyDatabase(
  db: Database,
  today: string,
  writeListings: WriteListings | null = null,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // The second of two processes waits here for the first.
    await tx.execute(sql`set local statement_timeout = '60s'`)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${FILL_LOCK}, 0))`)
    if (!(await isEmptyDatabase(tx))) return false
    const reference = await readReference()
    await writeReference(tx, reference)
    await writeListings?.(tx, today, reference)
    await writeContent(tx, await readContent(contentFolder), new Date(`${today}T00:00:00+07:00`))
    return true
  })
}
