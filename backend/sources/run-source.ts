import type { Database } from '@/backend/db/connect'
import { NoEntriesError } from '@/backend/import/broken-feed-error'
import { explainFeedFailure } from '@/backend/import/explain-failure'
import { createHoldReason, type HoldSettings } from '@/backend/import/hold-reason'
import { importFeed } from '@/backend/import/import-feed'
import { type ImportReport, toRunOutcome } from '@/backend/import/import-report'
import { locate } from '@/backend/import/print-report'
import type { CacheTag } from '@/lib/shared/cache-tags'
import { type Source, saveRunOutcome } from './sources'

export type SourceRun = {
  /** Null when its feed could not be read. */
  readonly report: ImportReport | null
  readonly failure: string | null
  readonly staleTags: readonly CacheTag[]
}

/** Imports a source's feed and saves how that ended; a broken or refused feed is an outcome and does not throw. */
export async function runSource(
  db: Database,
  source: Source,
  now: Date,
  holds: HoldSettings,
  signal?: AbortSignal,
): Promise<SourceRun> {
  const { name, address, employer, dateOrder, destination, gone } = source
  const { allowsPrivate, needsApproval } = source
  try {
    const { report, staleTags } = await importFeed(db, address, {
      source: name,
      as: destination ?? undefined,
      employer: employer ?? undefined,
      dateOrder: dateOrder ?? undefined,
      gone: gone ?? undefined,
      allowPrivate: allowsPrivate,
      toHoldReason: createHoldReason({
        ...holds,
        now,
        employers: [employer ?? []].flat(),
        isBound: employer !== null,
        needsApproval,
      }),
      now,
      ...(signal === undefined ? {} : { signal }),
    })
    const failure = toRunOutcome(report) === 'refused' ? explainRefused(report) : null
    await saveRunOutcome(db, name, { failure, isEmpty: false }, now)
    return { report, failure, staleTags }
  } catch (error) {
    signal?.throwIfAborted()
    const failure = explainFeedFailure(error, address)
    const isEmpty = error instanceof NoEntriesError
    await saveRunOutcome(db, name, { failure, isEmpty }, now)
    return { report: null, failure, staleTags: [] }
  }
}

function explainRefused({ skipped, skippedTotal }: ImportReport): string {
  const [first] = skipped
  const example = first === undefined ? '' : `; ${locate(first)} ${first.reason}`
  return `none of its ${skippedTotal} entries could be imported${example}`
}
