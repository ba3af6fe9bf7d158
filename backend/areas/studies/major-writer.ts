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
import { major } from '@/backend/db/schema/lookups'
import { department, majorProfile, majorUniversity } from '@/backend/db/schema/study'
import { htmlToLine } from '@/backend/platform/text/html-to-text'
import { toCleanLine, toRichText } from '@/backend/platform/text/rich-text'
import { toSearchColumn } from '@/backend/platform/text/search/fold-text'
import { toSearchVector } from '@/backend/platform/text/search/search-vector'

export type MajorDraft = {
  readonly sourceRef: string
  readonly majorId: number
  readonly departmentId: number
  readonly durationYears: number
  readonly degree: string
  readonly description: string
  readonly careers: string
  readonly universityIds: readonly number[]
}

/** Universities that teach a major. */
export const majorUniversityLinks = {
  table: majorUniversity,
  owner: majorUniversity.majorId,
  linked: majorUniversity.universityId,
}

/** General names for majors, so that a search with one of them finds all. */
const CALLED = 'Major ជំនាញ'

/**
 * Writes profiles of majors and returns the majors' ids. Throws when a major does not exist or has a profile
 * of another source.
 */
export async function writeMajors(
  tx: Transaction,
  source: string,
  drafts: readonly MajorDraft[],
): Promise<WriteOutcome[]> {
  return writeDrafts(tx, await createTarget(tx), source, drafts)
}

/** Writes stored profiles again, by the ids of their majors, with what `change` makes of them. */
export async function rewriteMajors(
  tx: Transaction,
  ids: readonly number[],
  change: (draft: MajorDraft) => Promise<MajorDraft>,
): Promise<void> {
  const rows = await tx
    .select()
    .from(majorProfile)
    .where(inArray(majorProfile.majorId, [...ids]))
    .for('update')
  const links = await readLinkedIds(tx, majorUniversityLinks, ids)
  await rewriteRows(
    tx,
    rows.map((row) => ({ ...row, id: row.majorId })),
    {
      toDraft: ({
        id,
        source,
        sourceHash,
        views,
        search,
        words,
        createdAt,
        updatedAt,
        ...same
      }) => ({
        ...same,
        universityIds: links.get(id) ?? [],
      }),
      change,
      toTarget: () => createTarget(tx),
    },
  )
}

async function createTarget(
  tx: Transaction,
): Promise<DraftTarget<MajorDraft, typeof majorProfile>> {
  const names = await readMajorNames(tx)
  return {
    area: 'major_profile',
    table: majorProfile,
    id: majorProfile.majorId,
    words: majorProfile.words,
    toRow: (draft) => toRow(draft, names),
    links: { ...majorUniversityLinks, idsOf: (draft) => draft.universityIds },
  }
}

async function readMajorNames(tx: Database | Transaction): Promise<MajorNames> {
  return {
    majors: toLookupNames(await tx.select().from(major)),
    departments: toLookupNames(await tx.select().from(department)),
  }
}

function toRow(draft: MajorDraft, names: MajorNames) {
  const { universityIds: _, ...same } = draft
  return {
    ...same,
    degree: toCleanLine(draft.degree),
    description: toRichText(draft.description),
    careers: toRichText(draft.careers),
    words: toMajorWords(draft, names),
    search: toSearchColumn(lookupNameOf(names.majors, draft.majorId), [
      lookupNameOf(names.departments, draft.departmentId),
    ]),
  }
}

type MajorNames = { readonly majors: LookupNames; readonly departments: LookupNames }

type Stated = {
  readonly majorId: number
  readonly departmentId: number
  readonly degree: string
  readonly description: string
  readonly careers: string
}

function toMajorWords(stated: Stated, { majors, departments }: MajorNames): string {
  return toSearchVector({
    title: lookupNameOf(majors, stated.majorId),
    names: [CALLED, 'in Cambodia', lookupNameOf(departments, stated.departmentId), stated.degree],
    body: [stated.description, stated.careers].map(htmlToLine),
  })
}

export function fillMajorSearchWords(db: Database): Promise<void> {
  return fillSearchWords(db, {
    table: majorProfile,
    id: majorProfile.majorId,
    words: majorProfile.words,
    read: (limit) => db.select().from(majorProfile).where(eq(majorProfile.words, '')).limit(limit),
    idOf: ({ majorId }) => majorId,
    toWords: async (rows) => {
      const names = await readMajorNames(db)
      return rows.map((row) => toMajorWords(row, names))
    },
  })
}
