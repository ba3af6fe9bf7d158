import { sql, TransactionRollbackError } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import type { CacheTag } from '@/lib/shared/cache-tags'
import { EmptyFeedError } from './broken-feed-error'
import { chooseFormats } from './formats/formats'
import { createHoldReason, HOLD_ALL, type HoldReason } from './hold-reason'
import { ImportCounter, type ImportReport } from './import-report'
import type { Completeness } from './read/completeness'
import { type PagedFeed, readFeedPages } from './read/read-feed-pages'
import type { StatedFacts } from './vacancy-input-reader'
import { closeEntries, listOpenEntries } from './write/close-missing'
import { decideClosing } from './write/closing-rule'
import type { DestinationName } from './write/destination'
import { StalePages, type WriteContext } from './write/entry-writer'
import { HeldEntryWriter } from './write/held-entries'
import { saveSeenEntries } from './write/listing-age'
import { readRunHistory, saveRun } from './write/run-history'
import { SameFeedCheck } from './write/same-feed-check'
import { writeEntries } from './write-entries'

export type ImportOptions = StatedFacts & {
  /** Name of the format, whatever its entries look like. */
  readonly format?: string | undefined
  /** File that describes the format (`formats/format-mapping.ts`). */
  readonly mapping?: string | undefined
  readonly source?: string | undefined
  /** What all vacancies are; otherwise each is a job or an internship by its own words. */
  readonly as?: DestinationName | undefined
  /** What happens to open entries missing from the feed; otherwise its format decides. */
  readonly gone?: 'close' | 'keep' | undefined
  /** Accepts a feed whose known entries are mostly of other employers than before. */
  readonly allowRenamed?: boolean
  /** Allows closing more than half of what is open. */
  readonly allowShrink?: boolean
  readonly allowPrivate?: boolean
  readonly dryRun?: boolean
  /** Why a vacancy is held back; by default, what is no job of engineering is. */
  readonly toHoldReason?: HoldReason
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
    await feed.close?.()
  }
  const format = feed.format?.name ?? 'empty'
  const { notes, ...counts } = tally.toReport({ source, format, file, dryRun })
  const doubt = feed.format === null || feed.doubt === null ? [] : [feed.doubt]
  const report = { ...counts, notes: [...doubt, ...notes] }
  return { report, staleTags: stale.toTags() }
}

type OpenedFeed =
  | PagedFeed
  | { readonly format: null; readonly records: null; readonly close: null }

/**
 * Opens a feed. An empty board names no owner, so it is accepted only with a stated source and permission to
 * shrink.
 */
async function openFeed(
  file: string,
  { source, allowShrink = false, allowPrivate = false, ...given }: ImportOptions,
): Promise<OpenedFeed> {
  const formats = await chooseFormats(given)
  try {
    return await readFeedPages(file, formats, allowPrivate ? { isAllowed: () => true } : {})
  } catch (error) {
    const isMeant = error instanceof EmptyFeedError && source !== undefined && allowShrink
    if (!isMeant) throw error
    return { format: null, records: null, close: null }
  }
}

async function writeFeed(
  tx: Transaction,
  feed: OpenedFeed,
  source: string,
  {
    as,
    employer,
    dateOrder,
    allowShrink = false,
    allowRenamed = false,
    now = new Date(),
    signal,
    toHoldReason = createHoldReason({ ...HOLD_ALL, now, employers: [employer ?? []].flat() }),
    ...given
  }: ImportOptions,
  { tally, stale }: { readonly tally: ImportCounter; readonly stale: StalePages },
): Promise<void> {
  const { format, records } = feed
  const sameFeedCheck = new SameFeedCheck()
  const presentReferences = new Set<string>()
  const held = new HeldEntryWriter(tx, source, now)
  const context: WriteContext = { source, now, sameFeedCheck, joinsOthers: true }
  const scope = as ?? 'all'
  const history = await readRunHistory(tx, source, scope)
  const open = (await listOpenEntries(tx, context, format, as)).map((entry) => ({
    ...entry,
    missingSince: history.missing.get(entry.reference) ?? null,
  }))
  const taking =
    format === null
      ? []
      : writeEntries(tx, records, {
          format,
          head: feed.head,
          readAgain: feed.readAgain,
          stated: { employer, dateOrder },
          context,
          as,
          tally,
          presentReferences,
          held,
          toHoldReason,
        })
  for await (const batch of taking) {
    for (const entry of batch) {
      tally.count(entry.result.outcome)
      stale.addEntry(entry)
      for (const remark of entry.remarks) tally.remark(remark)
    }
    signal?.throwIfAborted()
  }
  if (!allowRenamed) sameFeedCheck.requireSameFeed(source)
  const completeness = toCompleteness(feed, given.gone)
  const isPart = completeness.extent === 'part' || completeness.extent === 'truncated'
  await held.finish(isPart ? presentReferences : null)
  // A feed without a readable entry says nothing of what is open; one that is held back whole does.
  if (tally.hasNothing() && !allowShrink) return
  tally.completeness = completeness
  const run = {
    source,
    completeness,
    presentReferences,
    earlier: history.entries,
    now,
    allowShrink,
  }
  const { close, missing } = decideClosing(open, run)
  const { closed, staleTags } = await closeEntries(tx, close, now)
  tally.close(closed)
  stale.addTags(staleTags)
  await saveSeenEntries(tx, context, format, presentReferences)
  await saveRun(tx, history, {
    ...{ source, scope, completeness, presentReferences, now, isReset: allowShrink },
    closed: close.map(({ reference }) => reference),
    missing: missing.map(({ reference }) => reference),
    fields: tally.fields.toList(),
  })
}

/** Judges how much of its source a feed holds; the operator's word overrules what it says. */
function toCompleteness(feed: OpenedFeed, gone: ImportOptions['gone']): Completeness {
  if (gone === 'close') return { extent: 'whole', reason: '--gone close says so' }
  if (gone === 'keep') return { extent: 'part', reason: '--gone keep says so' }
  if (feed.format === null)
    return {
      extent: 'whole',
      reason:
        'it is a board without entries (some boards answer so for an employer they do not know)',
    }
  return feed.judge()
}

/**
 * Locks the source to the end of the transaction. Waiting and loading may take longer than a page's query.
 */
async function lockSource(tx: Transaction, source: string): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import:${source}`}, 0))`)
}
