import type { WriteOutcome } from '@/backend/areas/listing/draft-writer'
import { toDay } from '@/lib/shared/calendar/day'
import { isTooFarAhead } from './clean/parse-feed-date'
import { FieldCounter, type FieldQuality } from './field-quality'
import type { Completeness } from './read/completeness'

export type SkippedEntry = {
  /** Held back entries are saved and wait for a decision; refused ones cannot be read, or are not to be published. */
  readonly outcome: 'held' | 'refused'
  readonly reference: string | null
  readonly line: number
  readonly reason: string
}

export type ImportReport = {
  readonly source: string
  readonly format: string
  readonly file: string
  readonly dryRun: boolean
  readonly taken: number
  readonly updated: number
  readonly unchanged: number
  /** How much of its source the feed holds; null when nothing of it could be imported. */
  readonly completeness: Completeness | null
  /** Entries open before and missing now. */
  readonly closed: number
  readonly skippedTotal: number
  /** Those of the skipped entries that are held back. */
  readonly held: number
  /** The first thousand skipped entries. */
  readonly skipped: readonly SkippedEntry[]
  readonly notes: readonly string[]
  /** What was read of each field of the vacancies. */
  readonly fields: readonly FieldQuality[]
}

const MAX_LISTED = 1000

const REMARKS = {
  closed: 'past their closing date: imported as closed',
  future: 'with a posting date in the future: posted now instead',
  noAddress: 'without a web address for applications',
  otherPay:
    'with pay in another currency, by the hour, day or week, or not a number: shown as stated',
  placeholderPay: 'with pay that only fills a field (such as 0 or $1 - $99999): not stated',
  farDate: 'with a closing date more than two years away: shown without one',
  unreadDate: 'with an invalid date of posting or change: left out',
  boardName: 'whose employer name is the address of its board: set the name with --employer <name>',
  contacts: 'with a telephone number or e-mail address that is not for applications: left out',
  joined: 'that another source has too: shown in its listing, with both links',
  unknownTerm: 'with a field, level, qualification, gender or major not on our lists: left empty',
  unknownName: 'with a university, department, qualification or major not on our lists: left empty',
} as const

export type Remark = keyof typeof REMARKS

/** Counts while an import runs; its memory does not grow with the feed. */
export class ImportCounter {
  private readonly outcomes = { taken: 0, updated: 0, unchanged: 0 }
  private readonly remarks = new Map<Remark, number>()
  private readonly skipped: SkippedEntry[] = []
  private skippedTotal = 0
  private held = 0
  private closed = 0
  completeness: Completeness | null = null
  readonly fields = new FieldCounter()

  skip(entry: SkippedEntry): void {
    this.skippedTotal += 1
    if (entry.outcome === 'held') this.held += 1
    if (this.skipped.length < MAX_LISTED) this.skipped.push(entry)
  }

  count(outcome: WriteOutcome['outcome']): void {
    this.outcomes[outcome] += 1
  }

  close(count: number): void {
    this.closed += count
  }

  /** Checks whether no entry of the feed could be read. */
  hasNothing(): boolean {
    const { taken, updated, unchanged } = this.outcomes
    return taken + updated + unchanged + this.held === 0
  }

  remark(remark: Remark): void {
    this.remarks.set(remark, (this.remarks.get(remark) ?? 0) + 1)
  }

  toReport(of: Pick<ImportReport, 'source' | 'format' | 'file' | 'dryRun'>): ImportReport {
    const notes = [...this.remarks].map(([remark, count]) => `${count} ${REMARKS[remark]}`)
    if (this.skippedTotal > this.skipped.length) {
      notes.push(`only the first ${MAX_LISTED} skipped entries are listed`)
    }
    const fields = this.fields.toList()
    const { closed, completeness, skipped, skippedTotal, held } = this
    const counts = { ...this.outcomes, closed, skippedTotal, held }
    return { ...of, ...counts, completeness, skipped, notes, fields }
  }
}

/** What became of a run's entries: some are published, none since all wait for a decision, or none at all. */
export function toRunOutcome(report: ImportReport): 'published' | 'held' | 'refused' {
  const { taken, updated, unchanged, closed, skippedTotal, held } = report
  if (skippedTotal === 0 || taken + updated + unchanged + closed > 0) return 'published'
  return held > 0 ? 'held' : 'refused'
}

type Dated = {
  readonly closingDate: Date | null
  readonly postedAt?: Date | null
  readonly url: string | null
  readonly applyEmail?: string | null
  readonly isNamedByBoard?: boolean
  readonly hasOtherPay?: boolean
  readonly hasPlaceholderPay?: boolean
  readonly hasUnreadDate?: boolean
  readonly hadContacts?: boolean
}

export function listRemarks(
  { closingDate, postedAt = null, url, applyEmail = null, ...entry }: Dated,
  now: Date,
): Remark[] {
  const remarks: Remark[] = []
  if (closingDate !== null && toDay(closingDate) < toDay(now)) remarks.push('closed')
  if (closingDate !== null && isTooFarAhead(closingDate, now)) remarks.push('farDate')
  if (postedAt !== null && postedAt > now) remarks.push('future')
  if (url === null && applyEmail === null) remarks.push('noAddress')
  if (entry.isNamedByBoard) remarks.push('boardName')
  if (entry.hasOtherPay) remarks.push('otherPay')
  if (entry.hasPlaceholderPay) remarks.push('placeholderPay')
  if (entry.hadContacts) remarks.push('contacts')
  if (entry.hasUnreadDate) remarks.push('unreadDate')
  return remarks
}
