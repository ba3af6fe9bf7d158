import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { isOpen } from '@/backend/areas/listing/closing'
import type { WriteOutcome } from '@/backend/areas/listing/draft-writer'
import { hashDraft } from '@/backend/areas/listing/draft-writer'
import { listProvinceIds, toStandaloneDraft } from '@/backend/areas/vacancies/listing-entries'
import type { VacancyDraft } from '@/backend/areas/vacancies/vacancy-draft'
import { HOME_COUNTRY } from '@/backend/areas/vacancies/vacancy-search-words'
import type { VacancyTables } from '@/backend/areas/vacancies/vacancy-tables'
import type { Transaction } from '@/backend/db/connect'
import { correction } from '@/backend/db/schema/desk'
import { listingEntry } from '@/backend/db/schema/listing-entry'
import { foldText } from '@/backend/platform/text/search/fold-text'
import { toDay } from '@/lib/shared/calendar/day'
import type { ClassifiedVacancy } from '../classify-vacancy'
import { toEmployerKey } from '../clean/employer-key'
import type { CompanyRegister } from './company-register'
import { readKnownReferences, toPostingMoment } from './entry-writer'
import { mergeEntry, rewriteMergedListings } from './merged-listings'
import { type ComparableEntry, isSameJob } from './same-job'

type Stored = typeof listingEntry.$inferSelect

/** A vacancy, and what its source states except its employer and when it was posted. */
export type ReadVacancy = {
  readonly vacancy: ClassifiedVacancy
  readonly stated: Omit<VacancyDraft, 'companyId' | 'postedAt'>
}

type Candidate = {
  readonly vacancy: ClassifiedVacancy
  readonly draft: VacancyDraft
  readonly before: Stored | null
}

type Listing = ComparableEntry & { readonly id: number; readonly company: number }

/** Finds entries that another source has as well, and adds them to its listings (decision 084). */
export class DuplicateMerger {
  /** Ids of employers by their names without legal forms. */
  private employers: ReadonlyMap<string, ReadonlySet<number>> | null = null

  constructor(
    private readonly tx: Transaction,
    private readonly source: string,
    private readonly now: Date,
    private readonly companies: CompanyRegister,
  ) {}

  /** Writes the entries that belong to listings of other sources. Returns their outcomes by reference. */
  async write(
    tables: VacancyTables,
    entries: readonly ReadVacancy[],
  ): Promise<ReadonlyMap<string, WriteOutcome>> {
    const outcomes = new Map<string, WriteOutcome>()
    const references = entries.map(({ vacancy }) => vacancy.reference)
    const stored = await this.readStored(references)
    const known = await readKnownReferences(this.tx, tables.vacancy, this.source, references)
    const candidates: Candidate[] = []
    const changed = new Set<number>()
    for (const { vacancy, stated } of entries) {
      const { reference } = vacancy
      const before = stored.get(reference) ?? null
      if (before === null ? known.has(reference) : before.isOwn) continue
      const first = before === null ? undefined : toStandaloneDraft(before).postedAt
      const postedAt = toPostingMoment(vacancy, first, this.now)
      const draft = { ...stated, companyId: 0, postedAt }
      const hash = hashDraft(draft)
      if (before !== null && before.area === tables.area && isStillSame(before, vacancy, draft)) {
        const id = before.itemId
        outcomes.set(reference, { id, outcome: before.hash === hash ? 'unchanged' : 'updated' })
        if (before.hash === hash) continue
        await this.tx
          .update(listingEntry)
          .set({ draft, hash, closedOn: null })
          .where(this.isOne(reference))
        changed.add(id)
      } else candidates.push({ vacancy, draft, before })
    }
    const seen = [...outcomes.keys()]
    if (seen.length > 0) {
      await this.tx
        .update(listingEntry)
        .set({ seenAt: this.now })
        .where(and(eq(listingEntry.source, this.source), inArray(listingEntry.reference, seen)))
    }
    for (const { before, vacancy } of candidates) {
      if (before === null) continue
      await this.tx.delete(listingEntry).where(this.isOne(vacancy.reference))
      changed.add(before.itemId)
    }
    for (const [reference, id] of await this.join(tables, candidates)) {
      outcomes.set(reference, { id, outcome: 'taken' })
      changed.add(id)
    }
    await rewriteMergedListings(this.tx, tables, [...changed])
    return outcomes
  }

