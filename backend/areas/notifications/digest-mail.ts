import { and, eq } from 'drizzle-orm'
import { lockAccountRow } from '@/backend/db/lock-account'
import { digest } from '@/backend/db/schema/digest'
import { notification } from '@/backend/db/schema/notification'
import { createMessageJob } from '@/backend/platform/outbox/message-job'
import type { ScheduledKind } from '@/backend/platform/outbox/message-kind'
import { queueMessage } from '@/backend/platform/outbox/queue'
import { normalizeOneLine } from '@/lib/contract/normalize-text'
import type { Notification } from '@/lib/contract/notifications/notification'
import { toDay } from '@/lib/shared/calendar/day'
import { DIGEST_CAUSES } from './causes/causes'
import {
  addDigest,
  type DigestRecipient,
  isUnmailed,
  recordNotificationsMailed,
  selectDigestRecipients,
} from './due-digests'
import { toListingPath } from './listing-path'
import { createUnsubscribeUrl, getMailChoice } from './mail-preferences'
import { listUnsent } from './notifications'

type Digest = {
  readonly to: string
  readonly notifications: readonly Notification[]
  readonly unsubscribeUrl: string
}

/** Maximum of listings of a cause named in a mail; the others are only counted. */
const NAMED = 20

const HOUR = 60 * 60_000

/** Milliseconds after which an undelivered digest expires, because the next one follows. */
const LIFETIMES = { 'at-once': 23 * HOUR, daily: 23 * HOUR, weekly: (7 * 24 - 1) * HOUR } as const

export const digestMail: ScheduledKind<Digest, 'mail'> = {
  name: 'digest',
  event: 'there are notifications that nobody read and no mail had',
  audience: 'their user, if the address is confirmed',
  rhythm: 'at once (ten minutes after the first), daily or weekly, as chosen',
  unsubscribe: 'these mails, by a link, one click of a mail program, or in Notifications',
  skipsBlocked: true,
  checkBeforeSending: async (db, { accountId }) =>
    accountId === null || (await getMailChoice(db, accountId)).rhythm === 'off' ? 'drop' : 'send',
  job: createMessageJob<DigestRecipient>({
    everyMs: 60_000,
    selectDue: selectDigestRecipients,
    write: async (tx, { id: accountId, email: to, rhythm }, { now, siteUrl }) => {
      // Another process may have been faster, or the user may have changed the choice.
      await lockAccountRow(tx, accountId)
      if (rhythm === 'off' || (await getMailChoice(tx, accountId)).rhythm !== rhythm) return
      const notifications = await listUnsent(tx, accountId, isUnmailed(now))
      if (notifications.length === 0) return
      const day = toDay(now)
      if (!(await addDigest(tx, accountId, day)) && rhythm !== 'at-once') return
      const unsubscribeUrl = await createUnsubscribeUrl(tx, siteUrl, accountId, 'digests', now)
      const key = `digest:${accountId}:${rhythm === 'at-once' ? now.toISOString() : day}`
      const expiresAt = new Date(now.getTime() + LIFETIMES[rhythm])
      const options = { key, accountId, expiresAt, now, siteUrl }
      await queueMessage(tx, digestMail, 'mail', { to, notifications, unsubscribeUrl }, options)
      const ids = notifications.map(({ id }) => id)
      await recordNotificationsMailed(tx, ids, now)
    },
  }),
  // Returns the notifications of an undelivered mail to the next one.
  async onSettled(tx, { accountId, createdAt, state, at }) {
    if (accountId === null) return
    if (state === 'accepted') {
      await tx
        .update(digest)
        .set({ sentAt: at })
        .where(and(eq(digest.accountId, accountId), eq(digest.day, toDay(createdAt))))
      return
    }
    await tx
      .update(notification)
      .set({ emailedAt: null })
      .where(and(eq(notification.accountId, accountId), eq(notification.emailedAt, createdAt)))
  },
  texts: {
    mail({ to, notifications, unsubscribeUrl }, { url: siteUrl }) {
      const parts = DIGEST_CAUSES.flatMap(({ name, ...words }) => {
        const about = notifications.filter(({ cause }) => cause === name)
        return about.length === 0 ? [] : [{ ...words, about }]
      })
      return {
        to,
        subject: parts.map(({ subject, about }) => subject(about.length))[0] ?? '',
        paragraphs: parts.flatMap(({ intro, about }) => [
          intro,
          ...about
            .slice(0, NAMED)
            .map(
              ({ title, listing }) =>
                `${normalizeOneLine(title)}\n${siteUrl}${toListingPath(listing)}`,
            ),
          ...(about.length > NAMED
            ? [`And ${about.length - NAMED} more in your notifications on the site.`]
            : []),
        ]),
        linksLines: true,
        action: { label: 'Change your notifications', url: `${siteUrl}/profile/job-notification` },
        unsubscribeUrl,
      }
    },
  },
}
