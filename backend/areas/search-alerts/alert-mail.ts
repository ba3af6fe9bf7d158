import { createMessageJob } from '@/backend/platform/outbox/message-job'
import type { ScheduledKind } from '@/backend/platform/outbox/message-kind'
import { queueMessage } from '@/backend/platform/outbox/queue'
import { normalizeOneLine } from '@/lib/contract/normalize-text'
import { toDay } from '@/lib/shared/calendar/day'
import { toUnsubscribeAlertsUrl } from './alert-link-mails'
import { hasConfirmedAlert } from './alerts'
import {
  claimRecipient,
  type SearchAlertResults,
  searchDueAlerts,
  selectDueRecipients,
} from './due-alerts'

type AlertNews = {
  readonly to: string
  readonly results: readonly SearchAlertResults[]
  /** Ends all alerts of the address. */
  readonly token: string
}

export const alertMail: ScheduledKind<AlertNews, 'mail'> = {
  name: 'alert',
  event: 'a listing matches a search with an alert',
  audience: 'the confirmed address of the alert',
  rhythm: 'daily or weekly, as chosen; one mail a day',
  // Then the next mail is due.
  lifetimeMs: 23 * 60 * 60_000,
  unsubscribe: 'each alert and all alerts, by links or one click of a mail program',
  skipsBlocked: true,
  checkBeforeSending: async (db, { key }) => {
    const [, readerId = ''] = key?.split(':') ?? []
    return (await hasConfirmedAlert(db, readerId)) ? 'send' : 'drop'
  },
  job: createMessageJob({
    everyMs: 60_000,
    selectDue: ({ now, isPastHour }) => (isPastHour ? selectDueRecipients(toDay(now)) : null),
    write: async (tx, { id }, { now, siteUrl }) => {
      const today = toDay(now)
      const recipient = await claimRecipient(tx, id, today)
      if (recipient === null) return
      const results = await searchDueAlerts(tx, recipient, today, siteUrl)
      if (results.length === 0) return
      const { email: to, token } = recipient
      const options = { key: `alert:${id}:${today}`, now, siteUrl }
      await queueMessage(tx, alertMail, 'mail', { to, results, token }, options)
    },
  }),
  texts: {
    mail({ to, results, token }, { url: siteUrl }) {
      const count = results.reduce((sum, alert) => sum + alert.count, 0)
      return {
        to,
        subject:
          count === 1
            ? 'One new listing for your search'
            : `${count} new listings for your searches`,
        paragraphs: [
          'These listings are new:',
          ...results.flatMap(({ label, url, items, count: found, token: own }) => [
            `${label}\n${url}`,
            ...items.map((item) => `${normalizeOneLine(item.title)}\n${item.url}`),
            ...(found > items.length ? [`And ${found - items.length} more: ${url}`] : []),
            `End this alert: ${toUnsubscribeAlertsUrl(siteUrl, own)}`,
          ]),
          'The link at the end stops all alerts.',
        ],
        linksLines: true,
        unsubscribeUrl: toUnsubscribeAlertsUrl(siteUrl, token),
      }
    },
  },
}
