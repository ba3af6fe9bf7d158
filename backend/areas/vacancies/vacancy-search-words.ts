import { eq, inArray } from 'drizzle-orm'
import {
  fillSearchWords,
  type LookupNames,
  lookupNameOf,
  toLookupNames,
} from '@/backend/areas/listing/fill-search-words'
import { readLinkedIds } from '@/backend/areas/listing/link-tables'
import type { Database, Transaction } from '@/backend/db/connect'
import { company } from '@/backend/db/schema/company'
import {
  category,
  companyType,
  gender,
  jobLevel,
  jobType,
  location,
  major,
  qualification,
  salaryBand,
} from '@/backend/db/schema/lookups'
import { htmlToLine } from '@/backend/platform/text/html-to-text'
import { listPayTokens, toClosingToken } from '@/backend/platform/text/search/numbers/range-tokens'
import { toSearchVector } from '@/backend/platform/text/search/search-vector'
import { OTHER_PLACES } from '@/lib/shared/listing/other-places'
import { KHR_PER_USD, type PayBand } from './pay-band'
import type { VacancyDraft } from './vacancy-draft'
import type { VacancyTables } from './vacancy-tables'

export type VacancyNames = {
  readonly companies: ReadonlyMap<number, string>
  /** Types of the companies. */
  readonly companyTypes: LookupNames
  readonly categories: LookupNames
  readonly locations: LookupNames
  /** Ids of the places that are no province; a list may lack them. */
  readonly otherPlaces: { readonly abroad: number | null; readonly remote: number | null }
  readonly types: LookupNames
  readonly levels: LookupNames
  readonly qualifications: LookupNames
  readonly majors: LookupNames
  readonly genders: LookupNames
  readonly bands: readonly PayBand[]
}

export async function readVacancyNames(
  tx: Database | Transaction,
  companyIds: readonly number[],
): Promise<VacancyNames> {
  const companies = await tx
    .select({ id: company.id, name: company.name, typeId: company.companyTypeId })
    .from(company)
    .where(inArray(company.id, [...new Set(companyIds)]))
  const types = toLookupNames(await tx.select().from(companyType))
  const locations = await tx.select().from(location)
  const idOf = (place: keyof typeof OTHER_PLACES) =>
    locations.find(({ code }) => code === OTHER_PLACES[place].code)?.id ?? null
  return {
    companies: new Map(companies.map(({ id, name }) => [id, name])),
    companyTypes: new Map(companies.map(({ id, typeId }) => [id, lookupNameOf(types, typeId)])),
    categories: toLookupNames(await tx.select().from(category)),
    locations: toLookupNames(locations),
    otherPlaces: { abroad: idOf('abroad'), remote: idOf('remote') },
    types: toLookupNames(await tx.select().from(jobType)),
    levels: toLookupNames(await tx.select().from(jobLevel)),
    qualifications: toLookupNames(await tx.select().from(qualification)),
    majors: toLookupNames(await tx.select().from(major)),
    genders: toLookupNames(await tx.select().from(gender)),
    bands: await tx.select({ id: salaryBand.id, min: salaryBand.min }).from(salaryBand),
  }
}

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
export const HOME_COUNTRY = 'KH'
const countryNames = new Intl.DisplayNames('en', { type: 'region' })

function toWhere({ country, locationId }: Pick<Stated, 'country' | 'locationId'>): string {
  const code = country ?? (locationId === null ? '' : HOME_COUNTRY)
  if (code === HOME_COUNTRY) return 'in Cambodia'
  return /^[A-Z]{2}$/.test(code) ? `Abroad ${countryNames.of(code)}` : ''
}

/** Builds the search words of everything a vacancy says and is filtered by, without how to apply. */
export function toVacancySearchVector(
  stated: Stated,
  names: VacancyNames,
  genericNames: string,
): string {
  const { title, place, description, requirements, benefits } = stated
  const isPaid = stated.payMin !== null || stated.payMax !== null
  return toSearchVector({
    title,
    names: [
      genericNames,
      place,
      toWhere(stated),
      stated.workplace ?? '',
      ...stated.locationIds.map((id) => lookupNameOf(names.locations, id)),
      lookupNameOf(names.categories, stated.categoryId),
      lookupNameOf(names.types, stated.typeId),
      lookupNameOf(names.levels, stated.levelId),
      lookupNameOf(names.qualifications, stated.qualificationId),
      lookupNameOf(names.genders, stated.genderId),
      isPaid ? 'paid' : '',
    ],
    secondary: [
      names.companies.get(stated.companyId) ?? '',
      names.companyTypes.get(stated.companyId) ?? '',
      ...[...new Set(stated.majorIds)].map((id) => lookupNameOf(names.majors, id)),
    ],
    body: [description, requirements, benefits].map(htmlToLine),
    tokens: [
      ...listPayTokens({ least: toDollars(stated.payMin), most: toDollars(stated.payMax) }),
      ...(stated.closingDate === null ? [] : [toClosingToken(stated.closingDate)]),
    ],
  })

  function toDollars(amount: number | null): number | null {
    return amount === null ? null : amount / (stated.payCurrency === 'KHR' ? KHR_PER_USD : 1)
  }
}

export function fillVacancySearchWords(
  db: Database,
  { vacancy: table, majors, genericNames }: VacancyTables,
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
      const links = await readLinkedIds(
        db,
        majors,
        rows.map(({ id }) => id),
      )
      return rows.map((row) =>
        toVacancySearchVector({ ...row, majorIds: links.get(row.id) ?? [] }, names, genericNames),
      )
    },
  })
}
