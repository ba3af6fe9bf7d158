import type { LookupItem } from '@/lib/contract/common'
import { categoryEndpoints, lookupEndpoints } from '@/lib/contract/site/lookup'
import type { VacancyFacets } from '@/lib/contract/vacancies/vacancy'

/** In the order of a student's decisions (spec §3); `listed` filters are expanded where there is room. */
export const vacancyFilterPanel = {
  locationId: { label: 'Place', lookup: lookupEndpoints.locations },
  categoryId: { label: 'Field', lookup: categoryEndpoints.list },
  majorId: { label: 'Major', lookup: lookupEndpoints.userMajors },
  levelId: { label: 'Level', lookup: lookupEndpoints.jobLevels, listed: true },
  typeId: { label: 'Type', lookup: lookupEndpoints.jobTypes, listed: true },
  salaryId: { label: 'Monthly salary', lookup: lookupEndpoints.salaryBands, listed: true },
  companyTypeId: { label: 'Type of employer', lookup: lookupEndpoints.companyTypes },
} satisfies Record<keyof VacancyFacets, unknown>

export type VacancyLists = {
  readonly [Name in keyof typeof vacancyFilterPanel]: readonly LookupItem[]
}
