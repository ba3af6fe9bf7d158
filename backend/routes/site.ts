import { getDashboard } from '@/lib/contract/dashboard'
import { listSettings } from '@/lib/contract/setting'
import { mount } from '../http/mount'
import type { RouteContext } from '../http/route-context'
import { readDashboard } from '../repositories/dashboard'
import * as settings from '../repositories/settings'
import { toDay } from '../services/calendar'

/** Settings and counts of the site. */
export function mountSiteRoutes(context: RouteContext): void {
  const { db, clock } = context
  mount(context, listSettings, () => settings.listSettings(db))
  mount(context, getDashboard, () => readDashboard(db, toDay(clock.now())))
}
