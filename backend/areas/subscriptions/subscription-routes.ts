import { mountForSession, SUCCESS_REPLY } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { subscriptionEndpoints } from '@/lib/contract/subscriptions/subscriptions'
import { cancelAllSubscriptions, getSubscriptions, restoreSubscription } from './subscriptions'

export function mountSubscriptionRoutes(context: RouteContext): void {
  const { db, clock } = context

  mountForSession(context, subscriptionEndpoints.get, ({ accountId }) =>
    getSubscriptions(db, accountId, clock.now()),
  )

  mountForSession(context, subscriptionEndpoints.cancelAll, async ({ accountId }) => {
    await cancelAllSubscriptions(db, accountId, clock.now())
    return SUCCESS_REPLY
  })

  mountForSession(context, subscriptionEndpoints.resume, async ({ accountId, params }) => {
    await restoreSubscription(db, accountId, params.item, clock.now())
    return SUCCESS_REPLY
  })
}
