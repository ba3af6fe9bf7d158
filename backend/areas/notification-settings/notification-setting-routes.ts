import { HttpError, invalidField, notFound } from '@/backend/platform/http/http-error'
import { DONE, mountForSession } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { notificationSettingEndpoints as endpointsOf } from '@/lib/contract/notifications/notification-setting'
import * as settings from './notification-settings'
import * as kinds from './setting-kinds'

type Group = {
  readonly endpoints: (typeof endpointsOf)['jobMajors']
  readonly field: 'majorId' | 'salaryId' | 'departmentId'
  /** Answers an unknown topic. */
  readonly missing: HttpError
  /** Undefined while its type is not named. */
  readonly kindOf: (type: unknown) => kinds.SettingKind | undefined
}

const byMajor = { field: 'majorId', missing: notFound('major') } as const
const byPay = { field: 'salaryId', missing: notFound('pay band') } as const

const groups: readonly Group[] = [
  { ...byMajor, endpoints: endpointsOf.jobMajors, kindOf: () => kinds.jobMajorSettings },
  { ...byPay, endpoints: endpointsOf.jobSalaries, kindOf: () => kinds.jobSalarySettings },
  {
    ...byMajor,
    endpoints: endpointsOf.internshipMajors,
    kindOf: () => kinds.internshipMajorSettings,
  },
  {
    ...byPay,
    endpoints: endpointsOf.internshipSalaries,
    kindOf: () => kinds.internshipSalarySettings,
  },
  {
    endpoints: endpointsOf.scholarships,
    field: 'departmentId',
    missing: notFound('department'),
    kindOf: (type) =>
      type === 'full' || type === 'partial' ? kinds.scholarshipSettings[type] : undefined,
  },
]

export function mountNotificationSettingRoutes(context: RouteContext): void {
  for (const group of groups) mountGroup(context, group)
}

function mountGroup(context: RouteContext, { endpoints, field, missing, kindOf }: Group): void {
  const { db, clock } = context

  const find = async (named: Readonly<Record<string, unknown>>) => {
    const id = named[field]
    const kind = kindOf(named.type)
    if (typeof id !== 'number') return unnamed(field)
    if (kind === undefined) return unnamed('type')
    return (await settings.hasTopic(db, kind, id)) ? { kind, id } : missing
  }

  mountForSession(context, endpoints.list, async ({ accountId, query }) => {
    const kind = kindOf(query.type)
    if (kind === undefined) return unnamed('type')
    return settings.listSettings(db, kind, { ...query, accountId, now: clock.now() })
  })

  mountForSession(context, endpoints.get, async ({ accountId, params, query }) => {
    const found = await find({ ...query, [field]: params.id ?? params.departmentId })
    if (found instanceof HttpError) return found
    const { kind, id } = found
    return (await settings.getSetting(db, kind, { accountId, id, now: clock.now() })) ?? missing
  })

  mountForSession(context, endpoints.enable, async ({ accountId, body }) => {
    const found = await find(body)
    if (found instanceof HttpError) return found
    await settings.enableSetting(db, found.kind, { accountId, id: found.id, now: clock.now() })
    return DONE
  })

  mountForSession(context, endpoints.disable, async ({ accountId, body, query }) => {
    const found = await find({ ...query, ...body })
    if (found instanceof HttpError) return found
    await settings.disableSetting(db, found.kind, { accountId, id: found.id })
    return DONE
  })
}

function unnamed(field: string): HttpError {
  return invalidField(field, 'must be named in the body or the query')
}
