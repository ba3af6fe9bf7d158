import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { AppDeps } from '@/backend/app'
import { buildApp } from '@/backend/app'
import { writeRecord } from './records'
import { watchReplies } from './watch-replies'

/**
 * An API of its own for tests that close it themselves. Closing it says what broke the contract,
 * and makes what was answered count as tried.
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
