import { ask } from '@/lib/browser/api-client/call-api'
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
  /** Listings it would have told of in the seven days before. */
  readonly lastWeek: number
}

/** Every call throws a FormError in words for the visitor. */
export type SettingSource = {
  /** Unique among sources. */
  readonly key: string
  read(): Promise<readonly Setting[]>
  readOne(id: number): Promise<Setting>
  choose(id: number, enabled: boolean): Promise<unknown>
}

/** Jobs and internships have the same calls. */
export function toMajorSource(
  key: string,
  endpoints: typeof jobMajorSettingEndpoints,
): SettingSource {
  return {
    key,
    read: async () => (await ask(endpoints.list, {})).data,
    readOne: (id) => ask(endpoints.get, { params: { id } }),
    choose: (majorId, enabled) =>
      enabled
        ? ask(endpoints.enable, { body: { majorId } })
        : ask(endpoints.disable, { query: { majorId } }),
  }
}

export function toSalarySource(
  key: string,
  endpoints: typeof jobSalarySettingEndpoints,
): SettingSource {
  return {
    key,
    read: async () => (await ask(endpoints.list, {})).data,
    readOne: (id) => ask(endpoints.get, { params: { id } }),
    choose: (salaryId, enabled) =>
      enabled
        ? ask(endpoints.enable, { body: { salaryId } })
        : ask(endpoints.disable, { query: { salaryId } }),
  }
}

export function toScholarshipSource(key: string, type: 'full' | 'partial'): SettingSource {
  const { list, get, enable, disable } = scholarshipSettingEndpoints
  return {
    key,
    read: async () => (await ask(list, { query: { type } })).data,
    readOne: (departmentId) => ask(get, { params: { departmentId }, query: { type } }),
    choose: (departmentId, enabled) =>
      enabled
        ? ask(enable, { body: { type, departmentId } })
        : ask(disable, { query: { type, departmentId } }),
  }
}
