import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../db/connect'
import { job, jobMajor } from '../db/schema/job'
import { excluded } from './excluded'
import { hashDraft, type JobDraft } from './job-draft'
import { type JobNames, readJobNames } from './job-names'
import { toJobRow } from './job-row'

export type { JobDraft } from './job-draft'

/** What became of a draft: new, changed, or the same as before and not written again. */
export type WriteOutcome = { id: number; outcome: 'taken' | 'updated' | 'unchanged' }

const BATCH = 200

const stated = [
  'sourceHash',
  'title',
  'companyId',
  'categoryId',
  'locationId',
  'place',
  'typeId',
  'levelId',
  'qualificationId',
  'genderId',
  'salaryId',
  'payMin',
  'payMax',
  'payCurrency',
  'positions',
  'description',
  'requirements',
  'benefits',
  'howToApply',
  'applyUrl',
  'postedAt',
  'closingDate',
  'search',
] as const

/**
 * Writes vacancies of one source and answers in the order of the drafts. A draft is known by
 * source and `sourceRef`: writing it again changes nothing unless the source states something
 * else. When one `sourceRef` comes twice, the last one counts. Texts are sanitised, `search` and
 * the pay band are computed here. Throws when a draft names a company or lookup that is not there.
 */
export async function writeJobs(
  tx: Transaction,
  source: string,
  drafts: readonly JobDraft[],
): Promise<WriteOutcome[]> {
  const names = await readJobNames(
    tx,
    drafts.map((draft) => draft.companyId),
  )
  const latest = [...new Map(drafts.map((draft) => [draft.sourceRef, draft])).values()]
  const outcomes = new Map<string, WriteOutcome>()
  for (let start = 0; start < latest.length; start += BATCH) {
    const batch = latest.slice(start, start + BATCH)
    const written = await writeBatch(tx, source, batch, names)
    for (const [index, { sourceRef }] of batch.entries()) {
      const outcome = written[index]
      if (outcome !== undefined) outcomes.set(sourceRef, outcome)
    }
  }
  return drafts.map(({ sourceRef }) => requireEntry(outcomes, sourceRef))
}

async function writeBatch(
  tx: Transaction,
  source: string,
  drafts: readonly JobDraft[],
  names: JobNames,
): Promise<WriteOutcome[]> {
  const known = await readKnown(tx, source, drafts)
  const changed = drafts
    .map((draft) => ({ draft, hash: hashDraft(draft) }))
    .filter(({ draft, hash }) => known.get(draft.sourceRef)?.hash !== hash)
  const rows = changed.map(({ draft, hash }) => toJobRow(source, draft, hash, names))
  const written = await upsertJobs(tx, rows)
  await replaceMajors(
    tx,
    changed.map(({ draft }) => ({ draft, id: requireEntry(written, draft.sourceRef) })),
  )
  return drafts.map(({ sourceRef }) => {
    const before = known.get(sourceRef)
    const id = written.get(sourceRef)
    if (id !== undefined) return { id, outcome: before === undefined ? 'taken' : 'updated' }
    return { id: requireEntry(known, sourceRef).id, outcome: 'unchanged' }
  })
}

async function readKnown(tx: Transaction, source: string, drafts: readonly JobDraft[]) {
  const rows = await tx
    .select({ id: job.id, sourceRef: job.sourceRef, hash: job.sourceHash })
    .from(job)
    .where(
      and(
        eq(job.source, source),
        inArray(
          job.sourceRef,
          drafts.map((draft) => draft.sourceRef),
        ),
      ),
    )
  return new Map(rows.map((row) => [row.sourceRef, row]))
}

async function upsertJobs(
  tx: Transaction,
  rows: ReturnType<typeof toJobRow>[],
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const written = await tx
    .insert(job)
    .values(rows)
    .onConflictDoUpdate({
      target: [job.source, job.sourceRef],
      set: { ...excluded(job, stated), updatedAt: sql`now()` },
    })
    .returning({ id: job.id, sourceRef: job.sourceRef })
  return new Map(written.map((row) => [row.sourceRef, row.id]))
}

async function replaceMajors(
  tx: Transaction,
  written: readonly { draft: JobDraft; id: number }[],
): Promise<void> {
  if (written.length === 0) return
  await tx.delete(jobMajor).where(
    inArray(
      jobMajor.jobId,
      written.map(({ id }) => id),
    ),
  )
  const links = written.flatMap(({ draft, id }) =>
    [...new Set(draft.majorIds)].map((majorId) => ({ jobId: id, majorId })),
  )
  if (links.length > 0) await tx.insert(jobMajor).values(links)
}

function requireEntry<Value>(entries: ReadonlyMap<string, Value>, sourceRef: string): Value {
  const value = entries.get(sourceRef)
  if (value === undefined) throw new Error(`Vacancy ${sourceRef} was not written`)
  return value
}
