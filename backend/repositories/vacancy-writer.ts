import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../db/connect'
import { excluded } from './excluded'
import { hashDraft, type VacancyDraft } from './vacancy-draft'
import { readVacancyNames, type VacancyNames } from './vacancy-names'
import { toVacancyRow } from './vacancy-row'
import { bareName, type VacancyTables } from './vacancy-tables'

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
export async function writeVacancies(
  tx: Transaction,
  tables: VacancyTables,
  source: string,
  drafts: readonly VacancyDraft[],
): Promise<WriteOutcome[]> {
  const names = await readVacancyNames(
    tx,
    drafts.map((draft) => draft.companyId),
  )
  const latest = [...new Map(drafts.map((draft) => [draft.sourceRef, draft])).values()]
  const outcomes = new Map<string, WriteOutcome>()
  for (let start = 0; start < latest.length; start += BATCH) {
    const batch = latest.slice(start, start + BATCH)
    const written = await writeBatch(tx, tables, source, batch, names)
    for (const [index, { sourceRef }] of batch.entries()) {
      const outcome = written[index]
      if (outcome !== undefined) outcomes.set(sourceRef, outcome)
    }
  }
  return drafts.map(({ sourceRef }) => requireEntry(outcomes, sourceRef))
}

async function writeBatch(
  tx: Transaction,
  tables: VacancyTables,
  source: string,
  drafts: readonly VacancyDraft[],
  names: VacancyNames,
): Promise<WriteOutcome[]> {
  const known = await readKnown(tx, tables, source, drafts)
  const changed = drafts
    .map((draft) => ({ draft, hash: hashDraft(draft) }))
    .filter(({ draft, hash }) => known.get(draft.sourceRef)?.hash !== hash)
  const rows = changed.map(({ draft, hash }) => toVacancyRow(source, draft, hash, names))
  const written = await upsertVacancies(tx, tables, rows)
  await replaceMajors(
    tx,
    tables,
    changed.map(({ draft }) => ({ draft, id: requireEntry(written, draft.sourceRef) })),
  )
  return drafts.map(({ sourceRef }) => {
    const before = known.get(sourceRef)
    const id = written.get(sourceRef)
    if (id !== undefined) return { id, outcome: before === undefined ? 'taken' : 'updated' }
    return { id: requireEntry(known, sourceRef).id, outcome: 'unchanged' }
  })
}

async function readKnown(
  tx: Transaction,
  { vacancy }: VacancyTables,
  source: string,
  drafts: readonly VacancyDraft[],
) {
  const rows = await tx
    .select({ id: vacancy.id, sourceRef: vacancy.sourceRef, hash: vacancy.sourceHash })
    .from(vacancy)
    .where(
      and(
        eq(vacancy.source, source),
        inArray(
          vacancy.sourceRef,
          drafts.map((draft) => draft.sourceRef),
        ),
      ),
    )
  return new Map(rows.map((row) => [row.sourceRef, row]))
}

async function upsertVacancies(
  tx: Transaction,
  { vacancy }: VacancyTables,
  rows: ReturnType<typeof toVacancyRow>[],
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const written = await tx
    .insert(vacancy)
    .values(rows)
    .onConflictDoUpdate({
      target: [vacancy.source, vacancy.sourceRef],
      set: { ...excluded(vacancy, stated), updatedAt: sql`now()` },
    })
    .returning({ id: vacancy.id, sourceRef: vacancy.sourceRef })
  return new Map(written.map((row) => [row.sourceRef, row.id]))
}

async function replaceMajors(
  tx: Transaction,
  { majors }: VacancyTables,
  written: readonly { draft: VacancyDraft; id: number }[],
): Promise<void> {
  if (written.length === 0) return
  const ids = written.map(({ id }) => id)
  await tx.delete(majors.table).where(inArray(majors.vacancyId, ids))
  const links = written.flatMap(({ draft, id }) =>
    [...new Set(draft.majorIds)].map((majorId) => sql`(${id}::int, ${majorId}::int)`),
  )
  if (links.length === 0) return
  await tx.execute(sql`
    insert into ${majors.table} (${bareName(majors.vacancyId)}, ${bareName(majors.majorId)})
    values ${sql.join(links, sql`, `)}`)
}

function requireEntry<Value>(entries: ReadonlyMap<string, Value>, sourceRef: string): Value {
  const value = entries.get(sourceRef)
  if (value === undefined) throw new Error(`Vacancy ${sourceRef} was not written`)
  return value
}
