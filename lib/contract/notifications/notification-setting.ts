import { z } from 'zod'
import {
  count,
  done,
  idInput,
  idParams,
  lookupItem,
  pageOf,
  pagingQuery,
} from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { salaryBandSchema } from '@/lib/contract/site/lookup'

const tag = 'Notification settings'

/** `lastWeek`: number of matching listings of the past seven days. */
const settingState = { enabled: z.boolean(), lastWeek: count }

/** Lookup lists are short enough for one page. */
const settingQuery = pagingQuery.extend({ limit: pagingQuery.shape.limit.unwrap().default(100) })

/** `full` covers everything, `partial` a share (architecture §7). */
const type = z.enum(['full', 'partial'])

type Group = {
  /** The last part of operation ids, such as `JobNotificationSettings`. */
  readonly name: string
  readonly path: `/v1/${string}-notification-setting`
  /** As in "New jobs by major". */
  readonly summary: string
}

const scholarshipGroup = {
  name: 'ScholarshipNotification',
  path: '/v1/scholarship-notification-setting',
  summary: 'New scholarships by type and department',
} as const satisfies Group

const scholarshipSetting = lookupItem.extend({ type, ...settingState })

/** The calls of each group of notification settings (spec §7). */
export const notificationSettingEndpoints = {
  jobMajors: majorEndpoints({
    name: 'JobNotification',
    path: '/v1/job-notification-setting',
    summary: 'New jobs by major',
  }),
  jobSalaries: salaryEndpoints({
    name: 'JobSalaryNotification',
    path: '/v1/job-salary-notification-setting',
    summary: 'New jobs by pay band',
  }),
  internshipMajors: majorEndpoints({
    name: 'InternshipNotification',
    path: '/v1/internship-notification-setting',
    summary: 'New internships by major',
  }),
  internshipSalaries: salaryEndpoints({
    name: 'InternshipSalaryNotification',
    path: '/v1/internship-salary-notification-setting',
    summary: 'New internships by pay band',
  }),
  scholarships: {
    list: endpoint({
      id: 'listScholarshipNotificationSettings',
      method: 'GET',
      path: scholarshipGroup.path,
      tag,
      summary: 'New scholarships of a type by department: what there is, and what is chosen',
      access: 'session',
      query: settingQuery.extend({ type }),
      reply: pageOf(scholarshipSetting),
    }),
    get: endpoint({
      id: 'getScholarshipNotificationSetting',
      method: 'GET',
      path: `${scholarshipGroup.path}/{departmentId}`,
      tag,
      summary: 'New scholarships of a type by department: whether one is chosen',
      access: 'session',
      params: z.object({ departmentId: idInput }),
      query: z.object({ type }),
      reply: scholarshipSetting,
      errors: [404],
    }),
    ...switchEndpoints(scholarshipGroup, { type, departmentId: idInput }),
  },
}

function majorEndpoints(group: Group) {
  return {
    ...readEndpoints(group, lookupItem.extend(settingState)),
    ...switchEndpoints(group, { majorId: idInput }),
  }
}

function salaryEndpoints(group: Group) {
  const { list, get } = readEndpoints(group, salaryBandSchema.extend(settingState))
  return {
    list,
    get: { ...get, extension: true },
    ...switchEndpoints(group, { salaryId: idInput }),
  }
}

function readEndpoints<Item extends z.ZodType>({ name, path, summary }: Group, item: Item) {
  return {
    list: endpoint({
      id: `list${name}Settings`,
      method: 'GET',
      path,
      tag,
      summary: `${summary}: what there is to be told of, and what is chosen`,
      access: 'session',
      query: settingQuery,
      reply: pageOf(item),
    }),
    get: endpoint({
      id: `get${name}Setting`,
      method: 'GET',
      path: `${path}/{id}`,
      tag,
      summary: `${summary}: whether one is chosen`,
      access: 'session',
      params: idParams,
      reply: item,
      errors: [404],
    }),
  }
}

/**
 * Defines `POST …/enable` and `DELETE …/disable`. The query may hold the key too, because some proxies drop
 * the body of a DELETE.
 */
function switchEndpoints<Key extends z.ZodRawShape>({ name, path, summary }: Group, key: Key) {
  return {
    enable: endpoint({
      id: `enable${name}Setting`,
      method: 'POST',
      path: `${path}/enable`,
      tag,
      summary: `${summary}: choose one; choosing it again changes nothing`,
      access: 'session',
      body: z.strictObject(key),
      reply: done,
      errors: [404],
    }),
    disable: endpoint({
      id: `disable${name}Setting`,
      method: 'DELETE',
      path: `${path}/disable`,
      tag,
      summary: `${summary}: choose one no longer; it is named in the body or the query`,
      access: 'session',
      query: z.object(key).partial(),
      body: z.strictObject(key).partial(),
      reply: done,
      errors: [404],
    }),
  }
}
