import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/connect'
import { type JobView, writeJobViews } from '../repositories/job-views'
import { createBatch } from './batch'
import { type Clock, toDay } from './calendar'

export type ViewCounter = {
  /** Notes a view; the second one of an installation on a day counts nothing. */
  recordJobView(jobId: number, installationId: string): void
  flush(): Promise<void>
}

/** Counts views once per installation, vacancy and day, without a write per view (design §8). */
export function createViewCounter(db: Database, clock: Clock, log: FastifyBaseLogger): ViewCounter {
  const batch = createBatch<JobView>({
    name: 'views',
    log,
    write: (views) => writeJobViews(db, views),
  })
  return {
    recordJobView(jobId, installationId) {
      const day = toDay(clock.now())
      batch.add(`${day} ${jobId} ${installationId}`, { day, jobId, installationId })
    },
    flush: batch.flush,
  }
}
