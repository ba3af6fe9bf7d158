import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '@/backend/db/connect'
import { lockAccount } from '@/backend/db/lock-account'
import type { Outbox } from '@/backend/platform/outbox/outbox'
import { queueMail } from '@/backend/platform/outbox/queue'
import type { Clock } from '@/backend/platform/runtime/clock'
import { toDay } from '@/lib/shared/calendar/day'
import { isDigestDue } from './digest-due'
import { toDigestMail } from './digest-mail'
import {
  addDigest,
  type DigestRecipient,
  listDigestRecipients,
  listUnmailed,
  markMailed,
} from './digests'
import { forEachPage } from './for-each-page'
import { createUnsubscribeUrl, getMailChoice } from './mail-preferences'

type Options = {
  readonly db: Database
  readonly clock: Clock
  readonly outbox: Pick<Outbox, 'wake'>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly siteUrl: string
  /** Hour of the day in Asia/Phnom_Penh, 0 to 23. */
  readonly hour: number
}

const HOUR = 60 * 60_000

/** Milliseconds after which an undelivered digest expires, because the next one follows. */
const LIFETIMES = { 'at-once': 23 * HOUR, daily: 23 * HOUR, weekly: (7 * 24 - 1) * HOUR } as const

/** Creates the job that sends digests. Each mail is queued in the transaction that records its content. */
export function createDigestSender(options: Options): () => Promise<void> {
  const { db, clock, log, hour, outbox } = options
  return () =>
    forEachPage({
      list: (after) => listDigestRecipients(db, isDigestDue(clock.now(), hour), after),
      serve: (reader) => queueDigest(options, reader),
      onFailure: (error) =>
        log.warn({ err: error }, 'a digest could not be written and will be tried again'),
      onPortion: outbox.wake,
    })
}

function queueDigest(
  { db, clock, siteUrl }: Options,
  { accountId, email: to, rhythm }: DigestRecipient,
): Promise<void> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    // Another process may have been faster, or the user may have changed the choice.
    await lockAccount(tx, accountId)
    if (rhythm === 'off' || (await getMailChoice(tx, accountId)).rhythm !== rhythm) return
    const notifications = await listUnmailed(tx, accountId, now)
    if (notifications.length === 0) return
    const day = toDay(now)
    if (!(await addDigest(tx, accountId, day)) && rhythm !== 'at-once') return
    const unsubscribeUrl = await createUnsubscribeUrl(tx, siteUrl, accountId, 'digests', now)
    const mail = toDigestMail({ to, notifications, siteUrl, unsubscribeUrl })
    await queueMail(tx, mail, {
      purpose: 'digest',
      key: `digest:${accountId}:${rhythm === 'at-once' ? now.toISOString() : day}`,
      accountId,
      expiresAt: new Date(now.getTime() + LIFETIMES[rhythm]),
      now,
    })
    const ids = notifications.map(({ id }) => id)
    await markMailed(tx, ids, now)
  })
}
