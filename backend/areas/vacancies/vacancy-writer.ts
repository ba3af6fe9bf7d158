import { sql } from 'drizzle-orm'
import { type WriteOutcome, writeDrafts } from '@/backend/areas/listing/draft-writer'
import { replaceLinks } from '@/backend/areas/listing/link-tables'
import type { Transaction } from '@/backend/db/connect'
import { excludedExcept } from '@/backend/db/excluded'
import type { VacancyDraft } from './vacancy-draft'
import { readVacancyNames } from './vacancy-names'
import { toVacancyRow } from './vacancy-row'
import type { VacancyTables } from './vacancy-tables'

/** Columns that stay when a source states a vacancy again. */
const KEPT = [
  'id',
  'source',
  'sourceRef',
  'views',
  'removedAt',
  'removedBecause',
  'createdAt',
  'updatedAt',
] as const

/**
 * Writes vacancies, sanitises texts and computes `search` and pay band. Throws when a draft names something
 * that does not exist.
 */
export async function writeVacancies(
  tx: Transaction,
  { vacancy, majors, called }: VacancyTables,
  source: string,
  drafts: readonly VacancyDraft[],
): Promise<WriteOutcome[]> {
  const names = await readVacancyNames(
    tx,
    drafts.map((draft) => draft.companyId),
  )
  const target = {
    table: vacancy,
    id: vacancy.id,
    words: vacancy.words,
    upsert: (changed: readonly { draft: VacancyDraft; sourceHash: string }[]) =>
      tx
        .insert(vacancy)
        .values(
          changed.map(({ draft, sourceHash }) =>
            toVacancyRow(source, draft, sourceHash, names, called),
          ),
        )
        .onConflictDoUpdate({
          target: [vacancy.source, vacancy.sourceRef],
          set: { ...excludedExcept(vacancy, KEPT), updatedAt: sql`now()` },
        })
        .returning({ id: vacancy.id, sourceRef: vacancy.sourceRef }),
    link: (written: readonly { draft: VacancyDraft; id: number }[]) =>
      replaceLinks(
        tx,
        majors,
        written.map(({ draft, id }) => ({ id, linkedIds: draft.majorIds })),
      ),
  }
  return writeDrafts(tx, target, source, drafts)
}
