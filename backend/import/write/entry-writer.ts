import type { WriteOutcome } from '@/backend/areas/listing/draft-writer'
import type { CacheTag } from '@/lib/shared/cache-tags'
import type { Remark } from '../import-report'
import type { PageTags } from '../stale-pages'

/** The name entries are kept under, and when they are imported. */
export type WriteContext = { readonly source: string; readonly now: Date }

/** What became of an entry, on which pages it is, and what there is to say of it. */
export type WrittenEntry = {
  readonly result: WriteOutcome
  readonly tags: PageTags
  /** Tags of what else was written with it and is different now, as its employer. */
  readonly alsoStale: readonly CacheTag[]
  readonly remarks: readonly Remark[]
}

/** Writes entries of one kind within an import's transaction and notes new ones as published. */
export type EntryWriter<Entry> = {
  /** What became of the entries, in any order; no two of them may have one reference. */
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