  /** Adds candidates to the one listing that is the same job; one that fits several or none stays a listing of its own. */
  private async join(
    tables: VacancyTables,
    candidates: readonly Candidate[],
  ): Promise<ReadonlyMap<string, number>> {
    const joined = new Map<string, number>()
    if (candidates.length === 0) return joined
    // Two imports at once would not see each other's listings.
    await this.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('import:same', 0))`)
    this.employers ??= await this.readEmployers()
    const listings = await this.findListings(tables, candidates)
    for (const { vacancy, draft } of candidates) {
      const employers = this.employers.get(toEmployerKey(vacancy.companyName))
      const compared = compare(draft)
      const same = listings.filter(
        (listing) => employers?.has(listing.company) && isSameJob(compared, listing),
      )
      const [only] = same
      if (only === undefined || same.length > 1 || [...joined.values()].includes(only.id)) continue
      await mergeEntry(this.tx, tables, only.id, {
        source: this.source,
        employer: vacancy.companyName,
        draft,
        now: this.now,
      })
      joined.set(vacancy.reference, only.id)
    }
    return joined
  }

  private async findListings(
    { area, vacancy: table }: VacancyTables,
    candidates: readonly Candidate[],
  ): Promise<readonly Listing[]> {
    const ids = new Set(
      candidates.flatMap(({ vacancy }) => [
        ...(this.employers?.get(toEmployerKey(vacancy.companyName)) ?? []),
      ]),
    )
    if (ids.size === 0) return []
    const titles = candidates.map(({ draft }) => ` ${foldText(draft.title)} `)
    // An operator may have corrected the title.
    const statedTitle = sql<string | null>`(select ${correction.stated} #>> '{}' from ${correction}
      where ${correction.area} = ${area} and ${correction.itemId} = ${table.id} and ${correction.field} = 'title')`
    const hasOne = sql`exists (select from ${listingEntry} where ${listingEntry.area} = ${area}
      and ${listingEntry.itemId} = ${table.id} and ${listingEntry.source} = ${this.source})`
    const rows = await this.tx
      .select({
        id: table.id,
        title: table.title,
        statedTitle,
        company: table.companyId,
        requisition: table.requisition,
        locationId: table.locationId,
        locationIds: table.locationIds,
        country: table.country,
        place: table.place,
        description: table.description,
        requirements: table.requirements,
        benefits: table.benefits,
      })
      .from(table)
      .where(
        and(
          inArray(table.companyId, [...ids]),
          ne(table.source, this.source),
          isOpen(table, toDay(this.now)),
          or(
            inArray(sql`split_part(${table.search}, E'\n', 1)`, titles),
            sql`${statedTitle} is not null`,
          ),
          sql`not ${hasOne}`,
        ),
      )
      .orderBy(table.id)
    return rows.map(({ id, company: employer, statedTitle: stated, locationIds, ...row }) => ({
      ...compare({ ...row, title: stated ?? row.title, otherLocationIds: locationIds.slice(1) }),
      id,
      company: employer,
    }))
  }

  private async readEmployers(): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
    const employers = new Map<string, Set<number>>()
    for (const { key, id } of await this.companies.list()) {
      employers.set(key, (employers.get(key) ?? new Set()).add(id))
    }
    return employers
  }

  private async readStored(references: readonly string[]): Promise<ReadonlyMap<string, Stored>> {
    const rows = await this.tx
      .select()
      .from(listingEntry)
      .where(
        and(eq(listingEntry.source, this.source), inArray(listingEntry.reference, [...references])),
      )
    return new Map(rows.map((row) => [row.reference, row]))
  }

  private isOne(reference: string) {
    return and(eq(listingEntry.source, this.source), eq(listingEntry.reference, reference))
  }
}

function compare(
  draft: Pick<
    VacancyDraft,
    | 'title'
    | 'locationId'
    | 'otherLocationIds'
    | 'country'
    | 'place'
    | 'description'
    | 'requirements'
    | 'benefits'
  > & { readonly requisition?: string | null },
): ComparableEntry {
  const provinces = listProvinceIds(draft)
  const isAbroad =
    provinces.length === 0 && draft.country !== null && draft.country !== HOME_COUNTRY
  return {
    title: foldText(draft.title),
    requisition: draft.requisition ?? null,
    provinces,
    abroad: isAbroad ? draft.place : null,
    text: `${draft.description}\n${draft.requirements}\n${draft.benefits}`,
  }
}

/** An entry stays with its listing while its source names the same post, employer and number. */
function isStillSame(
  before: Stored,
  { companyName }: ClassifiedVacancy,
  draft: VacancyDraft,
): boolean {
  const { title, requisition = null } = toStandaloneDraft(before)
  return (
    foldText(title) === foldText(draft.title) &&
    requisition === (draft.requisition ?? null) &&
    toEmployerKey(before.employer) === toEmployerKey(companyName)
  )
}
