import { and, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { VacancyTables } from '@/backend/areas/vacancies/vacancy-tables'
import type { Transaction } from '@/backend/db/connect'
import { importSeen } from '@/backend/db/schema/import-run'
import type { scholarship } from '@/backend/db/schema/scholarship'

/** Days from posting after which a listing without a closing date is doubtful, and after which it is closed. */
export const AGING_DAYS = { doubtful: 60, closed: 90 }

/** Days for which an import that found the entry keeps it open. */
const SEEN_DAYS = 30

const DAY_MS = 86_400_000
const BATCH = 1_000

type Table = VacancyTables['vacancy'] | typeof scholarship

/** Condition: posted so many days ago, without a closing date. */
export function isAging(table: Table, days: number, now: Date): SQL | undefined {
  return and(isNull(table.closingDate), lt(table.postedAt, new Date(now.getTime() - days * DAY_MS)))
}

/** Notes that a run found entries, so that they stay open. */
export async function saveSeen(
  tx: Transaction,
  source: string,
  references: readonly string[],
  now: Date,
): Promise<void> {
  for (let start = 0; start < references.length; start += BATCH) {
    const rows = references
      .slice(start, start + BATCH)
      .map((reference) => ({ source, reference, seenAt: now }))
    await tx
      .insert(importSeen)
      .values(rows)
      .onConflictDoUpdate({
        target: [importSeen.source, importSeen.reference],
        set: { seenAt: now },
      })
  }
}

/** Condition: no import of the last thirty days found it. */
export function isUnseen(table: Table, now: Date): SQL {
  const since = new Date(now.getTime() - SEEN_DAYS * DAY_MS).toISOString()
  return sql`not exists (select from ${importSeen} where ${importSeen.source} = ${table.source}
    and ${importSeen.reference} = ${table.sourceRef} and ${importSeen.seenAt} >= ${since})`
}
