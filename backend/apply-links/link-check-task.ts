import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '@/backend/db/connect'
import type { Clock } from '@/backend/platform/runtime/clock'
import { createPeriodicTask, type PeriodicTask } from '@/backend/platform/runtime/periodic-task'
import { claimLinks, saveLinkState } from './apply-links'
import { type LinkOptions, readLinkState } from './read-link-state'

/** Milliseconds between two rounds. */
const EVERY = 10 * 60_000

type Options = {
  readonly db: Database
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'warn'>
} & Pick<LinkOptions, 'isAllowed' | 'lookup'>

/** Creates a task that checks links to apply, one after the other, a few a minute. Stopping it ends a check. */
export function createLinkCheckTask({ db, clock, log, ...linkOptions }: Options): PeriodicTask {
  const stopping = new AbortController()
  const { signal } = stopping
  const task = createPeriodicTask({
    name: 'the check of links to apply',
    everyMs: EVERY,
    log,
    work: async () => {
      for (const url of await claimLinks(db, clock.now())) {
        if (signal.aborted) return
        const found = await readLinkState(url, { ...linkOptions, signal })
        await saveLinkState(db, url, found, clock.now())
      }
    },
  })
  return {
    run: task.run,
    stop: () => {
      stopping.abort()
      return task.stop()
    },
  }
}
