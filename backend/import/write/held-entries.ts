import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { importHeld } from '@/backend/db/schema/import'
import type { ClassifiedVacancy } from '../classify-vacancy'

/** Most entries, and characters of their texts, that wait to be written. */
const BATCH = 200
const MAX_SIZE = 2_000_000

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

/** Saves entries that a run holds back, some at a time: its memory does not grow with the feed. */
export class HeldEntryWriter {
  private rows: (typeof importHeld.$inferInsert)[] = []
  private size = 0

  constructor(
    private readonly tx: Transaction,
    private readonly source: string,
    private readonly now: Date,
  ) {}

  /** `entry` is what its format read. */
  async add(vacancy: ClassifiedVacancy, reason: string, entry: unknown): Promise<void> {
    const { reference, title, companyName: employer, description } = vacancy
    const seen = { firstSeenAt: this.now, lastSeenAt: this.now }
    this.rows.push({ source: this.source, reference, title, employer, reason, entry, ...seen })
    this.size += description.length
    if (this.rows.length >= BATCH || this.size >= MAX_SIZE) await this.write()
  }

  /**
   * Deletes undecided entries that the run did not hold back again: they were published, or their feed no longer has
   * them. A feed that is a part speaks only for the references it has; null for a whole one.
   */
  async finish(presentReferences: ReadonlySet<string> | null): Promise<void> {
    await this.write()
    const isOld = and(
      eq(importHeld.source, this.source),
      isNull(importHeld.decision),
      lt(importHeld.lastSeenAt, this.now),
    )
    if (presentReferences === null) {
      await this.tx.delete(importHeld).where(isOld)
      return
    }
    const seen = [...presentReferences]
    for (let start = 0; start < seen.length; start += BATCH) {
      const batch = seen.slice(start, start + BATCH)
      await this.tx.delete(importHeld).where(and(isOld, inArray(importHeld.reference, batch)))
    }
  }

  private async write(): Promise<void> {
    const rows = this.rows
    this.rows = []
    this.size = 0
    if (rows.length === 0) return
    await this.tx
      .insert(importHeld)
      .values(rows)
      .onConflictDoUpdate({
        target: [importHeld.source, importHeld.reference],
        set: {
          title: sql`excluded.title`,
          employer: sql`excluded.employer`,
          reason: sql`excluded.reason`,
          entry: sql`excluded.entry`,
          lastSeenAt: this.now,
        },
      })
  }
}
