import { sql, TransactionRollbackError } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import type { CacheTag } from '@/lib/shared/cache-tags'
import { EmptyFeedError } from './broken-feed-error'
import type { FeedFormat } from './formats/feed-format'
import { formats } from './formats/formats'
import { ImportCounter, type ImportReport } from './import-report'
import { type Feed, readFeed } from './read/read-feed'
import { StalePages } from './stale-pages'
import { closeEntries, listOpenEntries } from './write/close-missing'
import type { DestinationName } from './write/destination'
import { EmployerCheck } from './write/employer-check'
import { findMissingEntries } from './write/missing-entries'
import { writeEntries } from './write-entries'

export type ImportOptions = {
  readonly source?: string | undefined
  /** What all vacancies are; otherwise each is a job or an internship by its own words. */
  readonly as?: DestinationName | undefined
  /** Employer of entries that name none. */
  readonly employer?: string | undefined
  /** What happens to open entries missing from the feed; otherwise its format decides. */
  readonly gone?: 'close' | 'keep' | undefined
  /** Allows closing more than half of what is open. */
  readonly allowShrink?: boolean
  readonly allowPrivate?: boolean
  readonly dryRun?: boolean
  readonly now?: Date
  /** Aborting it rolls back what was written and throws its reason. */
  readonly signal?: AbortSignal
}

export type ImportResult = {
  readonly report: ImportReport
  readonly staleTags: readonly CacheTag[]
}

/**
 * Imports all entries or none, one import of a source at a time (architecture §8). Throws `BrokenFeedError`.
 */
export async function importFeed(
  db: Database,
  file: string,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const { dryRun = false } = options
  const feed = await openFeed(file, options)
  const source = options.source ?? feed.format?.name ?? ''
  const tally = new ImportCounter()
  const stale = new StalePages()
  try {
    await db.transaction(async (tx) => {
      await lockSource(tx, source)
      await writeFeed(tx, feed, source, options, { tally, stale })
      if (dryRun) tx.rollback()
    })
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error
  } finally {
    await feed.records?.return(undefined)
  }
  const format = feed.format?.name ?? 'empty'
  const report = tally.toReport({ source, format, file, dryRun })
  return { report, staleTags: stale.toTags() }
}

type OpenedFeed = Feed<FeedFormat> | { readonly format: null; readonly records: null }

/**
 * Opens a feed. An empty board names no owner, so it is accepted only with a stated source and permission to
 * shrink.
 */
async function openFeed(
  file: string,
  { source, allowShrink = false, allowPrivate = false }: ImportOptions,
): Promise<OpenedFeed> {
  try {
    return await readFeed(file, formats, allowPrivate ? { isAllowed: () => true } : {})
  } catch (error) {
    const isMeant = error instanceof EmptyFeedError && source !== undefined && allowShrink
    if (!isMeant) throw error
    return { format: null, records: null }
  }
}

async function writeFeed(
  tx: Transaction,
  { format, records }: OpenedFeed,
  source: string,
  { as, employer, allowShrink = false, now = new Date(), signal, ...given }: ImportOptions,
  { tally, stale }: { readonly tally: ImportCounter; readonly stale: StalePages },
): Promise<void> {
  const employers = new EmployerCheck()
  const named = new Set<string>()
  const context = { source, now, employers }
  const gone = given.gone ?? (format?.isPart === true ? 'keep' : 'close')
  const open = gone === 'close' ? await listOpenEntries(tx, context, format, as) : []
  const taking =
    format === null
      ? []
      : writeEntries(tx, records, { format, context, as, employer, tally, named })
  for await (const batch of taking) {
    for (const entry of batch) {
      tally.count(entry.result.outcome)
      stale.addEntry(entry)
      for (const remark of entry.remarks) tally.remark(remark)
    }
    signal?.throwIfAborted()
  }
  if (given.source === undefined) employers.requireSameFeed(source)
  // A feed without a readable entry says nothing of what is open.
  if (tally.hasNothing() && !allowShrink) return
  const left = findMissingEntries(open, named, { source, allowShrink })
  tally.close(left.length)
  stale.addTags(await closeEntries(tx, left, context.now))
}

/**
 * Locks the source to the end of the transaction. Waiting and loading may take longer than a page's query.
 */
async function lockSource(tx: Transaction, source: string): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import:${source}`}, 0))`)
}
