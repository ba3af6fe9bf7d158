import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '@/backend/db/connect'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import type { Outbox } from '@/backend/platform/outbox/outbox'
import { queueMessage } from '@/backend/platform/outbox/queue'
import type { Clock } from '@/backend/platform/runtime/clock'
import { createPeriodicTask, type PeriodicTask } from '@/backend/platform/runtime/periodic-task'
import type { Environment } from '@/backend/settings/environment'
import { toDay, toHour } from '@/lib/shared/calendar/day'
import { listAttention } from './attention'
import { attentionMail } from './attention-mail'
import { readMailRecords } from './mail-records'

/** Milliseconds between two looks. */
const EVERY = 10 * 60_000

/** Hour of the day in Asia/Phnom_Penh from which the mail goes out. */
const HOUR = 7

type Options = {
  readonly db: Database
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly outbox: Pick<Outbox, 'wake'>
  readonly environment: Pick<
    Environment,
    'dataDir' | 'siteUrl' | 'messages' | 'dkimSelector' | 'allowsDemo' | 'operatorEmail'
  >
}

/** Starts mailing the operator once a day what needs them; null without OPERATOR_EMAIL. */
export function startDailyMail(options: Options): PeriodicTask | null {
  const { operatorEmail: to } = options.environment
  if (to === null) return null
  return createPeriodicTask({
    work: () => mailAttention(options, to),
    everyMs: EVERY,
    log: options.log,
    name: 'the daily mail to the operator',
  })
}

/** Queues the mail of today, unless nothing needs the operator, it is too early, or it was queued before. */
export async function mailAttention(
  { db, clock, outbox, environment }: Omit<Options, 'log'>,
  to: string,
): Promise<void> {
  const now = clock.now()
  if (toHour(now) < HOUR) return
  const key = `attention:${toDay(now)}`
  if ((await db.$count(outgoingMessage, eq(outgoingMessage.key, key))) > 0) return
  const mailRecords = await readMailRecords(environment)
  const items = await listAttention({ db, environment, mailRecords, now })
  if (items.length === 0) return
  const { siteUrl } = environment
  await db.transaction((tx) =>
    queueMessage(tx, attentionMail, 'mail', { to, items }, { key, now, siteUrl }),
  )
  outbox.wake()
}
