import { sql } from 'drizzle-orm'
import { type WriteOutcome, writeDrafts } from '@/backend/areas/listing/draft-writer'
import { replaceLinks } from '@/backend/areas/listing/link-tables'
import { nameOf } from '@/backend/areas/listing/search-names'
import type { Transaction } from '@/backend/db/connect'
import { excludedExcept } from '@/backend/db/excluded'
import { parseMailAddress, toPublicAddress } from '@/backend/platform/text/public-address'
import { toRichText, toStoredLine } from '@/backend/platform/text/rich-text'
import { toSearchColumn } from '@/backend/platform/text/search/fold-text'
import { findPayBand } from './pay-band'
import type { VacancyDraft } from './vacancy-draft'
import { readVacancyNames, type VacancyNames } from './vacancy-names'
import type { VacancyTables } from './vacancy-tables'
import { toVacancyWords } from './vacancy-words'

/** Columns that stay when a source states a vacancy again. */
const KEPT = [
  'id',
  'source',
  'sourceRef',
  'views',
  'removedAt',
  'removedBecause',
  'createdAt',
  'updatedAt',
] as const

/**
 * Writes vacancies, sanitises texts and computes `search` and pay band. Throws when a draft names something
 * that does not exist.
 */
export async function writeVacancies(
  tx: Transaction,
  { vacancy, majors, called }: VacancyTables,
  source: string,
  drafts: readonly VacancyDraft[],
): Promise<WriteOutcome[]> {
  const names = await readVacancyNames(
    tx,
    drafts.map((draft) => draft.companyId),
  )
  const target = {
    table: vacancy,
    id: vacancy.id,
    words: vacancy.words,
    upsert: (changed: readonly { draft: VacancyDraft; sourceHash: string }[]) =>
      tx
        .insert(vacancy)
        .values(
          changed.map(({ draft, sourceHash }) =>
            toVacancyRow(source, draft, sourceHash, names, called),
          ),
        )
        .onConflictDoUpdate({
          target: [vacancy.source, vacancy.sourceRef],
          set: { ...excludedExcept(vacancy, KEPT), updatedAt: sql`now()` },
        })
        .returning({ id: vacancy.id, sourceRef: vacancy.sourceRef }),
    link: (written: readonly { draft: VacancyDraft; id: number }[]) =>
      replaceLinks(
        tx,
        majors,
        written.map(({ draft, id }) => ({ id, linkedIds: draft.majorIds })),
      ),
  }
  return writeDrafts(tx, target, source, drafts)
}

/** Builds the row of a draft: sanitised texts, search words (architecture §8) and the pay band. */
function toVacancyRow(
  source: string,
  draft: VacancyDraft,
  sourceHash: string,
  names: VacancyNames,
  called: string,
) {
  const { otherLocationIds = [], ...stated } = draft
  const majorIds = [...new Set(draft.majorIds)].sort((a, b) => a - b)
  const locationIds = [
    ...new Set(draft.locationId === null ? [] : [draft.locationId, ...otherLocationIds]),
  ]
  const title = toStoredLine(draft.title)
  const place = toStoredLine(draft.place)
  return {
    ...stated,
    locationIds,
    majorIds,
    source,
    sourceHash,
    title,
    place,
    description: toRichText(draft.description),
    requirements: toRichText(draft.requirements),
    benefits: toRichText(draft.benefits),
    howToApply: toRichText(draft.howToApply),
    applyUrl: toPublicAddress(draft.applyUrl),
    applyEmail: parseMailAddress(draft.applyEmail),
    salaryId: findPayBand(draft, names.bands),
    words: toVacancyWords({ ...draft, locationIds, title, place }, names, called),
    search: toSearchColumn(title, [
      names.companies.get(draft.companyId) ?? '',
      place,
      ...locationIds.map((id) => nameOf(names.locations, id)),
      nameOf(names.categories, draft.categoryId),
      ...[...new Set(draft.majorIds)].map((id) => nameOf(names.majors, id)),
    ]),
  }
}
