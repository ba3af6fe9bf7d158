import { and, eq, inArray } from 'drizzle-orm'
import type { VacancyTables } from '@/backend/areas/vacancies/vacancy-tables'
import type { Transaction } from '@/backend/db/connect'
import type { scholarship } from '@/backend/db/schema/scholarship'
import type { ImportedVacancy } from '../imported-vacancy'

/**
 * When a vacancy counts as posted: the date the source states unless that is in the future, else
 * the one we gave it the first time, so that importing again changes nothing, else its date of
 * change, never later than now.
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

/** When listings of a source that are here already were posted, by reference. */
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
