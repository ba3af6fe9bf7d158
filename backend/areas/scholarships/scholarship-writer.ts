import { eq, inArray } from 'drizzle-orm'
import {
  type DraftTarget,
  rewriteRows,
  type WriteOutcome,
  writeDrafts,
} from '@/backend/areas/listing/draft-writer'
import {
  fillSearchWords,
  type LookupNames,
  lookupNameOf,
  toLookupNames,
} from '@/backend/areas/listing/fill-search-words'
import { readLinkedIds } from '@/backend/areas/listing/link-tables'
import type { Database, Transaction } from '@/backend/db/connect'
import { location, major, qualification } from '@/backend/db/schema/lookups'
import { scholarship } from '@/backend/db/schema/scholarship'
import { department, university } from '@/backend/db/schema/study'
import { htmlToLine } from '@/backend/platform/text/html-to-text'
import { toCleanLine, toRichText } from '@/backend/platform/text/rich-text'
import { toSearchColumn } from '@/backend/platform/text/search/fold-text'
import { toClosingToken } from '@/backend/platform/text/search/numbers/range-tokens'
import { toSearchVector } from '@/backend/platform/text/search/search-vector'
import { parseHttpUrl } from '@/backend/platform/text/url-and-email'
import type { ScholarshipDraft } from './scholarship-draft'
import { scholarshipMajorLinks } from './scholarship-filters'

/**
 * Writes scholarships, sanitises texts and computes search words. Throws when a draft names something that
 * does not exist.
 */
export async function writeScholarships(
  tx: Transaction,
  source: string,
  drafts: readonly ScholarshipDraft[],
): Promise<WriteOutcome[]> {
  return writeDrafts(tx, await createTarget(tx), source, drafts)
}

/** Writes stored scholarships again, as `rewriteVacancies` does vacancies. */
export async function rewriteScholarships(
  tx: Transaction,
  ids: readonly number[],
  change: (draft: ScholarshipDraft, id: number) => Promise<ScholarshipDraft>,
): Promise<void> {
  const rows = await tx
    .select()
    .from(scholarship)
    .where(inArray(scholarship.id, [...ids]))
    .orderBy(scholarship.id)
    .for('update')
  const links = await readLinkedIds(tx, scholarshipMajorLinks, ids)
  await rewriteRows(tx, rows, {
    toDraft: (row) => toDraft(row, links.get(row.id) ?? []),
    change,
    toTarget: () => createTarget(tx),
  })
}

async function createTarget(
  tx: Transaction,
): Promise<DraftTarget<ScholarshipDraft, typeof scholarship>> {
  const names = await readScholarshipNames(tx)
  return {
    area: 'scholarship',
    table: scholarship,
    id: scholarship.id,
    words: scholarship.words,
    toRow: (draft) => toRow(draft, names),
    links: { ...scholarshipMajorLinks, idsOf: (draft) => draft.majorIds },
  }
}

function toDraft(
  {
    id,
    source,
    sourceHash,
    views,
    search,
    words,
    removedAt,
    removedBecause,
    createdAt,
    updatedAt,
    ...stated
  }: typeof scholarship.$inferSelect,
  majorIds: readonly number[],
): ScholarshipDraft {
  return { ...stated, majorIds }
}

async function readScholarshipNames(tx: Database | Transaction): Promise<ScholarshipNames> {
  const universities = await tx.select().from(university)
  const locations = toLookupNames(await tx.select().from(location))
  return {
    universities: toLookupNames(universities),
    places: new Map(
      universities.map(({ id, locationId }) => [id, lookupNameOf(locations, locationId)]),
    ),
    departments: toLookupNames(await tx.select().from(department)),
    majors: toLookupNames(await tx.select().from(major)),
    qualifications: toLookupNames(await tx.select().from(qualification)),
  }
}

function toRow(draft: ScholarshipDraft, names: ScholarshipNames) {
  const { majorIds, ...same } = draft
  const title = toCleanLine(draft.title)
  const provider = toCleanLine(draft.provider)
  const country = toCleanLine(draft.country)
  return {
    ...same,
    title,
    provider,
    country,
    description: toRichText(draft.description),
    funding: toRichText(draft.funding),
    eligibility: toRichText(draft.eligibility),
    howToApply: toRichText(draft.howToApply),
    applyUrl: parseHttpUrl(draft.applyUrl),
    words: toScholarshipWords({ ...draft, title, provider, country }, names),
    search: toSearchColumn(title, [
      provider,
      lookupNameOf(names.universities, draft.universityId),
      lookupNameOf(names.departments, draft.departmentId),
      country,
      ...[...new Set(majorIds)].map((id) => lookupNameOf(names.majors, id)),
    ]),
  }
}

export function fillScholarshipSearchWords(db: Database): Promise<void> {
  return fillSearchWords(db, {
    table: scholarship,
    id: scholarship.id,
    words: scholarship.words,
    read: (limit) => db.select().from(scholarship).where(eq(scholarship.words, '')).limit(limit),
    idOf: ({ id }) => id,
    toWords: async (rows) => {
      const names = await readScholarshipNames(db)
      const links = await readLinkedIds(
        db,
        scholarshipMajorLinks,
        rows.map(({ id }) => id),
      )
      return rows.map((row) =>
        toScholarshipWords({ ...row, majorIds: links.get(row.id) ?? [] }, names),
      )
    },
  })
}

type ScholarshipNames = {
  readonly universities: LookupNames
  readonly places: LookupNames
  readonly departments: LookupNames
  readonly majors: LookupNames
  readonly qualifications: LookupNames
}

/** General names for scholarships, so that a search with one of them finds all. */
const CALLED = 'Scholarship អាហារូបករណ៍'

const HOME = 'Cambodia'

const FUNDING = { full: 'Fully funded', partial: 'Partly funded' } as const

type Stated = Pick<
  ScholarshipDraft,
  | 'title'
  | 'provider'
  | 'country'
  | 'universityId'
  | 'departmentId'
  | 'qualificationId'
  | 'type'
  | 'description'
  | 'funding'
  | 'eligibility'
  | 'majorIds'
  | 'closingDate'
>

/** Builds the search words of everything a scholarship says and is filtered by, without how to apply. */
function toScholarshipWords(stated: Stated, names: ScholarshipNames): string {
  const { title, provider, country, description, funding, eligibility } = stated
  return toSearchVector({
    title,
    names: [
      CALLED,
      country,
      country === HOME ? 'in Cambodia' : 'Abroad',
      FUNDING[stated.type],
      lookupNameOf(names.places, stated.universityId),
      lookupNameOf(names.departments, stated.departmentId),
      lookupNameOf(names.qualifications, stated.qualificationId),
    ],
    secondary: [
      provider,
      lookupNameOf(names.universities, stated.universityId),
      ...[...new Set(stated.majorIds)].map((id) => lookupNameOf(names.majors, id)),
    ],
    body: [description, funding, eligibility].map(htmlToLine),
    tokens: stated.closingDate === null ? [] : [toClosingToken(stated.closingDate)],
  })
}
