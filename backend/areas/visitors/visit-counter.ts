import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '@/backend/db/connect'
import { createBatch } from '@/backend/platform/runtime/batch'
import type { Clock } from '@/backend/platform/runtime/clock'
import { toDay } from '@/lib/shared/calendar/day'
import { type Visit, writeVisits } from './visits'

export type VisitCounter = {
  /** Notes that an installation is here; its first visit of a day is written before it resolves. */
  recordVisit(installationId: string): Promise<void>
  flush(): Promise<void>
}

/** Installations remembered as already counted today, before the list is begun anew. */
const REMEMBERED = 100_000

/** Counts visits once per installation and day, so that the footer counts who reads it in. */
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
  const counted = new Set<string>()
  return {
    async recordVisit(installationId) {
      const seenAt = clock.now()
      const day = toDay(seenAt)
      const key = `${day} ${installationId}`
      batch.add(key, { day, installationId, seenAt })
      if (counted.has(key)) return
      if (counted.size >= REMEMBERED) counted.clear()
      counted.add(key)
      await batch.flush()
    },
    flush: batch.flush,
  }
}
