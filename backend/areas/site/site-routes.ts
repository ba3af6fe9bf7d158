import { mount } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { toDay } from '@/backend/platform/runtime/calendar'
import { getDashboard } from '@/lib/contract/site/dashboard'
import { listSettings } from '@/lib/contract/site/setting'
import { readDashboard } from './dashboard'
import * as settings from './settings'

/** Settings and counts of the site. */
export function mountSiteRoutes(context: RouteContext): void {
  const { db, clock } = context
  mount(context, listSettings, () => settings.listSettings(db))
  mount(context, getDashboard, () => readDashboard(db, toDay(clock.now())))
}
