import type { FastifyBaseLogger } from 'fastify'
import { listToldBrowsers } from '@/backend/areas/push/push-subscriptions'
import type { Database, Transaction } from '@/backend/db/connect'
import { lockAccount } from '@/backend/db/lock-account'
import type { Outbox } from '@/backend/platform/outbox/outbox'
import { queuePush } from '@/backend/platform/outbox/queue'
import type { Clock } from '@/backend/platform/runtime/clock'
import { addDays, toDay, toMoment } from '@/lib/shared/calendar/day'
import { type News, toNews } from './news'
import { listToTell, takeUntold } from './untold'

type Options = {
  readonly db: Database
  readonly clock: Clock
  readonly outbox: Pick<Outbox, 'wake'>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** ms after which news that did not get through is none. */
const LIFETIME = 23 * 60 * 60_000

/** Tells of what was gathered, in the transaction that notes it: each thing once, whichever ways somebody chose. */
export function createTeller({ db, clock, outbox, log }: Options): () => Promise<void> {
  return async () => {
    let last: string | null = null
    for (;;) {
      const now = clock.now()
      const accounts = await listToTell(db, now, last)
      if (accounts.length === 0) return
      for (const accountId of accounts) {
        last = accountId
        try {
          await db.transaction((tx) => tell(tx, accountId, now))
        } catch (error) {
          log.warn({ err: error }, 'somebody could not be told and will be tried again')
        }
      }
      outbox.wake()
    }
  }
}

async function tell(tx: Transaction, accountId: string, now: Date): Promise<void> {
  // Another process may have been faster, or all of it may have ended.
  await lockAccount(tx, accountId)
  const untold = await takeUntold(tx, accountId, now)
  for (const news of toNews(untold)) await tellBrowsers(tx, accountId, news, now)
}

async function tellBrowsers(
  tx: Transaction,
  accountId: string,
  { cause, title, body, path, about }: News,
  now: Date,
): Promise<void> {
  const [first] = about
  const notificationId = about.length === 1 && first !== undefined ? first.id : null
  for (const { id: subscriptionId } of await listToldBrowsers(tx, accountId)) {
    await queuePush(
      tx,
      { subscriptionId, title, body, path, notificationId },
      { purpose: 'notification', accountId, expiresAt: toEnd(cause, now), now },
    )
  }
}

/** "It closes soon" may be wrong on the day after. */
function toEnd(cause: News['cause'], now: Date): Date {
  return cause === 'closing' ? toMoment(addDays(toDay(now), 1)) : new Date(now.getTime() + LIFETIME)
}
