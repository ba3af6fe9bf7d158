import { DeliveryFailure } from '@/backend/platform/outbox/delivery-failure'
import type { Sender } from '@/backend/platform/outbox/sender'
import { postNotice } from './post-notice'
import type { IndexNowSettings } from './settings'

/** Permanent errors: a bad call, or addresses of another host (indexnow.org/documentation). */
const FOR_GOOD = [400, 422]

/**
 * Creates the sender for IndexNow. 403 and 429 may pass: the key file is not there yet, or we sent too much.
 */
export function createIndexNowSender(
  { key, url }: IndexNowSettings,
  siteUrl: string,
): Sender<'index-now'> {
  const { host } = new URL(siteUrl)
  return {
    atOnce: 1,
    async send({ content: { urls } }, signal) {
      const body = { host, key, keyLocation: `${siteUrl}/${key}.txt`, urlList: urls }
      const status = await postNotice({ who: 'IndexNow', url, body, signal })
      if (status === 200 || status === 202) return
      throw new DeliveryFailure(`IndexNow answered ${status}.`, {
        isPermanent: FOR_GOOD.includes(status),
      })
    },
  }
}
