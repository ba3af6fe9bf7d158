import { logout, logoutElsewhere } from '@/lib/contract/auth'
import { DONE } from '../http/done'
import { mountForSession } from '../http/mount'
import type { RouteContext } from '../http/route-context'
import { endOtherSessions, endSession } from '../repositories/sessions'

/** Ending sessions. */
export function mountLogoutRoutes(context: RouteContext): void {
  const { db, clock } = context

  mountForSession(context, logout, async ({ sessionToken }) => {
    await endSession(db, sessionToken, clock.now())
    return DONE
  })

  mountForSession(context, logoutElsewhere, async ({ accountId, sessionToken }) => {
    await endOtherSessions(db, accountId, sessionToken, clock.now())
    return DONE
  })
}
