import { inArray } from 'drizzle-orm'
import { type Names, nameOf, toNames } from '@/backend/areas/listing/search-names'
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
import { OTHER_PLACES } from '@/lib/shared/listing/other-places'
import type { PayBand } from './pay-band'

export type VacancyNames = {
  readonly companies: ReadonlyMap<number, string>
  /** Types of the companies. */
  readonly companyTypes: Names
  readonly categories: Names
  readonly locations: Names
  /** Ids of the places that are no province; a list may lack them. */
  readonly otherPlaces: { readonly abroad: number | null; readonly remote: number | null }
  readonly types: Names
  readonly levels: Names
  readonly qualifications: Names
  readonly majors: Names
  readonly genders: Names
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
  const types = toNames(await tx.select().from(companyType))
  const locations = await tx.select().from(location)
  const idOf = (place: keyof typeof OTHER_PLACES) =>
    locations.find(({ code }) => code === OTHER_PLACES[place].code)?.id ?? null
  return {
    companies: new Map(companies.map(({ id, name }) => [id, name])),
    companyTypes: new Map(companies.map(({ id, typeId }) => [id, nameOf(types, typeId)])),
    categories: toNames(await tx.select().from(category)),
    locations: toNames(locations),
    otherPlaces: { abroad: idOf('abroad'), remote: idOf('remote') },
    types: toNames(await tx.select().from(jobType)),
    levels: toNames(await tx.select().from(jobLevel)),
    qualifications: toNames(await tx.select().from(qualification)),
    majors: toNames(await tx.select().from(major)),
    genders: toNames(await tx.select().from(gender)),
    bands: await tx.select({ id: salaryBand.id, min: salaryBand.min }).from(salaryBand),
  }
}
