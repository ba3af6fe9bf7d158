import { DONE } from '@/backend/platform/http/done'
import { mountForSession } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { signInEndpoints } from '@/lib/contract/sign-in/sign-in'
import { addKnownInstallation } from './known-installations'
import { closeSession, endOtherSessions } from './sessions'

export function mountLogoutRoutes(context: RouteContext): void {
  const { db, clock } = context

  mountForSession(context, signInEndpoints.logout, async ({ sessionToken }) => {
    await closeSession(db, sessionToken, clock.now())
    return DONE
  })

  mountForSession(context, signInEndpoints.logoutElsewhere, (call) => {
    const { accountId, sessionToken, installationId } = call
    return db.transaction(async (tx) => {
      const now = clock.now()
      await endOtherSessions(tx, accountId, sessionToken, now)
      await addKnownInstallation(tx, accountId, installationId, now)
      return DONE
    })
  })
}
