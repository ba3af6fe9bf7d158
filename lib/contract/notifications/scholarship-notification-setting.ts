import { z } from 'zod'
import { idInput, lookupItem, pageOf } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { settingQuery, settingState, switchEndpoints } from './notification-setting'

const group = {
  name: 'ScholarshipNotification',
  path: '/v1/scholarship-notification-setting',
  summary: 'New scholarships by type and department',
} as const

const tag = 'Notification settings'

/** `full` covers everything, `partial` a share (architecture §7). */
const type = z.enum(['full', 'partial'])

export const scholarshipSettingSchema = lookupItem.extend({ type, ...settingState })

export const scholarshipSettingEndpoints = {
  list: endpoint({
    id: 'listScholarshipNotificationSettings',
    method: 'GET',
    path: group.path,
    tag,
    summary: 'New scholarships of a type by department: what there is, and what is chosen',
    access: 'session',
    query: settingQuery.extend({ type }),
    reply: pageOf(scholarshipSettingSchema),
  }),
  get: endpoint({
    id: 'getScholarshipNotificationSetting',
    method: 'GET',
    path: `${group.path}/{departmentId}`,
    tag,
    summary: 'New scholarships of a type by department: whether one is chosen',
    access: 'session',
    params: z.object({ departmentId: idInput }),
    query: z.object({ type }),
    reply: scholarshipSettingSchema,
    errors: [404],
  }),
  ...switchEndpoints(group, { type, departmentId: idInput }),
}
