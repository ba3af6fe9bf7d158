import { DeliveryFailure } from '@/backend/platform/outbox/delivery-failure'
import type { Sender } from '@/backend/platform/outbox/sender'
import { createTokenSource } from './google-token'
import { postNotice } from './post-notice'
import type { ServiceAccount } from './service-account'
import type { GoogleIndexingSettings } from './settings'

/**
 * Creates the sender for Google's Indexing API. 403 may pass once the account is an owner of the site in its
 * console, and 429 when others used up the quota we counted as ours; a bad address stays bad.
 */
export function createGoogleSender(
  { url }: Pick<GoogleIndexingSettings, 'url'>,
  account: ServiceAccount,
): Sender<'google-indexing'> {
  const tokens = createTokenSource(account)
  return {
    atOnce: 1,
    async send({ content }, signal) {
      const token = await tokens.get(signal)
      const status = await postNotice({
        who: 'Google',
        url,
        headers: { authorization: `Bearer ${token}` },
        body: { url: content.url, type: content.isListed ? 'URL_UPDATED' : 'URL_DELETED' },
        signal,
      })
      if (status === 200) return
      if (status === 401) tokens.forget()
      throw new DeliveryFailure(`Google answered ${status}.`, { isPermanent: status === 400 })
    },
  }
}
