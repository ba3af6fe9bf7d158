import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '@/backend/db/connect'
import type { Outbox } from '@/backend/platform/outbox/outbox'
import { queueMail } from '@/backend/platform/outbox/queue'
import type { Clock } from '@/backend/platform/runtime/clock'
import { toDay, toHour } from '@/lib/shared/calendar/day'
import { openDigestToken } from './digest-choice'
import { toDigestMail } from './digest-mail'
import {
  addDigest,
  type DigestReader,
  listDigestReaders,
  listUnmailed,
  markMailed,
} from './digests'

type Options = {
  readonly db: Database
  readonly clock: Clock
  readonly outbox: Pick<Outbox, 'wake'>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly siteUrl: string
  /** Hour of the day in Asia/Phnom_Penh, 0 to 23. */
  readonly hour: number
}

/** ms after which a digest that did not get through is left to the next one. */
const LIFETIME = 23 * 60 * 60_000

/** One mail a user and day, queued in the transaction that says so. */
export function createDigestSender(options: Options): () => Promise<void> {
  const { db, clock, log, hour, outbox } = options
  return async () => {
    let last: string | null = null
    for (;;) {
      const now = clock.now()
      if (toHour(now) < hour) return
      const readers = await listDigestReaders(db, toDay(now), last)
      if (readers.length === 0) return
      for (const reader of readers) {
        last = reader.accountId
        try {
          await queueDigest(options, reader, now)
        } catch (error) {
          log.warn({ err: error }, 'a digest could not be written and will be tried again')
        }
      }
      outbox.wake()
    }
  }
}

function queueDigest(
  { db, siteUrl }: Options,
  { accountId, email: to }: DigestReader,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const day = toDay(now)
    const notifications = await listUnmailed(tx, accountId)
    if (notifications.length === 0 || !(await addDigest(tx, accountId, day))) return
    const token = await openDigestToken(tx, accountId, now)
    const unsubscribeUrl = `${siteUrl}/upstream/v1/digest-mail/unsubscribe?token=${token}`
    const mail = toDigestMail({ to, notifications, siteUrl, unsubscribeUrl })
    await queueMail(tx, mail, {
      purpose: 'digest',
      key: `digest:${accountId}:${day}`,
      accountId,
      expiresAt: new Date(now.getTime() + LIFETIME),
      now,
    })
    const ids = notifications.map(({ id }) => id)
    await markMailed(tx, ids, now)
  })
}
