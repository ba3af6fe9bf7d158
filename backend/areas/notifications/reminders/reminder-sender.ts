import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '@/backend/db/connect'
import { lockAccount } from '@/backend/db/lock-account'
import type { Outbox } from '@/backend/platform/outbox/outbox'
import { queueMail } from '@/backend/platform/outbox/queue'
import type { Clock } from '@/backend/platform/runtime/clock'
import { notifyOpenPages } from '@/backend/platform/socket/notify-pages'
import { addDays, toDay, toHour, toMoment } from '@/lib/shared/calendar/day'
import { forEachPage } from '../for-each-page'
import { createUnsubscribeUrl, getMailChoice } from '../mail-preferences'
import { toReminderMail } from './reminder-mail'
import {
  addReminder,
  claimClosing,
  listReminderRecipients,
  type ReminderRecipient,
} from './reminders'

type Options = {
  readonly db: Database
  readonly clock: Clock
  readonly outbox: Pick<Outbox, 'wake'>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly siteUrl: string
  /** Hour of the day in Asia/Phnom_Penh, 0 to 23. */
  readonly hour: number
}

/**
 * Creates the job that reminds each user once a day of everything that closes, on the site and by mail, in
 * the transaction that records it.
 */
export function createReminderSender(options: Options): () => Promise<void> {
  const { db, clock, log, hour, outbox } = options
  return () =>
    forEachPage({
      list: async (after) => {
        const now = clock.now()
        return toHour(now) < hour ? [] : await listReminderRecipients(db, toDay(now), after)
      },
      serve: (reminded) => remind(options, reminded),
      onFailure: (error) =>
        log.warn({ err: error }, 'a reminder could not be written and will be tried again'),
      onPortion: outbox.wake,
    })
}

function remind(
  { db, clock, siteUrl }: Options,
  { accountId, email: to }: ReminderRecipient,
): Promise<void> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    if (!(await getMailChoice(tx, accountId)).reminders) return
    const today = toDay(now)
    const closing = await claimClosing(tx, accountId, today)
    const told = await addReminder(tx, accountId, closing, now)
    if (told !== null)
      await notifyOpenPages(tx, { accountId, event: 'notification', about: [told] })
    if (to === null || closing.length === 0) return
    const unsubscribeUrl = await createUnsubscribeUrl(tx, siteUrl, accountId, 'reminders', now)
    await queueMail(tx, toReminderMail({ to, closing, today, siteUrl, unsubscribeUrl }), {
      purpose: 'reminder',
      key: `reminder:${accountId}:${today}`,
      accountId,
      // "Closes tomorrow" is wrong on the next day.
      expiresAt: toMoment(addDays(today, 1)),
      now,
    })
  })
}
