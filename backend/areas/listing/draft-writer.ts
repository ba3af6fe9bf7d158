import { createHash } from 'node:crypto'
import { type AnyColumn, and, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '@/backend/db/connect'
import { excludedExcept } from '@/backend/db/excluded'
import { applyCorrections, type CorrectedArea } from './corrections'
import { type LinkTable, replaceLinks } from './link-tables'
import { recordPageChanges } from './record-page-changes'
import { addListedWords } from './search/spelling'

export type WriteOutcome = { id: number; outcome: 'taken' | 'updated' | 'unchanged' }

type Draft = { readonly sourceRef: string }

type DraftTable = PgTable & Record<'source' | 'sourceRef' | 'sourceHash', PgColumn>

export type ChangedDraft<Stated extends Draft> = {
  readonly draft: Stated
  readonly sourceHash: string
}

export type DraftTarget<Stated extends Draft, Table extends DraftTable = DraftTable> = {
  readonly area: CorrectedArea
  readonly table: Table
  readonly id: AnyColumn
  /** Search words of the item; they are candidates for spelling corrections. */
  readonly words?: AnyColumn
  /** Columns that stay when a source states the item again, besides `views` and the like. */
  readonly kept?: readonly string[]
  readonly toRow: (draft: Stated) => Omit<Table['$inferInsert'], 'source' | 'sourceHash'>
  /** What the item is linked to. */
  readonly links?: LinkTable & { readonly idsOf: (draft: Stated) => readonly number[] }
  /** Lays what other sources state over drafts that a source states. */
  readonly merge?: (
    source: string,
    changed: readonly ChangedDraft<Stated>[],
  ) => Promise<readonly ChangedDraft<Stated>[]>
}

const BATCH = 200

/** Columns that stay when a source states an item again. */
const KEPT = ['id', 'source', 'sourceRef', 'views', 'removedAt', 'removedBecause', 'createdAt']

/**
 * Writes drafts, matched by source and `sourceRef`; an unchanged draft is not written, and of two with one
 * `sourceRef` the last wins. What an operator corrected stays (decision 079).
 */
export async function writeDrafts<Stated extends Draft>(
  tx: Transaction,
  target: DraftTarget<Stated>,
  source: string,
  drafts: readonly Stated[],
): Promise<WriteOutcome[]> {
  const latest = [...new Map(drafts.map((draft) => [draft.sourceRef, draft])).values()]
  const outcomes = new Map<string, WriteOutcome>()
  for (let start = 0; start < latest.length; start += BATCH) {
    const batch = latest.slice(start, start + BATCH)
    const written = await writeBatch(tx, target, source, batch)
    for (const [index, { sourceRef }] of batch.entries()) {
      const outcome = written[index]
      if (outcome !== undefined) outcomes.set(sourceRef, outcome)
    }
  }
  return drafts.map(({ sourceRef }) => requireEntry(outcomes, sourceRef))
}

async function writeBatch<Stated extends Draft>(
  tx: Transaction,
  target: DraftTarget<Stated>,
  source: string,
  drafts: readonly Stated[],
): Promise<WriteOutcome[]> {
  const known = await readKnown(tx, target, source, drafts)
  const stated = drafts
    .map((draft) => ({ draft, sourceHash: hashDraft(draft) }))
    .filter(({ draft, sourceHash }) => known.get(draft.sourceRef)?.hash !== sourceHash)
  const changed = stated.length === 0 ? [] : ((await target.merge?.(source, stated)) ?? stated)
  const corrected = await applyCorrections(
    tx,
    target.area,
    changed.map(({ draft }) => ({ id: known.get(draft.sourceRef)?.id, stated: draft })),
  )
  const written = await writeRows(
    tx,
    target,
    source,
    changed.map((each, index) => ({ ...each, draft: corrected[index] ?? each.draft })),
  )
  return drafts.map(({ sourceRef }) => {
    const before = known.get(sourceRef)
    const id = written.get(sourceRef)
    if (id !== undefined) return { id, outcome: before === undefined ? 'taken' : 'updated' }
    return { id: requireEntry(known, sourceRef).id, outcome: 'unchanged' }
  })
}

/**
 * Writes rows as they are given, with the hashes they are given, and what follows from them: links, spelling candidates
 * and changed pages. Returns ids by `sourceRef`.
 */
async function writeRows<Stated extends Draft>(
  tx: Transaction,
  target: DraftTarget<Stated>,
  source: string,
  changed: readonly ChangedDraft<Stated>[],
): Promise<ReadonlyMap<string, number>> {
  const written = await upsertRows(tx, target, source, changed)
  const { links } = target
  if (links !== undefined) {
    const linked = changed.map(({ draft }) => ({
      id: requireEntry(written, draft.sourceRef),
      linkedIds: links.idsOf(draft),
    }))
    await replaceLinks(tx, links, linked)
  }
  await addListedWords(tx, target, [...written.values()])
  await recordPageChanges(tx, target.table, [...written.values()])
  return written
}

async function upsertRows<Stated extends Draft>(
  tx: Transaction,
  { table, id, kept = [], toRow }: DraftTarget<Stated>,
  source: string,
  changed: readonly ChangedDraft<Stated>[],
): Promise<ReadonlyMap<string, number>> {
  if (changed.length === 0) return new Map()
  const rows = await tx
    .insert<DraftTable>(table)
    .values(changed.map(({ draft, sourceHash }) => ({ ...toRow(draft), source, sourceHash })))
    .onConflictDoUpdate({
      target: [table.source, table.sourceRef],
      set: { ...excludedExcept(table, [...KEPT, ...kept]), updatedAt: sql`now()` },
    })
    .returning({ id: sql<number>`${id}`, sourceRef: sql<string>`${table.sourceRef}` })
  return new Map(rows.map((row) => [row.sourceRef, row.id]))
}

type Stored = { readonly id: number; readonly source: string; readonly sourceHash: string }

type Rewriting<Row, Stated extends Draft> = {
  /** Takes from a row what a source states. */
  readonly toDraft: (row: Row) => Stated
  readonly change: (draft: Stated, id: number) => Promise<Stated>
  readonly toTarget: (drafts: readonly Stated[]) => Promise<DraftTarget<Stated>>
}

/** Writes stored rows again with what `change` makes of them, each with the hash it has. */
export async function rewriteRows<Row extends Stored, Stated extends Draft>(
  tx: Transaction,
  rows: readonly Row[],
  { toDraft, change, toTarget }: Rewriting<Row, Stated>,
): Promise<void> {
  for (const source of new Set(rows.map((row) => row.source))) {
    const ofSource = rows.filter((row) => row.source === source)
    for (let start = 0; start < ofSource.length; start += BATCH) {
      const changed: ChangedDraft<Stated>[] = []
      for (const row of ofSource.slice(start, start + BATCH)) {
        changed.push({ draft: await change(toDraft(row), row.id), sourceHash: row.sourceHash })
      }
      const drafts = changed.map(({ draft }) => draft)
      await writeRows(tx, await toTarget(drafts), source, changed)
    }
  }
}

async function readKnown(
  tx: Transaction,
  { table, id }: Pick<DraftTarget<Draft>, 'table' | 'id'>,
  source: string,
  drafts: readonly Draft[],
) {
  const refs = drafts.map((draft) => draft.sourceRef)
  const rows = await tx
    .select({
      id: sql<number>`${id}`,
      sourceRef: sql<string>`${table.sourceRef}`,
      hash: sql<string>`${table.sourceHash}`,
    })
    .from(table as PgTable)
    .where(and(eq(table.source, source), inArray(table.sourceRef, refs)))
  return new Map(rows.map((row) => [row.sourceRef, row]))
}

/** Hashes what a source stated with SHA-256, independent of the order of keys. */
export function hashDraft(draft: Draft): string {
  const stated = Object.entries(draft).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(stated)).digest('hex')
}

function requireEntry<Value>(entries: ReadonlyMap<string, Value>, sourceRef: string): Value {
  const value = entries.get(sourceRef)
  if (value === undefined) throw new Error(`${sourceRef} was not written`)
  return value
}
