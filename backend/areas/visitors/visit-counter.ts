import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '@/backend/db/connect'
import { createBatch } from '@/backend/platform/runtime/batch'
import type { Clock } from '@/backend/platform/runtime/clock'
import { toDay } from '@/lib/shared/calendar/day'
import { type Visit, writeVisits } from './visits'

export type VisitCounter = {
  /** Resolves after the first visit of a day is written. */
  recordVisit(installationId: string): Promise<void>
  flush(): Promise<void>
}

/** Maximum of installations remembered as counted today; then the list starts again. */
const REMEMBERED = 100_000

/**
 * Creates the counter of one visit per installation and day, written at once so that the footer includes its
 * reader.
 */
export function createVisitCounter(
  db: Database,
  clock: Clock,
  log: FastifyBaseLogger,
): VisitCounter {
  const batch = createBatch<Visit>({
    name: 'visits',
    log,
    write: (visits) => writeVisits(db, visits),
  })
  let countedOn = ''
  const counted = new Set<string>()
  return {
    async recordVisit(installationId) {
      const seenAt = clock.now()
      const day = toDay(seenAt)
      batch.add(`${day} ${installationId}`, { day, installationId, seenAt })
      if (countedOn !== day || counted.size >= REMEMBERED) counted.clear()
      countedOn = day
      if (counted.has(installationId)) return
      counted.add(installationId)
      await batch.flush()
    },
    flush: batch.flush,
  }
}
