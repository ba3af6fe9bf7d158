import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import { importMissing, importRun } from '@/backend/db/schema/import'
import type { FieldQuality } from '../field-quality'
import type { Completeness } from '../read/completeness'
import { splitIntoBatches } from './split-into-batches'

const RUNS = 7

/** The past runs of a source, of one scope: `jobs`, `internships` or `all`. */
export type RunHistory = {
  /** References of each of the last seven runs that were no parts. */
  readonly entries: readonly number[]
  /** References missing in the latest runs, with the first of them. */
  readonly missing: ReadonlyMap<string, Date>
}

export async function readRunHistory(
  tx: Transaction,
  source: string,
  scope: string,
): Promise<RunHistory> {
  const runs = await tx
    .select({ entries: importRun.entries })
    .from(importRun)
    .where(
      and(
        eq(importRun.source, source),
        eq(importRun.scope, scope),
        inArray(importRun.completeness, ['whole', 'unstated']),
      ),
    )
    .orderBy(desc(importRun.id))
    .limit(RUNS)
  const missing = await tx
    .select({ reference: importMissing.reference, since: importMissing.since })
    .from(importMissing)
    .where(eq(importMissing.source, source))
  return {
    entries: runs.map(({ entries }) => entries),
    missing: new Map(missing.map(({ reference, since }) => [reference, since])),
  }
}

export type FinishedRun = {
  readonly source: string
  readonly scope: string
  readonly completeness: Completeness
  readonly presentReferences: ReadonlySet<string>
  readonly closed: readonly string[]
  /** Open entries the feed lacks that stay open for now. */
  readonly missing: readonly string[]
  /** Clears the comparison with earlier runs, since shrinking was allowed. */
  readonly isReset: boolean
  readonly now: Date
  readonly fields: readonly FieldQuality[]
}

/** Saves a run and what it lacked, and deletes runs that no later one is compared with. */
export async function saveRun(
  tx: Transaction,
  before: RunHistory,
  run: FinishedRun,
): Promise<void> {
  const { source, scope, completeness, now } = run
  const ofSource = and(eq(importRun.source, source), eq(importRun.scope, scope))
  if (run.isReset) await tx.delete(importRun).where(ofSource)
  await tx.insert(importRun).values({
    source,
    scope,
    ranAt: now,
    completeness: completeness.extent,
    reason: completeness.reason,
    entries: run.presentReferences.size,
    closed: run.closed.length,
    fields: run.fields,
  })
  // Parts are counted apart, so that many of them push no whole feed out of the comparison.
  const isPart = completeness.extent === 'part' || completeness.extent === 'truncated'
  const ofKind = and(
    ofSource,
    inArray(importRun.completeness, isPart ? ['part', 'truncated'] : ['whole', 'unstated']),
  )
  const latest = tx
    .select({ id: importRun.id })
    .from(importRun)
    .where(ofKind)
    .orderBy(desc(importRun.id))
    .limit(RUNS)
  await tx.delete(importRun).where(and(ofKind, notInArray(importRun.id, latest)))
  const found = [...before.missing.keys()].filter((reference) =>
    run.presentReferences.has(reference),
  )
  for (const batch of splitIntoBatches([...found, ...run.closed])) {
    await tx
      .delete(importMissing)
      .where(and(eq(importMissing.source, source), inArray(importMissing.reference, batch)))
  }
  for (const batch of splitIntoBatches(run.missing)) {
    const rows = batch.map((reference) => ({ source, reference, since: now }))
    await tx.insert(importMissing).values(rows).onConflictDoNothing()
  }
}
