import { z } from 'zod'
import { count, done, idInput, lookupItem, pageOf, pagingQuery } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { salaryBandSchema } from '@/lib/contract/site/lookup'

/** `lastWeek`: number of matching listings of the past seven days. */
const settingState = { enabled: z.boolean(), lastWeek: count }

/** Lookup lists are short enough for one page. */
const settingQuery = pagingQuery.extend({ limit: pagingQuery.shape.limit.unwrap().default(100) })

/** `full` covers everything, `partial` a share (architecture §7). */
const type = z.enum(['full', 'partial'])

/** The query of any group's list; only scholarships have a type. */
const typedQuery = settingQuery.extend({ type: type.optional() })

const byMajor = { field: 'majorId', item: lookupItem } as const
const byPay = { field: 'salaryId', item: salaryBandSchema, isExtension: true } as const

/** The calls of each group of notification settings (spec §7). */
export const notificationSettingEndpoints = {
  jobMajors: settingEndpoints({
    ...byMajor,
    name: 'JobNotification',
    path: '/v1/job-notification-setting',
    summary: 'New jobs by major',
  }),
  jobSalaries: settingEndpoints({
    ...byPay,
    name: 'JobSalaryNotification',
    path: '/v1/job-salary-notification-setting',
    summary: 'New jobs by pay band',
  }),
  internshipMajors: settingEndpoints({
    ...byMajor,
    name: 'InternshipNotification',
    path: '/v1/internship-notification-setting',
    summary: 'New internships by major',
  }),
  internshipSalaries: settingEndpoints({
    ...byPay,
    name: 'InternshipSalaryNotification',
    path: '/v1/internship-salary-notification-setting',
    summary: 'New internships by pay band',
  }),
  scholarships: settingEndpoints({
    name: 'ScholarshipNotification',
    path: '/v1/scholarship-notification-setting',
    summary: 'New scholarships of a type by department',
    field: 'departmentId',
    param: 'departmentId',
    fixed: { type },
    item: lookupItem,
  }),
}

type Group = {
  /** The last part of operation ids, such as `JobNotification`. */
  readonly name: string
  readonly path: `/v1/${string}-notification-setting`
  /** As in "New jobs by major". */
  readonly summary: string
  /** Names the topic of a setting in bodies and queries. */
  readonly field: 'majorId' | 'salaryId' | 'departmentId'
  /** Names it in the path. */
  readonly param?: string
  /** What every call names besides. */
  readonly fixed?: z.ZodRawShape
  readonly item: typeof lookupItem
  /** Whether reading one setting is an extension. */
  readonly isExtension?: boolean
}

/**
 * Defines the calls of a group. The query of `DELETE …/disable` may hold the setting too, because some proxies
 * drop the body.
 */
function settingEndpoints(group: Group) {
  const { name, path, summary, field, param = 'id', fixed = {}, isExtension = false } = group
  const item = group.item.extend({ ...fixed, ...settingState })
  const key = { ...fixed, [field]: idInput }
  const common = { tag: 'Notification settings', access: 'session' } as const
  return {
    list: endpoint({
      ...common,
      id: `list${name}Settings`,
      method: 'GET',
      path,
      summary: `${summary}: what there is, and what is chosen`,
      query: settingQuery.extend(fixed) as z.ZodType as typeof typedQuery,
      reply: pageOf(item),
    }),
    get: endpoint({
      ...common,
      id: `get${name}Setting`,
      method: 'GET',
      path: `${path}/{${param}}`,
      summary: `${summary}: whether one is chosen`,
      extension: isExtension,
      params: z.object({ [param]: idInput }),
      query: z.object(fixed),
      reply: item,
      errors: [404],
    }),
    enable: endpoint({
      ...common,
      id: `enable${name}Setting`,
      method: 'POST',
      path: `${path}/enable`,
      summary: `${summary}: choose one; choosing it again changes nothing`,
      body: z.strictObject(key),
      reply: done,
      errors: [404],
    }),
    disable: endpoint({
      ...common,
      id: `disable${name}Setting`,
      method: 'DELETE',
      path: `${path}/disable`,
      summary: `${summary}: choose one no longer; it is named in the body or the query`,
      query: z.object(key).partial(),
      body: z.strictObject(key).partial(),
      reply: done,
      errors: [404],
    }),
  }
}
