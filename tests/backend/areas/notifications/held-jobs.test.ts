import { expect, test } from 'vitest'
import { buildApp } from '@/backend/app'
import { startNotificationJobs } from '@/backend/areas/notifications/background-jobs'
import { alertMail } from '@/backend/areas/search-alerts/alert-mail'
import { getHeldSince, holdMessages, releaseMessages } from '@/backend/platform/outbox/hold'
import { createRateLimiter } from '@/backend/platform/runtime/rate-limit'
import { appDeps } from '@/tests/support/app-deps'
import { provideDatabase } from '@/tests/support/database'

const { db, url } = provideDatabase()
const clock = { now: () => new Date() }

test('jobs write no messages while messages are held, as after a restore', async () => {
  const heldAtRuns: (Date | null)[] = []
  const run = async () => void heldAtRuns.push(await getHeldSince(db, clock.now()))
  const limiter = createRateLimiter(clock)
  const deps = appDeps({ db, clock, limiter })
  await holdMessages(db, clock.now())
  const app = await buildApp(deps)
  startNotificationJobs(app, {
    ...{ db, clock, databaseUrl: url, limiter, outbox: deps.outbox },
    ...{ siteUrl: 'https://www.visvakor.example', digestHour: 0 },
    kinds: [{ ...alertMail, job: { everyMs: 10, run } }],
  })
  await app.ready()
  await releaseMessages(db, { now: clock.now(), isDropping: false })
  await expect.poll(() => heldAtRuns.length).toBeGreaterThan(2)
  await app.close()
  expect(heldAtRuns).toEqual(heldAtRuns.map(() => null))
})
