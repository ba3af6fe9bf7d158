import type { MessageJobContext } from '@/backend/platform/outbox/message-job'
import type { AnyMessageKind } from '@/backend/platform/outbox/message-kind'
import type { Senders } from '@/backend/platform/outbox/sender'
import { silentLog } from '@/backend/platform/runtime/log'
import type { TestClock } from '@/tests/support/app'
import { testOutbox } from '@/tests/support/app-deps'

export const SITE_URL = 'https://www.visvakor.example'

type Options = Pick<MessageJobContext, 'db'> &
  Partial<Pick<MessageJobContext, 'log'>> & {
    readonly clock: TestClock
    readonly senders?: Partial<Senders>
  }

/**
 * An API process that queues what kinds of messages have due, and sends it. The hour of daily messages is 18:00 in
 * Phnom Penh, 11:00 in UTC.
 */
export function openJobProcess(
  { db, clock, log = silentLog, senders = {} }: Options,
  ...kinds: readonly Pick<AnyMessageKind, 'job'>[]
) {
  const outbox = testOutbox({ db, clock, senders })
  const asleep = { wake: () => undefined }
  /** Queues, and sends nothing. */
  const write = async () => {
    for (const { job } of kinds) {
      await job?.run({ db, clock, log, outbox: asleep, siteUrl: SITE_URL, hour: 18 })
    }
  }
  /** Queues and sends, at a moment of its own if one is given. */
  const run = async (at?: string) => {
    if (at !== undefined) clock.set(at)
    await write()
    await outbox.run()
  }
  return { outbox, write, run }
}
