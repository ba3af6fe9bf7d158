import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { AppDeps } from '@/backend/app'
import { buildApp } from '@/backend/app'
import { writeRecord } from './records'
import { watchReplies } from './watch-replies'

/**
 * An API for tests that close it themselves. Closing it reports contract violations
 * and adds its responses to the coverage record.
 */
export async function buildWatchedApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = await buildApp(deps)
  const watch = watchReplies(app)
  app.addHook('onClose', async () => {
    expect(watch.takeViolations()).toEqual([])
    await writeRecord(watch.seen)
  })
  return app
}
