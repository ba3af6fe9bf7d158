import { mount } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { dashboardEndpoints } from '@/lib/contract/site/dashboard'
import { settingEndpoints } from '@/lib/contract/site/setting'
import { toDay } from '@/lib/shared/calendar/day'
import { countDashboard } from './dashboard'
import * as settings from './settings'

export function mountSiteRoutes(context: RouteContext): void {
  const { db, reads, clock } = context
  mount(context, settingEndpoints.list, () => settings.listSettings(db))
  mount(context, dashboardEndpoints.get, () =>
    reads((from) => countDashboard(from, toDay(clock.now()))),
  )
}
