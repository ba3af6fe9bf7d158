import { DeliveryFailure } from '@/backend/platform/outbox/delivery-failure'
import type { Sender } from '@/backend/platform/outbox/sender'
import { postNotice } from './post-notice'
import type { IndexNowSettings } from './settings'

/** What the same addresses would be answered again: a bad call, or addresses of another host (indexnow.org/documentation). */
const FOR_GOOD = [400, 422]

/** 403 and 429 may pass: the file with the key is not there yet, or there was too much of us. */
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
        forGood: FOR_GOOD.includes(status),
      })
    },
  }
}
