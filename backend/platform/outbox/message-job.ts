import { type SQL, sql } from 'drizzle-orm'
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

export type JobMoment = { readonly now: Date; readonly hour: number; readonly isPastHour: boolean }

type Due<Recipient> = {
  readonly everyMs: number
  /** Selects who is due, each with an `id`; null: nobody at this hour. */
  readonly selectDue: (moment: JobMoment) => SQL | null
  /** Queues what a recipient is due. It locks and reads again: another process may have been faster. */
  readonly write: (
    tx: Transaction,
    recipient: Recipient,
    context: { readonly now: Date; readonly siteUrl: string },
  ) => Promise<void>
}

const AT_ONCE = 20

/** Creates a job with a transaction for each recipient; one that fails is tried again in the next run. */
export function createMessageJob<Recipient extends { readonly id: string }>({
  everyMs,
  selectDue,
  write,
}: Due<Recipient>): MessageJob {
  return {
    everyMs,
    async run({ db, clock, outbox, log, siteUrl, hour }) {
      let after: string | null = null
      for (;;) {
        const now = clock.now()
        const due = selectDue({ now, hour, isPastHour: toHour(now) >= hour })
        if (due === null) return
        const others: SQL = after === null ? sql`` : sql`where due.id > ${after}`
        const { rows } = await db.execute(
          sql`select * from (${due}) due ${others} order by due.id limit ${AT_ONCE}`,
        )
        // What a job selects has the columns that its recipients name.
        const page = rows as readonly object[] as readonly Recipient[]
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
