import { and, eq, inArray } from 'drizzle-orm'
import type { WriteOutcome } from '@/backend/areas/listing/draft-writer'
import type { VacancyTables } from '@/backend/areas/vacancies/vacancy-tables'
import type { Transaction } from '@/backend/db/connect'
import type { scholarship } from '@/backend/db/schema/scholarship'
import type { CacheTag } from '@/lib/shared/cache-tags'
import type { Remark } from '../import-report'
import type { ImportedVacancy } from '../imported-vacancy'
import type { SameFeedCheck } from './same-feed-check'

export type PageTags = {
  readonly lists: readonly CacheTag[]
  readonly page: (id: number) => CacheTag
}

export type WriteContext = {
  readonly source: string
  readonly now: Date
  readonly sameFeedCheck: SameFeedCheck
  /** Ids of employers that the source wrote apart from its vacancies, by name. */
  readonly employerIdsByName?: ReadonlyMap<string, number>
  /** Nobody is notified of what is new. */
  readonly isSilent?: true
  /** Entries that another source has too are added to its listings (decision 084). */
  readonly joinsOthers?: true
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

export class StalePages {
  private readonly lists = new Set<CacheTag>()
  private readonly pages: CacheTag[] = []

  addEntry({ tags, result, alsoStale }: Pick<WrittenEntry, 'tags' | 'result' | 'alsoStale'>): void {
    const lists = result.outcome === 'unchanged' ? [] : tags.lists
    for (const list of [...lists, ...alsoStale]) this.lists.add(list)
    if (result.outcome === 'updated') this.pages.push(tags.page(result.id))
  }

  addTags(tags: readonly CacheTag[]): void {
    for (const tag of tags) this.lists.add(tag)
  }

  toTags(): readonly CacheTag[] {
    return [...this.lists, ...this.pages]
  }
}

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

/** Returns those of some references that a table has rows of. */
export async function readKnownReferences(
  tx: Transaction,
  table: VacancyTables['vacancy'],
  source: string,
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ reference: table.sourceRef })
    .from(table)
    .where(and(eq(table.source, source), inArray(table.sourceRef, [...references])))
  return new Set(rows.map(({ reference }) => reference))
}
