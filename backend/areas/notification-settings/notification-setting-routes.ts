import { ErrorReply, invalidField, notFound } from '@/backend/platform/http/error-reply'
import { mountForSession, SUCCESS_REPLY } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { notificationSettingEndpoints as endpointsOf } from '@/lib/contract/notifications/notification-setting'
import * as settings from './notification-settings'
import * as kinds from './setting-kinds'

type Endpoints = (typeof endpointsOf)['jobMajors']

export function mountNotificationSettingRoutes(context: RouteContext): void {
  mountGroup(context, endpointsOf.jobMajors, kinds.jobMajorSettings)
  mountGroup(context, endpointsOf.jobSalaries, kinds.jobSalarySettings)
  mountGroup(context, endpointsOf.internshipMajors, kinds.internshipMajorSettings)
  mountGroup(context, endpointsOf.internshipSalaries, kinds.internshipSalarySettings)
  const { full, partial } = kinds.scholarshipSettings
  mountGroup(context, endpointsOf.scholarships, full, partial)
}

/** Mounts the calls of kinds that differ by nothing but their `type`. */
function mountGroup(
  context: RouteContext,
  endpoints: Endpoints,
  ...group: readonly [kinds.SettingKind, ...kinds.SettingKind[]]
): void {
  const { db, clock } = context
  const [{ field, noun }] = group
  const missing = notFound(noun)

  const kindOf = (type: unknown) =>
    group.find(({ fixed }) => fixed.type === undefined || fixed.type === type)

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
    return settings.listNotificationSettings(db, kind, { ...query, accountId, now: clock.now() })
  })

  mountForSession(context, endpoints.get, async ({ accountId, params, query }) => {
    const found = await find({ ...query, [field]: params.id ?? params.departmentId })
    if (found instanceof ErrorReply) return found
    const { kind, id } = found
    return (await settings.getSetting(db, kind, { accountId, id, now: clock.now() })) ?? missing
  })

  mountForSession(context, endpoints.enable, async ({ accountId, body }) => {
    const found = await find(body)
    if (found instanceof ErrorReply) return found
    await settings.enableSetting(db, found.kind, { accountId, id: found.id, now: clock.now() })
    return SUCCESS_REPLY
  })

  mountForSession(context, endpoints.disable, async ({ accountId, body, query }) => {
    const found = await find({ ...query, ...body })
    if (found instanceof ErrorReply) return found
    await settings.disableSetting(db, found.kind, { accountId, id: found.id })
    return SUCCESS_REPLY
  })
}

function unnamed(field: string): ErrorReply {
  return invalidField(field, 'must be named in the body or the query')
}
