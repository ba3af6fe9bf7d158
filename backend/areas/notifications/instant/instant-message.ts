import { listPushSubscriptions } from '@/backend/areas/push/push-subscriptions'
import { getTelegramLink } from '@/backend/areas/telegram/telegram-links'
import { lockAccountRow } from '@/backend/db/lock-account'
import { createMessageJob } from '@/backend/platform/outbox/message-job'
import type { MessageKind, ScheduledKind } from '@/backend/platform/outbox/message-kind'
import { queueMessage } from '@/backend/platform/outbox/queue'
import { addDays, toDay, toMoment } from '@/lib/shared/calendar/day'
import { toNotificationTexts } from '../causes/causes'
import type { NotificationText } from './notification-text'
import { claimPending, selectAccountsWithPending } from './pending-notifications'
import { toTelegramHtml } from './telegram-html'

type ForBrowser = { readonly news: NotificationText; readonly subscriptionId: string }
type ForChat = {
  readonly news: NotificationText
  readonly chatId: number
  readonly accountId: string
}

/** Sends each notification once over all chosen channels, in the transaction that records it. */
export const instantPush: ScheduledKind<ForBrowser, 'push'> = {
  name: 'notification',
  event: 'a notification is ten minutes old and unread',
  audience: 'each browser that its user chose',
  rhythm: 'ten minutes after the first, all in one',
  lifetimeMs: 23 * 60 * 60_000,
  unsubscribe: 'in Notifications, or by signing out',
  skipsBlocked: true,
  texts: {
    push: ({ news: { title, body, path, about }, subscriptionId }) => ({
      ...{ subscriptionId, title, body, path },
      notificationId: (about.length === 1 ? about[0]?.id : null) ?? null,
    }),
  },
  job: createMessageJob({
    everyMs: 15_000,
    selectDue: selectAccountsWithPending,
    write: async (tx, { id: accountId }, { now, siteUrl }) => {
      await lockAccountRow(tx, accountId)
      const pending = await claimPending(tx, accountId, now)
      for (const news of toNotificationTexts(pending)) {
        const options = {
          ...{ accountId, now, siteUrl },
          // "It closes soon" may be wrong on the next day.
          ...(news.cause === 'closing' ? { expiresAt: toMoment(addDays(toDay(now), 1)) } : {}),
        }
        for (const { id: subscriptionId } of await listPushSubscriptions(tx, accountId)) {
          await queueMessage(tx, instantPush, 'push', { news, subscriptionId }, options)
        }
        const link = await getTelegramLink(tx, accountId)
        if (link === null) continue
        const { chatId } = link
        await queueMessage(tx, instantChat, 'telegram', { news, chatId, accountId }, options)
      }
    },
  }),
}

/** The same news, queued by the same job. */
export const instantChat: MessageKind<ForChat, 'telegram'> = {
  name: instantPush.name,
  event: instantPush.event,
  audience: 'the chat that its user linked',
  rhythm: instantPush.rhythm,
  lifetimeMs: 23 * 60 * 60_000,
  unsubscribe: 'in Notifications, or /stop in the chat',
  skipsBlocked: true,
  texts: {
    telegram: ({ news, chatId, accountId }, { url }) => ({
      chatId,
      accountId,
      html: toTelegramHtml(news, url),
    }),
  },
}
