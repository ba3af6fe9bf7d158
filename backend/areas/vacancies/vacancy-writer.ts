import { inArray } from 'drizzle-orm'
import {
  type DraftTarget,
  rewriteRows,
  type WriteOutcome,
  writeDrafts,
} from '@/backend/areas/listing/draft-writer'
import { lookupNameOf } from '@/backend/areas/listing/fill-search-words'
import type { Transaction } from '@/backend/db/connect'
import type { VacancyTable } from '@/backend/db/schema/vacancy'
import { toCleanLine, toRichText } from '@/backend/platform/text/rich-text'
import { toSearchColumn } from '@/backend/platform/text/search/fold-text'
import { parseEmailAddress, parseHttpUrl } from '@/backend/platform/text/url-and-email'
import { updateAndMergeEntries } from './listing-entries'
import { findPayBand } from './pay-band'
import type { VacancyDraft } from './vacancy-draft'
import {
  HOME_COUNTRY,
  readVacancyNames,
  toVacancySearchVector,
  type VacancyNames,
} from './vacancy-search-words'
import type { VacancyTables } from './vacancy-tables'

/**
 * Writes vacancies, sanitises texts and computes `search` and pay band. Throws when a draft names something
 * that does not exist.
 */
export async function writeVacancies(
  tx: Transaction,
  tables: VacancyTables,
  source: string,
  drafts: readonly VacancyDraft[],
): Promise<WriteOutcome[]> {
  return writeDrafts(tx, await createTarget(tx, tables, drafts), source, drafts)
}

/**
 * Writes stored vacancies again with what `change` makes of them. Their hashes stay, so that the next import of the same
 * entry changes nothing. Unknown ids are left out.
 */
export async function rewriteVacancies(
  tx: Transaction,
  tables: VacancyTables,
  ids: readonly number[],
  change: (draft: VacancyDraft, id: number) => Promise<VacancyDraft>,
): Promise<void> {
  const { vacancy } = tables
  const rows = await tx
    .select()
    .from(vacancy)
    .where(inArray(vacancy.id, [...ids]))
    .orderBy(vacancy.id)
    .for('update')
  const toTarget = (drafts: readonly VacancyDraft[]) => createTarget(tx, tables, drafts)
  await rewriteRows(tx, rows, { toDraft: vacancyRowToDraft, change, toTarget })
}

async function createTarget(
  tx: Transaction,
  { area, vacancy, majors, genericNames }: VacancyTables,
  drafts: readonly VacancyDraft[],
): Promise<DraftTarget<VacancyDraft, VacancyTable>> {
  const names = await readVacancyNames(
    tx,
    drafts.map((draft) => draft.companyId),
  )
  return {
    area,
    table: vacancy,
    id: vacancy.id,
    words: vacancy.words,
    merge: (source, changed) => updateAndMergeEntries(tx, area, source, changed),
    toRow: (draft) => toVacancyRow(draft, names, genericNames),
    links: { ...majors, idsOf: (draft) => draft.majorIds },
  }
}

/** Takes from a stored vacancy what sources state, with the operator's corrections. */
export function vacancyRowToDraft({
  id,
  source,
  sourceHash,
  companyTypeId,
  locationIds,
  salaryId,
  views,
  search,
  words,
  removedAt,
  removedBecause,
  createdAt,
  updatedAt,
  ...draft
}: VacancyTable['$inferSelect']): VacancyDraft {
  return { ...draft, otherLocationIds: locationIds.slice(1) }
}

/** Builds the row of a draft: sanitised texts, search words (architecture §8) and the pay band. */
function toVacancyRow(draft: VacancyDraft, names: VacancyNames, genericNames: string) {
  const { otherLocationIds: _, ...stated } = draft
  const majorIds = [...new Set(draft.majorIds)].sort((a, b) => a - b)
  const locationIds = listLocationIds(draft, names)
  const title = toCleanLine(draft.title)
  const place = toCleanLine(draft.place)
  return {
    ...stated,
    locationIds,
    majorIds,
    title,
    place,
    description: toRichText(draft.description),
    requirements: toRichText(draft.requirements),
    benefits: toRichText(draft.benefits),
    howToApply: toRichText(draft.howToApply),
    applyUrl: parseHttpUrl(draft.applyUrl),
    applyEmail: parseEmailAddress(draft.applyEmail),
    salaryId: findPayBand(draft, names.bands),
    words: toVacancySearchVector({ ...draft, locationIds, title, place }, names, genericNames),
    search: toSearchColumn(title, [
      names.companies.get(draft.companyId) ?? '',
      place,
      ...locationIds.map((id) => lookupNameOf(names.locations, id)),
      lookupNameOf(names.categories, draft.categoryId),
      ...[...new Set(draft.majorIds)].map((id) => lookupNameOf(names.majors, id)),
    ]),
  }
}

/** Lists what a vacancy is filtered by under Place: its provinces, then abroad if it has none, and remote. */
function listLocationIds(
  { locationId, otherLocationIds = [], country, workplace }: VacancyDraft,
  { otherPlaces: { abroad, remote } }: VacancyNames,
): number[] {
  const stated = locationId === null ? [] : [locationId, ...otherLocationIds]
  const provinces = stated.filter((id) => id !== abroad && id !== remote)
  const isAbroad = locationId === null && country !== null && country !== HOME_COUNTRY
  const others = [isAbroad ? abroad : null, workplace === 'remote' ? remote : null]
  return [...new Set([...provinces, ...others])].filter((id) => id !== null)
}
