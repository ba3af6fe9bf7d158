import type { FastifyBaseLogger } from 'fastify'
import type { Database, Transaction } from '@/backend/db/connect'
import type { Clock } from '@/backend/platform/runtime/clock'
import { toHour } from '@/lib/shared/calendar/day'
import type { Outbox } from './outbox'

export type MessageJobContext = {
  readonly db: Database
  readonly clock: Clock
  readonly outbox: Pick<Outbox, 'wake'>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** Without a slash at its end. */
  readonly siteUrl: string
  /** Hour of the day in Asia/Phnom_Penh from which daily messages go out, 0 to 23. */
  readonly hour: number
}

export type MessageJob = {
  /** Milliseconds between two runs. */
  readonly everyMs: number
  /** Serves everybody who is due. Several processes may run it on one database. */
  run(context: MessageJobContext): Promise<void>
}

type Moment = { readonly now: Date; readonly hour: number; readonly isPastHour: boolean }

type Due<Recipient> = {
  readonly everyMs: number
  /** Lists who is due after this id, ordered by id, one page at a time. */
  readonly list: (
    db: Database,
    after: string | null,
    moment: Moment,
  ) => Promise<readonly Recipient[]>
  /** Queues what a recipient is due. It locks and reads again: another process may have been faster. */
  readonly write: (
    tx: Transaction,
    recipient: Recipient,
    context: { readonly now: Date; readonly siteUrl: string },
  ) => Promise<void>
}

/** Creates a job with a transaction for each recipient; one that fails is tried again in the next run. */
export function createMessageJob<Recipient extends { readonly id: string }>({
  everyMs,
  list,
  write,
}: Due<Recipient>): MessageJob {
  return {
    everyMs,
    async run({ db, clock, outbox, log, siteUrl, hour }) {
      let after: string | null = null
      for (;;) {
        const now = clock.now()
        const page: readonly Recipient[] = await list(db, after, {
          now,
          hour,
          isPastHour: toHour(now) >= hour,
        })
        if (page.length === 0) return
        for (const recipient of page) {
          after = recipient.id
          try {
            await db.transaction((tx) => write(tx, recipient, { now: clock.now(), siteUrl }))
          } catch (error) {
            log.warn({ err: error }, 'a message could not be written and will be tried again')
          }
        }
        outbox.wake()
      }
    },
  }
}
