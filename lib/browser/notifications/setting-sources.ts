import {
  internshipMajorSettingEndpoints,
  internshipSalarySettingEndpoints,
} from '@/lib/contract/notifications/internship-notification-setting'
import {
  jobMajorSettingEndpoints,
  jobSalarySettingEndpoints,
} from '@/lib/contract/notifications/job-notification-setting'
import type { SavedSearch } from '@/lib/contract/searches/saved-search'
import {
  type SettingSource,
  toMajorSource,
  toSalarySource,
  toScholarshipSource,
} from './notification-settings'

export const settingSources = {
  jobMajors: toMajorSource('job-major', jobMajorSettingEndpoints),
  jobSalaries: toSalarySource('job-salary', jobSalarySettingEndpoints),
  internshipMajors: toMajorSource('internship-major', internshipMajorSettingEndpoints),
  internshipSalaries: toSalarySource('internship-salary', internshipSalarySettingEndpoints),
  fullScholarships: toScholarshipSource('scholarship-full', 'full'),
  partialScholarships: toScholarshipSource('scholarship-partial', 'partial'),
} as const

export type FoundSetting = { readonly source: SettingSource; readonly id: number }

/** Finds the notification setting that matches the same listings as a search (spec §3); null when there is none. */
export function findSetting({
  area,
  search,
}: Pick<SavedSearch, 'area' | 'search'>): FoundSetting | null {
  const entries = [...new URLSearchParams(search)].sort(([one], [other]) =>
    one.localeCompare(other),
  )
  const source = sourcesByFilter[`${area} ${entries.map(toFilter).join(' ')}`]
  const id = Number(entries.find(([name]) => name !== 'type')?.[1])
  return source !== undefined && Number.isSafeInteger(id) ? { source, id } : null
}

/** Sources by area and filter names; the value of `type` is part of the key. */
const sourcesByFilter: Readonly<Record<string, SettingSource>> = {
  'jobs majorId': settingSources.jobMajors,
  'jobs salaryId': settingSources.jobSalaries,
  'internships majorId': settingSources.internshipMajors,
  'internships salaryId': settingSources.internshipSalaries,
  'scholarships departmentId type=full': settingSources.fullScholarships,
  'scholarships departmentId type=partial': settingSources.partialScholarships,
}

const toFilter = ([name, value]: readonly [string, string]) =>
  name === 'type' ? `type=${value}` : name
