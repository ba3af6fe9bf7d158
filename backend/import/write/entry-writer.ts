import type { WriteOutcome } from '@/backend/areas/listing/draft-writer'
import type { CacheTag } from '@/lib/shared/cache-tags'
import type { Remark } from '../import-report'
import type { EmployerCheck } from './employer-check'
import type { PageTags } from './page-tags'

export type WriteContext = {
  readonly source: string
  readonly now: Date
  readonly employers: EmployerCheck
  /** Ids of employers that the source wrote apart from its vacancies, by name. */
  readonly writtenEmployers?: ReadonlyMap<string, number>
  /** Nobody is notified of what is new. */
  readonly isSilent?: true
}

export type WrittenEntry = {
  readonly result: WriteOutcome
  readonly tags: PageTags
  readonly alsoStale: readonly CacheTag[]
  readonly remarks: readonly Remark[]
}

export type EntryWriter<Entry> = {
  /** Writes entries and returns outcomes in any order; no two entries may have one reference. */
  write(entries: readonly Entry[]): Promise<WrittenEntry[]>
}

/** Joins outcomes with the remarks on the same entries, both in the order of the entries. */
export function pairWritten(
  outcomes: readonly WriteOutcome[],
  tags: PageTags,
  remarks: readonly (readonly Remark[])[],
): WrittenEntry[] {
  return outcomes.map((result, index) => ({
    result,
    tags,
    alsoStale: [],
    remarks: remarks[index] ?? [],
  }))
}
