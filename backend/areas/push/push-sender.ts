import { eq } from 'drizzle-orm'
import webPush from 'web-push'
import type { Database } from '@/backend/db/connect'
import type { PushMessage } from '@/backend/db/schema/messages/message-content'
import { pushSubscription } from '@/backend/db/schema/messages/push-subscription'
import { DeliveryFailure } from '@/backend/platform/outbox/delivery-failure'
import { postToService } from '@/backend/platform/outbox/post-to-service'
import type { Sender } from '@/backend/platform/outbox/sender'
import type { Clock } from '@/backend/platform/runtime/clock'
import type { PushPayload } from '@/lib/contract/push/push-payload'
import type { VapidKeys } from './vapid-keys'

type Options = {
  readonly db: Database
  readonly clock: Clock
  readonly keys: VapidKeys
  readonly isService: (endpoint: string) => boolean
}

type Subscription = typeof pushSubscription.$inferSelect

const BUDGET = 10_000

/** The subscription is over (RFC 8030 §7.3). */
const GONE = [404, 410]
const FOR_GOOD = [400, 413]

/** Seconds for which a push service stores a message without an expiry. */
const KEPT = 60 * 60

/**
 * Creates the sender that encrypts a message for the browser and posts it to its push service (RFC 8291, RFC
 * 8292). It deletes a subscription that is over.
 */
export function createPushSender({ db, clock, keys, isService }: Options): Sender<'push'> {
  return {
    atOnce: 5,
    async send({ id, expiresAt, content }, signal) {
      const subscription = await getSubscription(content)
      const seconds =
        expiresAt === null ? KEPT : (expiresAt.getTime() - clock.now().getTime()) / 1000
      const { headers, body } = encrypt(subscription, toPayload(id, content), {
        vapidDetails: keys,
        TTL: Math.max(0, Math.floor(seconds)),
        // A message sent again after a lost reply replaces the first one while that still waits.
        topic: id.replaceAll('-', ''),
      })
      const answer = await postToService('The push service', subscription.endpoint, {
        headers: headers as Record<string, string>,
        body: new Uint8Array(body ?? []),
        redirect: 'manual',
        ...{ signal, budget: BUDGET },
      })
      await answer.body?.cancel()
      if (GONE.includes(answer.status)) return end(subscription)
      if (answer.status >= 200 && answer.status < 300) return
      throw new DeliveryFailure(`The push service answered ${answer.status}.`, {
        isPermanent: FOR_GOOD.includes(answer.status),
        retryAfterMs: parseRetryAfterMs(answer.headers.get('retry-after'), clock.now()),
      })
    },
  }

  async function getSubscription({ subscriptionId }: PushMessage): Promise<Subscription> {
    const isIt = eq(pushSubscription.id, subscriptionId)
    const [found] = await db.select().from(pushSubscription).where(isIt)
    if (found === undefined)
      throw new DeliveryFailure('This browser no longer gets messages.', UNWANTED)
    // Also what came from a backup, or from before the list became shorter.
    if (!isService(found.endpoint))
      throw new DeliveryFailure('This is not a known push service.', UNWANTED)
    return found
  }

  async function end({ id }: Subscription): Promise<never> {
    await db.delete(pushSubscription).where(eq(pushSubscription.id, id))
    throw new DeliveryFailure('The push service reports that this browser is gone.', UNWANTED)
  }
}

const UNWANTED = { isUnwanted: true } as const

function toPayload(id: string, { title, body, path, notificationId }: PushMessage): string {
  return JSON.stringify({ id, title, body, path, notificationId } satisfies PushPayload)
}

function encrypt(
  { endpoint, p256dh, auth }: Subscription,
  payload: string,
  options: webPush.RequestOptions,
): webPush.RequestDetails {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, options)
  } catch (error) {
    throw new DeliveryFailure('The message could not be encrypted for this browser.', {
      isPermanent: true,
      cause: error,
    })
  }
}

/**
 * Parses `Retry-After`, in seconds or as a date (RFC 9110 §10.2.3), into milliseconds; 0 when it cannot be
 * parsed.
 */
export function parseRetryAfterMs(header: string | null, now: Date): number {
  const text = header?.trim() ?? ''
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime()
  return Number.isNaN(ms) ? 0 : Math.max(ms, 0)
}
