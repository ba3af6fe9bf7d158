import type { Named } from '@/lib/contract/common'
import { lookupEndpoints } from '@/lib/contract/site/lookup'
import { categoryEndpoints } from '@/lib/contract/vacancies/category'
import type { VacancyFacets } from '@/lib/contract/vacancies/vacancy'

/**
 * The filters of vacancies that are chosen from lists (spec §3), in the order a student thinks of them:
 * what each is called, and which list it is chosen from.
 */
export const vacancyPanel = {
  locationId: { label: 'Place', lookup: lookupEndpoints.locations },
  categoryId: { label: 'Field', lookup: categoryEndpoints.list },
  majorId: { label: 'Major', lookup: lookupEndpoints.userMajors },
  levelId: { label: 'Level', lookup: lookupEndpoints.jobLevels },
  typeId: { label: 'Type', lookup: lookupEndpoints.jobTypes },
  salaryId: { label: 'Pay a month', lookup: lookupEndpoints.salaryBands },
  companyTypeId: { label: 'Type of employer', lookup: lookupEndpoints.companyTypes },
} satisfies Record<keyof VacancyFacets, unknown>

/** The lists themselves, by the filter they fill. */
export type VacancyLists = { readonly [Name in keyof typeof vacancyPanel]: readonly Named[] }
