import type { Database } from '@/backend/db/connect'
import { DONE } from '@/backend/platform/http/done'
import { type HttpError, invalidField, notFound } from '@/backend/platform/http/http-error'
import { mountForSession } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import {
  internshipMajorSettingEndpoints,
  internshipSalarySettingEndpoints,
} from '@/lib/contract/notifications/internship-notification-setting'
import {
  jobMajorSettingEndpoints,
  jobSalarySettingEndpoints,
} from '@/lib/contract/notifications/job-notification-setting'
import type {
  majorSettingEndpoints,
  salarySettingEndpoints,
} from '@/lib/contract/notifications/notification-setting'
import { scholarshipSettingEndpoints as scholarship } from '@/lib/contract/notifications/scholarship-notification-setting'
import * as kept from './setting-kinds'

export function mountNotificationSettingRoutes(context: RouteContext): void {
  mountMajorSettings(context, jobMajorSettingEndpoints, kept.jobMajorSettings)
  mountSalarySettings(context, jobSalarySettingEndpoints, kept.jobSalarySettings)
  mountMajorSettings(context, internshipMajorSettingEndpoints, kept.internshipMajorSettings)
  mountSalarySettings(context, internshipSalarySettingEndpoints, kept.internshipSalarySettings)
  mountScholarshipSettings(context)
}

const NO_MAJOR = notFound('major')
const NO_BAND = notFound('pay band')
const NO_DEPARTMENT = notFound('department')

function mountMajorSettings(
  context: RouteContext,
  endpoints: ReturnType<typeof majorSettingEndpoints>,
  settings: typeof kept.jobMajorSettings,
): void {
  const { db, clock } = context
  mountForSession(context, endpoints.list, ({ accountId, query }) =>
    settings.list(db, accountId, clock.now(), query),
  )
  mountForSession(
    context,
    endpoints.get,
    async ({ accountId, params }) =>
      (await settings.get(db, accountId, clock.now(), params.id)) ?? NO_MAJOR,
  )
  mountForSession(context, endpoints.enable, async ({ accountId, body }) => {
    if (!(await settings.exists(db, body.majorId))) return NO_MAJOR
    await settings.enable(db, accountId, body.majorId, clock.now())
    return DONE
  })
  mountForSession(context, endpoints.disable, async ({ accountId, body, query }) => {
    const majorId = body.majorId ?? query.majorId
    if (majorId === undefined) return unnamed('majorId')
    return disable(db, settings, accountId, majorId, NO_MAJOR)
  })
}

function mountSalarySettings(
  context: RouteContext,
  endpoints: ReturnType<typeof salarySettingEndpoints>,
  settings: typeof kept.jobSalarySettings,
): void {
  const { db, clock } = context
  mountForSession(context, endpoints.list, ({ accountId, query }) =>
    settings.list(db, accountId, clock.now(), query),
  )
  mountForSession(
    context,
    endpoints.get,
    async ({ accountId, params }) =>
      (await settings.get(db, accountId, clock.now(), params.id)) ?? NO_BAND,
  )
  mountForSession(context, endpoints.enable, async ({ accountId, body }) => {
    if (!(await settings.exists(db, body.salaryId))) return NO_BAND
    await settings.enable(db, accountId, body.salaryId, clock.now())
    return DONE
  })
  mountForSession(context, endpoints.disable, async ({ accountId, body, query }) => {
    const salaryId = body.salaryId ?? query.salaryId
    if (salaryId === undefined) return unnamed('salaryId')
    return disable(db, settings, accountId, salaryId, NO_BAND)
  })
}

function mountScholarshipSettings(context: RouteContext): void {
  const { db, clock } = context
  mountForSession(context, scholarship.list, async ({ accountId, query }) => {
    const page = await kept.scholarshipSettings[query.type].list(db, accountId, clock.now(), query)
    return { ...page, data: page.data.map((row) => ({ ...row, type: query.type })) }
  })
  mountForSession(context, scholarship.get, async ({ accountId, params, query: { type } }) => {
    const found = await kept.scholarshipSettings[type].get(
      db,
      accountId,
      clock.now(),
      params.departmentId,
    )
    return found === null ? NO_DEPARTMENT : { ...found, type }
  })
  mountForSession(context, scholarship.enable, async ({ accountId, body }) => {
    const settings = kept.scholarshipSettings[body.type]
    if (!(await settings.exists(db, body.departmentId))) return NO_DEPARTMENT
    await settings.enable(db, accountId, body.departmentId, clock.now())
    return DONE
  })
  mountForSession(context, scholarship.disable, async ({ accountId, body, query }) => {
    const departmentId = body.departmentId ?? query.departmentId
    const type = body.type ?? query.type
    if (departmentId === undefined) return unnamed('departmentId')
    if (type === undefined) return unnamed('type')
    const settings = kept.scholarshipSettings[type]
    return disable(db, settings, accountId, departmentId, NO_DEPARTMENT)
  })
}

type Switched = Pick<typeof kept.jobMajorSettings, 'exists' | 'disable'>

async function disable(
  db: Database,
  settings: Switched,
  accountId: string,
  id: number,
  nothing: HttpError,
) {
  if (!(await settings.exists(db, id))) return nothing
  await settings.disable(db, accountId, id)
  return DONE
}

function unnamed(field: string): HttpError {
  return invalidField(field, 'must be named in the body or the query')
}
