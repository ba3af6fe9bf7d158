import { sql, TransactionRollbackError } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import type { CacheTag } from '@/lib/shared/cache-tags'
import { formats } from './formats/formats'
import { type ImportReport, ImportTally } from './import-report'
import { readFeed } from './read/read-feed'
import { StalePages } from './stale-pages'
import { takeEntries } from './take-entries'
import type { DestinationName } from './write/destination'

export type ImportOptions = {
  readonly source?: string | undefined
  /** What all vacancies are; when not given, each is a job or an internship by its own words. */
  readonly as?: DestinationName | undefined
  /** Who hires where an entry does not say it. */
  readonly employer?: string | undefined
  readonly allowPrivate?: boolean
  readonly dryRun?: boolean
  readonly now?: Date
  /** Aborting it undoes what was written so far and throws its reason. */
  readonly signal?: AbortSignal
}

export type ImportResult = {
  readonly report: ImportReport
  readonly staleTags: readonly CacheTag[]
}

/** All entries or none, one import of a source at a time (architecture §8). Throws `BrokenFeedError`. */
export async function importFeed(
  db: Database,
  file: string,
  {
    source: given,
    as,
    employer,
    allowPrivate = false,
    dryRun = false,
    now = new Date(),
    signal,
  }: ImportOptions = {},
): Promise<ImportResult> {
  const { format, records } = await readFeed(file, formats, { allowPrivate })
  const source = given ?? format.name
  const tally = new ImportTally()
  const stale = new StalePages()
  try {
    await db.transaction(async (tx) => {
      await lockSource(tx, source)
      const taking = takeEntries(tx, records, {
        ...{ format, context: { source, now }, as, employer, tally },
      })
      for await (const batch of taking) {
        for (const entry of batch) {
          tally.count(entry.result.outcome)
          stale.note(entry)
          for (const remark of entry.remarks) tally.remark(remark)
        }
        signal?.throwIfAborted()
      }
      if (dryRun) tx.rollback()
    })
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error
  } finally {
    await records.return(undefined)
  }
  const report = tally.toReport({ source, format: format.name, file, dryRun })
  return { report, staleTags: stale.toTags() }
}

/** Held to the end of the transaction. Waiting and loading may take longer than a page's query. */
async function lockSource(tx: Transaction, source: string): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import:${source}`}, 0))`)
}
