import { DONE } from '@/backend/platform/http/done'
import { mountForSession } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { reachEndpoints } from '@/lib/contract/reach/reach'
import { cancelAllSubscriptions, getSubscriptions, restoreSubscription } from './subscriptions'

export function mountSubscriptionRoutes(context: RouteContext): void {
  const { db, clock } = context

  mountForSession(context, reachEndpoints.get, ({ accountId }) =>
    getSubscriptions(db, accountId, clock.now()),
  )

  mountForSession(context, reachEndpoints.end, async ({ accountId }) => {
    await cancelAllSubscriptions(db, accountId, clock.now())
    return DONE
  })

  mountForSession(context, reachEndpoints.begin, async ({ accountId, params }) => {
    await restoreSubscription(db, accountId, params.item, clock.now())
    return DONE
  })
}
