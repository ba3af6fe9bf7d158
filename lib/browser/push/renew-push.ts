import { isDone } from '@/lib/browser/wire/early'
import { toAddress, toReply } from '@/lib/browser/wire/transport'
import { pushCalls } from '@/lib/contract/notifications/push-calls'
import { OWNER_HEADER } from '@/lib/shared/session/owner-header'
import { forgetOwnPush, type OwnPush, writeOwnPush } from './own-push'
import { toSubscriptionInput } from './subscribe-browser'

/** Tells the API that this browser is still there, and where. What was ended elsewhere meanwhile stays ended. */
export async function renewPush(own: OwnPush, subscription: PushSubscription): Promise<void> {
  const { method } = pushCalls.renew
  const response = await fetch(toAddress(pushCalls.renew, { params: { id: own.id } }), {
    method,
    headers: { 'Content-Type': 'application/json', [OWNER_HEADER]: own.owner },
    body: JSON.stringify(toSubscriptionInput(subscription, own.name)),
  })
  const { status, body } = toReply(response.status, await response.text())
  const { endpoint } = subscription
  if (status === 200 && isDone(body)) {
    await writeOwnPush({ ...own, endpoint, renewedAt: Date.now() })
  } else if (status === 404 && body !== null) {
    await forgetOwnPush()
  }
}
