import { isSuccessReply } from '@/lib/browser/api-client/light-endpoint'
import { parseApiReply, toRequestUrl } from '@/lib/browser/api-client/transport'
import { schemalessPushEndpoints } from '@/lib/contract/push/schemaless-push-endpoints'
import { OWNER_HEADER } from '@/lib/shared/session/owner-header'
import { deletePushRecord, type PushRecord, writePushRecord } from './push-record'
import { toSubscriptionInput } from './subscribe-browser'

/** Sends the current subscription to the API. One that was ended elsewhere stays ended. */
export async function renewPush(own: PushRecord, subscription: PushSubscription): Promise<void> {
  const { method } = schemalessPushEndpoints.renew
  const response = await fetch(
    toRequestUrl(schemalessPushEndpoints.renew, { params: { id: own.id } }),
    {
      method,
      headers: { 'Content-Type': 'application/json', [OWNER_HEADER]: own.owner },
      body: JSON.stringify(toSubscriptionInput(subscription, own.name)),
    },
  )
  const { status, body } = parseApiReply(response.status, await response.text())
  const { endpoint } = subscription
  if (status === 200 && isSuccessReply(body)) {
    await writePushRecord({ ...own, endpoint, renewedAt: Date.now() })
  } else if (status === 404 && body !== null) {
    await deletePushRecord()
  }
}
