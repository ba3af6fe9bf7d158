import { nameOf } from '@/backend/areas/listing/search-names'
import { parseMailAddress } from '@/backend/platform/text/mail-address'
import { toPublicAddress } from '@/backend/platform/text/public-address'
import { toRichText, toStoredLine } from '@/backend/platform/text/rich-text'
import { toSearchColumn } from '@/backend/platform/text/search/fold-text'
import { findPayBand } from './pay-band'
import type { VacancyDraft } from './vacancy-draft'
import type { VacancyNames } from './vacancy-names'
import { toVacancyWords } from './vacancy-words'

/** Builds the row of a draft: sanitised texts, search words (architecture §8) and the pay band. */
export function toVacancyRow(
  source: string,
  draft: VacancyDraft,
  sourceHash: string,
  names: VacancyNames,
  called: string,
) {
  const majorIds = [...new Set(draft.majorIds)].sort((a, b) => a - b)
  const title = toStoredLine(draft.title)
  const place = toStoredLine(draft.place)
  return {
    ...draft,
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
    words: toVacancyWords({ ...draft, title, place }, names, called),
    search: toSearchColumn(title, [
      names.companies.get(draft.companyId) ?? '',
      place,
      nameOf(names.locations, draft.locationId),
      nameOf(names.categories, draft.categoryId),
      ...[...new Set(draft.majorIds)].map((id) => nameOf(names.majors, id)),
    ]),
  }
}
