import { and, eq, inArray } from 'drizzle-orm'
import type { VacancyTables } from '@/backend/areas/vacancies/vacancy-tables'
import type { Transaction } from '@/backend/db/connect'
import { scholarship } from '@/backend/db/schema/scholarship'
import { BrokenFeedError } from '../broken-feed-error'

type Stated<Employer> = { readonly reference: string; readonly employer: Employer }

/** Tells feeds apart: two employers' may use the same references for different things. */
export class SameFeedCheck {
  private known = 0
  private others = 0

  /** Call before the entries are written. */
  async compareVacancies(
    tx: Transaction,
    table: VacancyTables['vacancy'],
    source: string,
    stated: readonly Stated<number>[],
  ): Promise<void> {
    const rows = await tx
      .select({ reference: table.sourceRef, employer: table.companyId })
      .from(table)
      .where(and(eq(table.source, source), inArray(table.sourceRef, toReferences(stated))))
    this.compare(stated, rows)
  }

  /** Call before the entries are written. */
  async compareScholarships(
    tx: Transaction,
    source: string,
    stated: readonly Stated<string>[],
  ): Promise<void> {
    const table = scholarship
    const rows = await tx
      .select({ reference: table.sourceRef, employer: table.provider })
      .from(table)
      .where(and(eq(table.source, source), inArray(table.sourceRef, toReferences(stated))))
    this.compare(stated, rows)
  }

  /** Throws `BrokenFeedError` when most known entries belong to another employer. */
  requireSameFeed(source: string): void {
    if (this.others * 2 <= this.known) return
    throw new BrokenFeedError(
      `${this.others} of its references are those of other employers' entries of the source "${source}"`,
      `Give each feed a source of its own with --source <name>; if it is the same feed and its employers have new names, add --allow-renamed`,
    )
  }

  private compare<Employer>(
    stated: readonly Stated<Employer>[],
    rows: readonly Stated<Employer>[],
  ): void {
    const before = new Map(rows.map(({ reference, employer }) => [reference, employer]))
    for (const { reference, employer } of stated) {
      const known = before.get(reference)
      if (known === undefined) continue
      this.known += 1
      if (known !== employer) this.others += 1
    }
  }
}

function toReferences(stated: readonly Stated<unknown>[]): string[] {
  return stated.map(({ reference }) => reference)
}
