import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { silentLog } from '@/backend/platform/runtime/log'
import { revalidateWebApp, startRevalidation } from '@/backend/revalidate-web-app'
import { parseEnvironment } from '@/backend/settings/environment'
import { tags } from '@/lib/shared/cache-tags'
import { provideDatabase } from '@/tests/support/database'

const { db, pool, url: databaseUrl } = provideDatabase()
const clock = { now: () => new Date() }
const secret = 'a secret of two processes'
const ends: (() => Promise<void>)[] = []

afterAll(async () => {
  for (const end of ends) await end()
})

/** What stands in for a web app, with the API beside it, and what it was told. */
async function startPair({ hasReplica = false } = {}) {
  const told: unknown[] = []
  const changesWhenTold: number[] = []
  let changes = 0
  const server = createServer(async (request, response) => {
    told.push(await json(request))
    changesWhenTold.push(changes)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const environment = parseEnvironment({
    WEB_URL: `http://127.0.0.1:${port}`,
    REVALIDATE_SECRET: secret,
  })
  const noteChange = () => {
    changes += 1
  }
  const stop = startRevalidation({
    ...{ databaseUrl, clock, log: silentLog, environment },
    noteChange: hasReplica ? noteChange : null,
  })
  ends.push(stop, async () => {
    server.closeAllConnections()
    server.close()
  })
  return { told, changesWhenTold, environment }
}

test('what a command changes is told to the web app of its settings and, by their APIs, to all others once', async () => {
  const near = await startPair()
  const far = await startPair()
  const isHeard = async () => {
    await pool.query(`select pg_notify('visvakor_changed', '{"told":"","tags":["today"]}')`)
    return near.told.length > 0 && far.told.length > 0
  }
  await expect.poll(isHeard, { interval: 50 }).toBe(true)
  for (const { told } of [near, far]) told.splice(0)

  const changed = Array.from({ length: 75 }, (_, index) => tags.job(index + 1))
  expect(await revalidateWebApp(db, near.environment, changed)).toBe(true)
  const listTold = ({ told }: typeof near) =>
    told.flatMap((body) => (body as { tags: string[] }).tags).filter((tag) => tag !== tags.today)
  await expect.poll(() => listTold(far).length).toBe(75)
  expect(listTold(far).sort()).toEqual([...changed].sort())
  expect(listTold(near)).toEqual(changed)
})

test('where a replica is read the web app of the command is told once more, after the primary is read', async () => {
  const { told, changesWhenTold, environment } = await startPair({ hasReplica: true })
  const isHeard = async () => {
    await pool.query(`select pg_notify('visvakor_changed', '{"told":"","tags":["today"]}')`)
    return told.length > 0
  }
  await expect.poll(isHeard, { interval: 50 }).toBe(true)
  expect(await revalidateWebApp(db, environment, [tags.job(7)])).toBe(true)
  const listTold = () =>
    told.flatMap((body, index) =>
      (body as { tags: string[] }).tags.includes(tags.job(7)) ? [changesWhenTold[index]] : [],
    )
  await expect.poll(() => listTold().length).toBe(2)
  // The first may come before the API has heard, the last never does.
  expect(listTold()[1]).toBeGreaterThan(0)
  expect(changesWhenTold.at(-1)).toBeGreaterThanOrEqual(listTold()[0] ?? 0)
})
