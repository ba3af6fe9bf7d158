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

/** A stand-in for a web app with the API beside it, and the requests it received. */
async function startPair({ hasReplica = false } = {}) {
  const requests: unknown[] = []
  const changesAtRequest: number[] = []
  let changes = 0
  const server = createServer(async (request, response) => {
    requests.push(await json(request))
    changesAtRequest.push(changes)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const environment = parseEnvironment({
    WEB_URL: `http://127.0.0.1:${port}`,
    REVALIDATE_SECRET: secret,
  })
  const onChange = () => {
    changes += 1
  }
  const stop = startRevalidation({
    ...{ databaseUrl, clock, log: silentLog, environment },
    onChange: hasReplica ? onChange : null,
  })
  ends.push(stop, async () => {
    server.closeAllConnections()
    server.close()
  })
  return { requests, changesAtRequest, environment }
}

test('a command notifies its own web app, and all others once through their APIs', async () => {
  const near = await startPair()
  const far = await startPair()
  const isNotified = async () => {
    await pool.query(`select pg_notify('visvakor_changed', '{"revalidated":"","tags":["today"]}')`)
    return near.requests.length > 0 && far.requests.length > 0
  }
  await expect.poll(isNotified, { interval: 50 }).toBe(true)
  for (const { requests } of [near, far]) requests.splice(0)

  const changed = Array.from({ length: 75 }, (_, index) => tags.job(index + 1))
  expect(await revalidateWebApp(db, near.environment, changed)).toBe(true)
  const listTags = ({ requests }: typeof near) =>
    requests
      .flatMap((body) => (body as { tags: string[] }).tags)
      .filter((tag) => tag !== tags.today)
  await expect.poll(() => listTags(far).length).toBe(75)
  expect(listTags(far).sort()).toEqual([...changed].sort())
  expect(listTags(near)).toEqual(changed)
})

test('with a replica the web app is notified again after reads use the primary', async () => {
  const { requests, changesAtRequest, environment } = await startPair({ hasReplica: true })
  const isNotified = async () => {
    await pool.query(`select pg_notify('visvakor_changed', '{"revalidated":"","tags":["today"]}')`)
    return requests.length > 0
  }
  await expect.poll(isNotified, { interval: 50 }).toBe(true)
  expect(await revalidateWebApp(db, environment, [tags.job(7)])).toBe(true)
  const listTags = () =>
    requests.flatMap((body, index) =>
      (body as { tags: string[] }).tags.includes(tags.job(7)) ? [changesAtRequest[index]] : [],
    )
  await expect.poll(() => listTags().length).toBe(2)
  // The first may come before the API is notified, the last never does.
  expect(listTags()[1]).toBeGreaterThan(0)
  expect(changesAtRequest.at(-1)).toBeGreaterThanOrEqual(listTags()[0] ?? 0)
})
