import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '@/backend/db/connect'
import type { Mailer } from '@/backend/platform/mail/messages'
import type { Clock } from '@/backend/platform/runtime/clock'
import { toDay, toHour } from '@/lib/shared/calendar/day'
import { openDigestToken } from './digest-choice'
import { toDigestMail } from './digest-mail'
import {
  claimDigest,
  type DigestReader,
  listDigestReaders,
  listUnmailed,
  markDigestSent,
} from './digests'

type Options = {
  readonly db: Database
  readonly clock: Clock
  readonly mailer: Mailer
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly siteUrl: string
  /** Hour of the day in Asia/Phnom_Penh, 0 to 23. */
  readonly hour: number
}

/** ms until another process tries: the mail was refused, or its sender killed. */
const PATIENCE = 15 * 60_000

/** One mail a user and day; a sender killed between the mail server's yes and its own note sends it twice. */
export function createDigestSender(options: Options): () => Promise<void> {
  const { db, clock, log, hour } = options
  return async () => {
    for (;;) {
      const now = clock.now()
      if (toHour(now) < hour) return
      const readers = await listDigestReaders(db, toDay(now), now)
      if (readers.length === 0) return
      for (const reader of readers) {
        try {
          await sendDigest(options, reader, now)
        } catch (error) {
          log.warn({ err: error }, 'a digest could not be sent and will be tried again')
        }
      }
    }
  }
}

async function sendDigest(
  { db, mailer, siteUrl }: Options,
  { accountId, email }: DigestReader,
  now: Date,
): Promise<void> {
  const day = toDay(now)
  const tryAfter = new Date(now.getTime() + PATIENCE)
  if (!(await claimDigest(db, accountId, day, { now, tryAfter }))) return
  const notifications = await listUnmailed(db, accountId)
  if (notifications.length === 0) return
  const token = await openDigestToken(db, accountId, now)
  const unsubscribeUrl = `${siteUrl}/upstream/v1/digest-mail/unsubscribe?token=${token}`
  await mailer.sendMail(toDigestMail({ to: email, notifications, siteUrl, unsubscribeUrl }))
  const ids = notifications.map(({ id }) => id)
  await markDigestSent(db, accountId, day, ids, now)
}
