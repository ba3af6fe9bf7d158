import type { Named } from '@/lib/contract/common'
import { lookupEndpoints } from '@/lib/contract/site/lookup'
import { categoryEndpoints } from '@/lib/contract/vacancies/category'
import type { VacancyFacets } from '@/lib/contract/vacancies/vacancy'

/** In the order a student thinks of them (spec §3). */
export const vacancyPanel = {
  locationId: { label: 'Place', lookup: lookupEndpoints.locations },
  categoryId: { label: 'Field', lookup: categoryEndpoints.list },
  majorId: { label: 'Major', lookup: lookupEndpoints.userMajors },
  levelId: { label: 'Level', lookup: lookupEndpoints.jobLevels },
  typeId: { label: 'Type', lookup: lookupEndpoints.jobTypes },
  salaryId: { label: 'Pay a month', lookup: lookupEndpoints.salaryBands },
  companyTypeId: { label: 'Type of employer', lookup: lookupEndpoints.companyTypes },
} satisfies Record<keyof VacancyFacets, unknown>

export type VacancyLists = { readonly [Name in keyof typeof vacancyPanel]: readonly Named[] }
