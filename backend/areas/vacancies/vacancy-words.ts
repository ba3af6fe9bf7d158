import { eq } from 'drizzle-orm'
import { fillSearchWords, readLinks } from '@/backend/areas/listing/fill-search-words'
import { nameOf } from '@/backend/areas/listing/search-names'
import type { Database } from '@/backend/db/connect'
import { toWords } from '@/backend/platform/text/html-words'
import { listPayTokens, toClosingToken } from '@/backend/platform/text/search/numbers/range-tokens'
import { toSearchVector } from '@/backend/platform/text/search/search-vector'
import { KHR_PER_USD } from './pay-band'
import type { VacancyDraft } from './vacancy-draft'
import { readVacancyNames, type VacancyNames } from './vacancy-names'
import type { VacancyTables } from './vacancy-tables'

type Stated = Pick<
  VacancyDraft,
  | 'title'
  | 'place'
  | 'country'
  | 'companyId'
  | 'categoryId'
  | 'typeId'
  | 'levelId'
  | 'qualificationId'
  | 'genderId'
  | 'payMin'
  | 'payMax'
  | 'payCurrency'
  | 'closingDate'
  | 'description'
  | 'requirements'
  | 'benefits'
  | 'majorIds'
> &
  Pick<VacancyDraft, 'workplace' | 'locationId'> & { readonly locationIds: readonly number[] }

/** Our country, as vacancies state theirs. */
export const HOME = 'KH'
const countryNames = new Intl.DisplayNames('en', { type: 'region' })

function toWhere({ country, locationId }: Pick<Stated, 'country' | 'locationId'>): string {
  const code = country ?? (locationId === null ? '' : HOME)
  if (code === HOME) return 'in Cambodia'
  return /^[A-Z]{2}$/.test(code) ? `Abroad ${countryNames.of(code)}` : ''
}

/** Builds the search words of everything a vacancy says and is filtered by, without how to apply. */
export function toVacancyWords(stated: Stated, names: VacancyNames, called: string): string {
  const { title, place, description, requirements, benefits } = stated
  const isPaid = stated.payMin !== null || stated.payMax !== null
  return toSearchVector({
    title,
    names: [
      called,
      place,
      toWhere(stated),
      stated.workplace ?? '',
      ...stated.locationIds.map((id) => nameOf(names.locations, id)),
      nameOf(names.categories, stated.categoryId),
      nameOf(names.types, stated.typeId),
      nameOf(names.levels, stated.levelId),
      nameOf(names.qualifications, stated.qualificationId),
      nameOf(names.genders, stated.genderId),
      isPaid ? 'paid' : '',
    ],
    sides: [
      names.companies.get(stated.companyId) ?? '',
      names.companyTypes.get(stated.companyId) ?? '',
      ...[...new Set(stated.majorIds)].map((id) => nameOf(names.majors, id)),
    ],
    body: [description, requirements, benefits].map(toWords),
    marks: [
      ...listPayTokens({ least: toDollars(stated.payMin), most: toDollars(stated.payMax) }),
      ...(stated.closingDate === null ? [] : [toClosingToken(stated.closingDate)]),
    ],
  })

  function toDollars(amount: number | null): number | null {
    return amount === null ? null : amount / (stated.payCurrency === 'KHR' ? KHR_PER_USD : 1)
  }
}

export function fillVacancyWords(
  db: Database,
  { vacancy: table, majors, called }: VacancyTables,
): Promise<void> {
  return fillSearchWords(db, {
    table,
    id: table.id,
    words: table.words,
    read: (limit) => db.select().from(table).where(eq(table.words, '')).limit(limit),
    idOf: ({ id }) => id,
    toWords: async (rows) => {
      const names = await readVacancyNames(
        db,
        rows.map(({ companyId }) => companyId),
      )
      const links = await readLinks(
        db,
        majors,
        rows.map(({ id }) => id),
      )
      return rows.map((row) =>
        toVacancyWords({ ...row, majorIds: links.get(row.id) ?? [] }, names, called),
      )
    },
  })
}
