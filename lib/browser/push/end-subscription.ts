import { callApi } from '@/lib/browser/api-client/call-api'
import { FormError } from '@/lib/browser/api-client/form-error'
import { pushEndpoints } from '@/lib/contract/push/push'
import { readPushRecord } from './push-record'
import { removeLocalSubscription } from './remove-local-subscription'

/**
 * Ends the push subscription of one of the user's browsers, perhaps of this one. One that is already ended is
 * no error. @throws FormError
 */
export async function endPushSubscription(id: string): Promise<void> {
  try {
    await callApi(pushEndpoints.unsubscribe, { params: { id } })
  } catch (cause) {
    if (!(cause instanceof FormError) || cause.statusCode !== 404) throw cause
  }
  if ((await readPushRecord())?.id === id) await removeLocalSubscription()
}
