import { inArray } from 'drizzle-orm'
import { type Names, toNames } from '@/backend/areas/listing/names'
import type { Transaction } from '@/backend/db/connect'
import { company } from '@/backend/db/schema/company'
import { category, location, major, salaryBand } from '@/backend/db/schema/lookups'
import type { PayBand } from './pay-band'

export type VacancyNames = {
  readonly companies: ReadonlyMap<number, string>
  readonly categories: Names
  readonly locations: Names
  readonly majors: Names
  readonly bands: readonly PayBand[]
}

export async function readVacancyNames(
  tx: Transaction,
  companyIds: readonly number[],
): Promise<VacancyNames> {
  const companies = await tx
    .select({ id: company.id, name: company.name })
    .from(company)
    .where(inArray(company.id, [...new Set(companyIds)]))
  return {
    companies: new Map(companies.map(({ id, name }) => [id, name])),
    categories: toNames(await tx.select().from(category)),
    locations: toNames(await tx.select().from(location)),
    majors: toNames(await tx.select().from(major)),
    bands: await tx.select({ id: salaryBand.id, min: salaryBand.min }).from(salaryBand),
  }
}
