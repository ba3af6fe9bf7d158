import { callApi } from '@/lib/browser/api-client/call-api'
import type {
  jobMajorSettingEndpoints,
  jobSalarySettingEndpoints,
} from '@/lib/contract/notifications/job-notification-setting'
import { scholarshipSettingEndpoints } from '@/lib/contract/notifications/scholarship-notification-setting'

export type Setting = {
  readonly id: number
  readonly name: string
  readonly nameKm: string | null
  readonly enabled: boolean
  /** Number of listings of the past seven days that match the setting. */
  readonly lastWeek: number
}

/**
 * Reads and changes one kind of notification setting. Every call throws a FormError with a message for the
 * visitor.
 */
export type SettingSource = {
  /** Unique among the sources. */
  readonly key: string
  list(): Promise<readonly Setting[]>
  get(id: number): Promise<Setting>
  setEnabled(id: number, enabled: boolean): Promise<unknown>
}

/** Creates the source of settings by major; jobs and internships have the same calls. */
export function toMajorSource(
  key: string,
  endpoints: typeof jobMajorSettingEndpoints,
): SettingSource {
  return {
    key,
    list: async () => (await callApi(endpoints.list, {})).data,
    get: (id) => callApi(endpoints.get, { params: { id } }),
    setEnabled: (majorId, enabled) =>
      enabled
        ? callApi(endpoints.enable, { body: { majorId } })
        : callApi(endpoints.disable, { query: { majorId } }),
  }
}

export function toSalarySource(
  key: string,
  endpoints: typeof jobSalarySettingEndpoints,
): SettingSource {
  return {
    key,
    list: async () => (await callApi(endpoints.list, {})).data,
    get: (id) => callApi(endpoints.get, { params: { id } }),
    setEnabled: (salaryId, enabled) =>
      enabled
        ? callApi(endpoints.enable, { body: { salaryId } })
        : callApi(endpoints.disable, { query: { salaryId } }),
  }
}

export function toScholarshipSource(key: string, type: 'full' | 'partial'): SettingSource {
  const { list, get, enable, disable } = scholarshipSettingEndpoints
  return {
    key,
    list: async () => (await callApi(list, { query: { type } })).data,
    get: (departmentId) => callApi(get, { params: { departmentId }, query: { type } }),
    setEnabled: (departmentId, enabled) =>
      enabled
        ? callApi(enable, { body: { type, departmentId } })
        : callApi(disable, { query: { type, departmentId } }),
  }
}
