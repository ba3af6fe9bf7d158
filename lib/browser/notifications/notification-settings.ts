import { callApi } from '@/lib/browser/api-client/call-api'
import { notificationSettingEndpoints as endpoints } from '@/lib/contract/notifications/notification-setting'
import type { SavedSearch } from '@/lib/contract/searches/saved-search'

export type NotificationSetting = {
  readonly id: number
  readonly name: string
  readonly nameKm: string | null
  readonly enabled: boolean
  /** Number of listings of the past seven days that match the setting. */
  readonly lastWeek: number
}

/** Describes one group of notification settings: its texts and its calls. */
export type NotificationSettingGroup = {
  /** Unique: area and filter names of a search that lists the same. The value of `type` is part of it. */
  readonly key: string
  readonly area: SavedSearch['area']
  /** One and many of what the settings notify of. */
  readonly nouns: readonly [one: string, many: string]
  readonly title: string
  /** `a major`. */
  readonly topicWithArticle: string
  /** These throw a FormError with a message for the visitor. */
  list(): Promise<readonly NotificationSetting[]>
  get(id: number): Promise<NotificationSetting>
  setEnabled(id: number, enabled: boolean): Promise<unknown>
}

const JOBS = { area: 'jobs', nouns: ['job', 'jobs'] } as const
const INTERNSHIPS = { area: 'internships', nouns: ['internship', 'internships'] } as const
const SCHOLARSHIPS = { area: 'scholarships', nouns: ['scholarship', 'scholarships'] } as const
const BY_MAJOR = { field: 'majorId', title: 'By major', topicWithArticle: 'a major' } as const
const BY_PAY = { field: 'salaryId', title: 'By pay', topicWithArticle: 'a pay band' } as const
const BY_FIELD = {
  field: 'departmentId',
  param: 'departmentId',
  topicWithArticle: 'a field',
} as const
const FULL = { type: 'full', title: 'Fully funded scholarships' } as const
const PARTIAL = { type: 'partial', title: 'Partly funded scholarships' } as const

export const notificationSettingGroups: readonly NotificationSettingGroup[] = [
  toGroup({ ...JOBS, ...BY_MAJOR, calls: endpoints.jobMajors }),
  toGroup({ ...JOBS, ...BY_PAY, calls: endpoints.jobSalaries }),
  toGroup({ ...INTERNSHIPS, ...BY_MAJOR, calls: endpoints.internshipMajors }),
  toGroup({ ...INTERNSHIPS, ...BY_PAY, calls: endpoints.internshipSalaries }),
  toGroup({ ...SCHOLARSHIPS, ...BY_FIELD, ...FULL, calls: endpoints.scholarships }),
  toGroup({ ...SCHOLARSHIPS, ...BY_FIELD, ...PARTIAL, calls: endpoints.scholarships }),
]

export type FoundSetting = { readonly group: NotificationSettingGroup; readonly id: number }

/** Finds the notification setting that matches the same listings as a search (spec §3); null when there is none. */
export function findSetting({
  area,
  search,
}: Pick<SavedSearch, 'area' | 'search'>): FoundSetting | null {
  const entries = [...new URLSearchParams(search)].sort(([one], [other]) =>
    one.localeCompare(other),
  )
  const filters = entries.map(([name, value]) => (name === 'type' ? `type=${value}` : name))
  const group = notificationSettingGroups.find(({ key }) => key === [area, ...filters].join(' '))
  const id = Number(entries.find(([name]) => name !== 'type')?.[1])
  return group !== undefined && Number.isSafeInteger(id) ? { group, id } : null
}

type FundingType = 'full' | 'partial'

type Group = Pick<NotificationSettingGroup, 'area' | 'nouns' | 'title' | 'topicWithArticle'> & {
  readonly calls: (typeof endpoints)['jobMajors']
  /** Names the topic of a setting in bodies and queries, and `param` in the path. */
  readonly field: string
  readonly param?: string
  readonly type?: FundingType
}

function toGroup({ calls, field, param = 'id', type, ...texts }: Group): NotificationSettingGroup {
  const { list, get, enable, disable } = calls
  const fixed: { query?: { type: FundingType } } = type === undefined ? {} : { query: { type } }
  return {
    ...texts,
    key: [texts.area, field, ...(type === undefined ? [] : [`type=${type}`])].join(' '),
    list: async () => (await callApi(list, fixed)).data,
    get: (id) => callApi(get, { params: { [param]: id }, ...fixed }),
    setEnabled: (id, isEnabled) =>
      isEnabled
        ? callApi(enable, { body: { ...fixed.query, [field]: id } })
        : callApi(disable, { query: { ...fixed.query, [field]: id } }),
  }
}
