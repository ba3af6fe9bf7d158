import { and, eq, inArray } from 'drizzle-orm'
import type { VacancyTables } from '@/backend/areas/vacancies/vacancy-tables'
import type { Transaction } from '@/backend/db/connect'
import type { scholarship } from '@/backend/db/schema/scholarship'
import type { ImportedVacancy } from '../imported-vacancy'

/**
 * Computes the posting moment: the stated date unless in the future, otherwise the one first given, so that
 * importing again changes nothing.
 */
export function toPostingMoment(
  vacancy: Pick<ImportedVacancy, 'postedAt' | 'updatedAt'>,
  known: Date | undefined,
  now: Date,
): Date {
  if (vacancy.postedAt !== null && vacancy.postedAt <= now) return vacancy.postedAt
  if (known !== undefined) return known
  const changed = vacancy.postedAt === null ? vacancy.updatedAt : null
  return changed !== null && changed < now ? changed : now
}

export async function readPostingMoments(
  tx: Transaction,
  table: VacancyTables['vacancy'] | typeof scholarship,
  source: string,
  references: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (references.length === 0) return new Map()
  const rows = await tx
    .select({ reference: table.sourceRef, postedAt: table.postedAt })
    .from(table)
    .where(and(eq(table.source, source), inArray(table.sourceRef, [...references])))
  return new Map(rows.map(({ reference, postedAt }) => [reference, postedAt]))
}
