import { callApi } from '@/lib/browser/api-client/call-api'
import { notificationSettingEndpoints as endpoints } from '@/lib/contract/notifications/notification-setting'
import type { SavedSearch } from '@/lib/contract/searches/saved-search'

export type Setting = {
  readonly id: number
  readonly name: string
  readonly nameKm: string | null
  readonly enabled: boolean
  /** Number of listings of the past seven days that match the setting. */
  readonly lastWeek: number
}

/** The calls of one group of settings. Each throws a FormError with a message for the visitor. */
type SettingCalls = {
  list(): Promise<readonly Setting[]>
  get(id: number): Promise<Setting>
  setEnabled(id: number, enabled: boolean): Promise<unknown>
}

/** Describes one group of notification settings: its texts and its calls. */
export type SettingSource = SettingCalls & {
  /** Unique: area and filter names of a search that lists the same. The value of `type` is part of it. */
  readonly key: string
  readonly area: SavedSearch['area']
  /** One and many of what the settings notify of. */
  readonly nouns: readonly [one: string, many: string]
  readonly title: string
  /** `a major`. */
  readonly sought: string
}

const JOBS = { area: 'jobs', nouns: ['job', 'jobs'] } as const
const INTERNSHIPS = { area: 'internships', nouns: ['internship', 'internships'] } as const
const SCHOLARSHIPS = { area: 'scholarships', nouns: ['scholarship', 'scholarships'] } as const
const BY_MAJOR = { title: 'By major', sought: 'a major' } as const
const BY_PAY = { title: 'By pay', sought: 'a pay band' } as const

export const settingSources: readonly SettingSource[] = [
  { key: 'jobs majorId', ...JOBS, ...BY_MAJOR, ...toMajorCalls(endpoints.jobMajors) },
  { key: 'jobs salaryId', ...JOBS, ...BY_PAY, ...toSalaryCalls(endpoints.jobSalaries) },
  {
    ...{ key: 'internships majorId', ...INTERNSHIPS, ...BY_MAJOR },
    ...toMajorCalls(endpoints.internshipMajors),
  },
  {
    ...{ key: 'internships salaryId', ...INTERNSHIPS, ...BY_PAY },
    ...toSalaryCalls(endpoints.internshipSalaries),
  },
  {
    ...{ key: 'scholarships departmentId type=full', ...SCHOLARSHIPS },
    ...{ title: 'Fully funded scholarships', sought: 'a field' },
    ...toDepartmentCalls('full'),
  },
  {
    ...{ key: 'scholarships departmentId type=partial', ...SCHOLARSHIPS },
    ...{ title: 'Partly funded scholarships', sought: 'a field' },
    ...toDepartmentCalls('partial'),
  },
]

export type FoundSetting = { readonly source: SettingSource; readonly id: number }

/** Finds the notification setting that matches the same listings as a search (spec §3); null when there is none. */
export function findSetting({
  area,
  search,
}: Pick<SavedSearch, 'area' | 'search'>): FoundSetting | null {
  const entries = [...new URLSearchParams(search)].sort(([one], [other]) =>
    one.localeCompare(other),
  )
  const filters = entries.map(([name, value]) => (name === 'type' ? `type=${value}` : name))
  const source = settingSources.find(({ key }) => key === [area, ...filters].join(' '))
  const id = Number(entries.find(([name]) => name !== 'type')?.[1])
  return source !== undefined && Number.isSafeInteger(id) ? { source, id } : null
}

function toMajorCalls({ list, get, enable, disable }: typeof endpoints.jobMajors): SettingCalls {
  return {
    list: async () => (await callApi(list, {})).data,
    get: (id) => callApi(get, { params: { id } }),
    setEnabled: (majorId, enabled) =>
      enabled ? callApi(enable, { body: { majorId } }) : callApi(disable, { query: { majorId } }),
  }
}

function toSalaryCalls({ list, get, enable, disable }: typeof endpoints.jobSalaries): SettingCalls {
  return {
    list: async () => (await callApi(list, {})).data,
    get: (id) => callApi(get, { params: { id } }),
    setEnabled: (salaryId, enabled) =>
      enabled ? callApi(enable, { body: { salaryId } }) : callApi(disable, { query: { salaryId } }),
  }
}

function toDepartmentCalls(type: 'full' | 'partial'): SettingCalls {
  const { list, get, enable, disable } = endpoints.scholarships
  return {
    list: async () => (await callApi(list, { query: { type } })).data,
    get: (departmentId) => callApi(get, { params: { departmentId }, query: { type } }),
    setEnabled: (departmentId, enabled) =>
      enabled
        ? callApi(enable, { body: { type, departmentId } })
        : callApi(disable, { query: { type, departmentId } }),
  }
}
