import type { LookupItem } from '@/lib/contract/common'
import type { ScholarshipFacets } from '@/lib/contract/scholarships/scholarship'
import { categoryEndpoints, departmentEndpoints, lookupEndpoints } from '@/lib/contract/site/lookup'
import type { MajorFacets } from '@/lib/contract/studies/major'
import { universityEndpoints } from '@/lib/contract/studies/university'
import type { VacancyFacets } from '@/lib/contract/vacancies/vacancy'

/** Filters of jobs and internships, in the order of a student's decisions (spec §3); `listed` filters are expanded where there is room. */
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

export const studyFields = {
  qualificationId: { label: 'Degree', lookup: lookupEndpoints.qualifications, listed: true },
  departmentId: { label: 'Field', lookup: departmentEndpoints.list },
  majorId: { label: 'Major', lookup: lookupEndpoints.userMajors },
  universityId: { label: 'University', lookup: universityEndpoints.list },
}

/** Filters of scholarships with a list of values, in the order of a student's decisions (spec §3). */
export const scholarshipFilterPanel = {
  type: { label: 'Covers', listed: true },
  ...studyFields,
} satisfies Record<keyof ScholarshipFacets, unknown>

export const majorFilterPanel = {
  departmentId: studyFields.departmentId,
  universityId: studyFields.universityId,
} satisfies Record<keyof MajorFacets, unknown>

export type StudyLists = { readonly [Name in keyof typeof studyFields]: readonly LookupItem[] }
