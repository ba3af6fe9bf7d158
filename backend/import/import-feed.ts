import { sql, TransactionRollbackError } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { toDay } from '@/backend/services/calendar'
import { acceptVacancies } from './accept-vacancies'
import { formats } from './formats/formats'
import { type ImportReport, ImportTally } from './import-report'
import type { ImportedVacancy } from './imported-vacancy'
import { inBatches } from './in-batches'
import { readFeed } from './read/read-feed'
import { type DestinationName, destinations } from './write/destination'
import { VacancyWriter } from './write/vacancy-writer'

export type ImportOptions = {
  /** Name the vacancies are kept under; the dialect's name when not given. */
  readonly source?: string | undefined
  /** What the vacancies are; jobs when not given. */
  readonly as?: DestinationName
  /** Lets a web address lead to this machine or its network. */
  readonly allowPrivate?: boolean
  /** Do everything, keep nothing. */
  readonly dryRun?: boolean
  readonly now?: Date
  /** Aborting it undoes what was written so far and throws its reason. */
  readonly signal?: AbortSignal
}

export type ImportResult = {
  readonly report: ImportReport
  /** Ids of vacancies that were here and are different now: their pages are out of date. */
  readonly updatedIds: readonly number[]
}

/**
 * Takes a feed's vacancies, all of them or, when the file is broken, none (design §8): one
 * transaction, one import of a source at a time. Taking a feed again changes only what the source
 * changed. Throws `BrokenFeedError` with the place where the file breaks.
 */
export async function importFeed(
  db: Database,
  file: string,
  {
    source: given,
    as = 'jobs',
    allowPrivate = false,
    dryRun = false,
    now = new Date(),
    signal,
  }: ImportOptions = {},
): Promise<ImportResult> {
  const feed = await readFeed(file, formats, { allowPrivate })
  const source = given ?? feed.format.name
  const tally = new ImportTally()
  const updatedIds: number[] = []
  try {
    await db.transaction(async (tx) => {
      await lockSource(tx, source)
      const writer = await VacancyWriter.open(tx, source, now, destinations[as])
      for await (const batch of inBatches(acceptVacancies(feed.records, feed.format, tally))) {
        signal?.throwIfAborted()
        const vacancies = batch.map(({ vacancy }) => vacancy)
        for (const { id, outcome } of await writer.write(vacancies)) {
          tally.count(outcome)
          if (outcome === 'updated') updatedIds.push(id)
        }
        for (const vacancy of vacancies) remarkOn(vacancy, now, tally)
      }
      if (dryRun) tx.rollback()
    })
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error
  } finally {
    await feed.records.return(undefined)
  }
  return { report: tally.toReport({ source, format: feed.format.name, file, dryRun }), updatedIds }
}

/** Held to the end of the transaction. Waiting and loading may take longer than a page's query. */
async function lockSource(tx: Transaction, source: string): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import:${source}`}, 0))`)
}

function remarkOn(vacancy: ImportedVacancy, now: Date, tally: ImportTally): void {
  const { closingDate, postedAt, url } = vacancy
  if (closingDate !== null && toDay(closingDate) < toDay(now)) {
    tally.remark('closed')
  }
  if (postedAt !== null && postedAt > now) tally.remark('future')
  if (url === null) tally.remark('noAddress')
}
