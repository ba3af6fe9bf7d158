import type { FastifyBaseLogger } from 'fastify'
import { listPushSubscriptions } from '@/backend/areas/push/push-subscriptions'
import { getTelegramLink } from '@/backend/areas/telegram/telegram-links'
import type { Database, Transaction } from '@/backend/db/connect'
import { lockAccount } from '@/backend/db/lock-account'
import type { Outbox } from '@/backend/platform/outbox/outbox'
import { queuePush, queueTelegram } from '@/backend/platform/outbox/queue'
import type { Clock } from '@/backend/platform/runtime/clock'
import { addDays, toDay, toMoment } from '@/lib/shared/calendar/day'
import { type News, toNews } from './news'
import { claimPending, listAccountsWithPending } from './pending-notifications'
import { toTelegramHtml } from './telegram-html'

type Options = {
  readonly db: Database
  readonly clock: Clock
  readonly outbox: Pick<Outbox, 'wake'>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly siteUrl: string
}

/** Milliseconds after which undelivered news expires. */
const LIFETIME = 23 * 60 * 60_000

/**
 * Creates the job that sends instant messages. Each notification is sent once over all chosen channels, in
 * the transaction that records it.
 */
export function createInstantSender({
  db,
  clock,
  outbox,
  log,
  siteUrl,
}: Options): () => Promise<void> {
  return async () => {
    let last: string | null = null
    for (;;) {
      const now = clock.now()
      const accounts = await listAccountsWithPending(db, now, last)
      if (accounts.length === 0) return
      for (const accountId of accounts) {
        last = accountId
        try {
          await db.transaction((tx) => sendPending(tx, { accountId, siteUrl, now }))
        } catch (error) {
          log.warn({ err: error }, 'somebody could not be told and will be tried again')
        }
      }
      outbox.wake()
    }
  }
}

type Recipient = { readonly accountId: string; readonly siteUrl: string; readonly now: Date }

async function sendPending(tx: Transaction, told: Recipient): Promise<void> {
  const { accountId, now } = told
  // Another process may have been faster, or the user may have ended everything.
  await lockAccount(tx, accountId)
  const untold = await claimPending(tx, accountId, now)
  for (const news of toNews(untold)) {
    await queueForBrowsers(tx, news, told)
    await queueForTelegram(tx, news, told)
  }
}

async function queueForBrowsers(
  tx: Transaction,
  { cause, title, body, path, about }: News,
  { accountId, now }: Recipient,
): Promise<void> {
  const [first] = about
  const notificationId = about.length === 1 && first !== undefined ? first.id : null
  for (const { id: subscriptionId } of await listPushSubscriptions(tx, accountId)) {
    await queuePush(
      tx,
      { subscriptionId, title, body, path, notificationId },
      { purpose: 'notification', accountId, expiresAt: toEnd(cause, now), now },
    )
  }
}

async function queueForTelegram(
  tx: Transaction,
  news: News,
  { accountId, siteUrl, now }: Recipient,
): Promise<void> {
  const link = await getTelegramLink(tx, accountId)
  if (link === null) return
  await queueTelegram(
    tx,
    { chatId: link.chatId, html: toTelegramHtml(news, siteUrl), accountId },
    { purpose: 'notification', accountId, expiresAt: toEnd(news.cause, now), now },
  )
}

/** "It closes soon" may be wrong on the next day. */
function toEnd(cause: News['cause'], now: Date): Date {
  return cause === 'closing' ? toMoment(addDays(toDay(now), 1)) : new Date(now.getTime() + LIFETIME)
}
