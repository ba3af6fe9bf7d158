import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { importHeld } from '@/backend/db/schema/import-held'
import type { SortedVacancy } from '../sort-vacancy'

export type HeldEntry = {
  readonly reference: string
  readonly title: string
  readonly employer: string
  readonly reason: string
  /** The entry as its format read it. */
  readonly entry: unknown
}

const BATCH = 200

/** Reads what was decided about entries of a source, by reference. */
export async function readDecisions(
  db: Database | Transaction,
  source: string,
): Promise<ReadonlyMap<string, 'accepted' | 'refused'>> {
  const rows = await db
    .select({ reference: importHeld.reference, decision: importHeld.decision })
    .from(importHeld)
    .where(and(eq(importHeld.source, source), sql`${importHeld.decision} is not null`))
  return new Map(
    rows.flatMap(({ reference, decision }) => (decision === null ? [] : [[reference, decision]])),
  )
}

export function toHeldEntry(vacancy: SortedVacancy, reason: string, entry: unknown): HeldEntry {
  const { reference, title, companyName: employer } = vacancy
  return { reference, title, employer, reason, entry }
}

/**
 * Saves the entries that a run held back. Undecided ones that the run did not hold back again are deleted: they were
 * published, or their feed no longer has them (`isPart`: it says nothing of those it lacks).
 */
export async function saveHeld(
  tx: Transaction,
  source: string,
  held: readonly HeldEntry[],
  { now, isPart, named }: { now: Date; isPart: boolean; named: ReadonlySet<string> },
): Promise<void> {
  for (let start = 0; start < held.length; start += BATCH) {
    const rows = held
      .slice(start, start + BATCH)
      .map((entry) => ({ ...entry, source, firstSeenAt: now, lastSeenAt: now }))
    await tx
      .insert(importHeld)
      .values(rows)
      .onConflictDoUpdate({
        target: [importHeld.source, importHeld.reference],
        set: {
          title: sql`excluded.title`,
          employer: sql`excluded.employer`,
          reason: sql`excluded.reason`,
          entry: sql`excluded.entry`,
          lastSeenAt: now,
        },
      })
  }
  const ofSource = and(
    eq(importHeld.source, source),
    isNull(importHeld.decision),
    lt(importHeld.lastSeenAt, now),
  )
  if (!isPart) {
    await tx.delete(importHeld).where(ofSource)
    return
  }
  const seen = [...named]
  for (let start = 0; start < seen.length; start += BATCH) {
    const batch = seen.slice(start, start + BATCH)
    await tx.delete(importHeld).where(and(ofSource, inArray(importHeld.reference, batch)))
  }
}
