import { HttpError, invalidField, notFound } from '@/backend/platform/http/http-error'
import { DONE, mountForSession } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { notificationSettingEndpoints as endpointsOf } from '@/lib/contract/notifications/notification-setting'
import * as settings from './notification-settings'
import * as kinds from './setting-kinds'

export function mountNotificationSettingRoutes(context: RouteContext): void {
  mountMajorSettings(context, endpointsOf.jobMajors, kinds.jobMajorSettings)
  mountSalarySettings(context, endpointsOf.jobSalaries, kinds.jobSalarySettings)
  mountMajorSettings(context, endpointsOf.internshipMajors, kinds.internshipMajorSettings)
  mountSalarySettings(context, endpointsOf.internshipSalaries, kinds.internshipSalarySettings)
  mountScholarshipSettings(context)
}

const { scholarships: scholarship } = endpointsOf

const NO_MAJOR = notFound('major')
const NO_BAND = notFound('pay band')
const NO_DEPARTMENT = notFound('department')

function mountMajorSettings(
  context: RouteContext,
  endpoints: typeof endpointsOf.jobMajors,
  kind: typeof kinds.jobMajorSettings,
): void {
  const { db, clock } = context
  const { show, enable, disable } = createCalls(context, NO_MAJOR)
  mountForSession(context, endpoints.list, ({ accountId, query }) =>
    settings.listSettings(db, kind, { ...query, accountId, now: clock.now() }),
  )
  mountForSession(context, endpoints.get, ({ accountId, params }) =>
    show(kind, accountId, params.id),
  )
  mountForSession(context, endpoints.enable, ({ accountId, body }) =>
    enable(kind, accountId, body.majorId),
  )
  mountForSession(context, endpoints.disable, ({ accountId, body, query }) => {
    const majorId = body.majorId ?? query.majorId
    return majorId === undefined ? unnamed('majorId') : disable(kind, accountId, majorId)
  })
}

function mountSalarySettings(
  context: RouteContext,
  endpoints: typeof endpointsOf.jobSalaries,
  kind: typeof kinds.jobSalarySettings,
): void {
  const { db, clock } = context
  const { show, enable, disable } = createCalls(context, NO_BAND)
  mountForSession(context, endpoints.list, ({ accountId, query }) =>
    settings.listSettings(db, kind, { ...query, accountId, now: clock.now() }),
  )
  mountForSession(context, endpoints.get, ({ accountId, params }) =>
    show(kind, accountId, params.id),
  )
  mountForSession(context, endpoints.enable, ({ accountId, body }) =>
    enable(kind, accountId, body.salaryId),
  )
  mountForSession(context, endpoints.disable, ({ accountId, body, query }) => {
    const salaryId = body.salaryId ?? query.salaryId
    return salaryId === undefined ? unnamed('salaryId') : disable(kind, accountId, salaryId)
  })
}

function mountScholarshipSettings(context: RouteContext): void {
  const { db, clock } = context
  const { show, enable, disable } = createCalls(context, NO_DEPARTMENT)
  mountForSession(context, scholarship.list, async ({ accountId, query: { type, ...paging } }) => {
    const kind = kinds.scholarshipSettings[type]
    const page = await settings.listSettings(db, kind, { ...paging, accountId, now: clock.now() })
    return { ...page, data: page.data.map((row) => ({ ...row, type })) }
  })
  mountForSession(context, scholarship.get, async ({ accountId, params, query: { type } }) => {
    const found = await show(kinds.scholarshipSettings[type], accountId, params.departmentId)
    return found instanceof HttpError ? found : { ...found, type }
  })
  mountForSession(context, scholarship.enable, ({ accountId, body }) =>
    enable(kinds.scholarshipSettings[body.type], accountId, body.departmentId),
  )
  mountForSession(context, scholarship.disable, ({ accountId, body, query }) => {
    const departmentId = body.departmentId ?? query.departmentId
    const type = body.type ?? query.type
    if (departmentId === undefined) return unnamed('departmentId')
    if (type === undefined) return unnamed('type')
    return disable(kinds.scholarshipSettings[type], accountId, departmentId)
  })
}

/** `missing` is the answer for an unknown topic. */
function createCalls({ db, clock }: RouteContext, missing: HttpError) {
  return {
    async show<Topic extends kinds.TopicTable>(
      kind: kinds.SettingKind<Topic>,
      accountId: string,
      id: number,
    ) {
      return (await settings.getSetting(db, kind, { accountId, id, now: clock.now() })) ?? missing
    },
    async enable(kind: kinds.SettingKind, accountId: string, id: number) {
      if (!(await settings.hasTopic(db, kind, id))) return missing
      await settings.enableSetting(db, kind, { accountId, id, now: clock.now() })
      return DONE
    },
    async disable(kind: kinds.SettingKind, accountId: string, id: number) {
      if (!(await settings.hasTopic(db, kind, id))) return missing
      await settings.disableSetting(db, kind, { accountId, id })
      return DONE
    },
  }
}

async function unnamed(field: string): Promise<HttpError> {
  return invalidField(field, 'must be named in the body or the query')
}
