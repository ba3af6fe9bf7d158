import { DONE } from '@/backend/platform/http/done'
import { mountForSession } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { logout, logoutElsewhere } from '@/lib/contract/sign-in/sign-in'
import { endOtherSessions, endSession } from './sessions'

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
