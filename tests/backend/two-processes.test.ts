import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { beforeAll, expect, test } from 'vitest'
import { enableSetting } from '@/backend/areas/notification-settings/notification-settings'
import { jobMajorSettings } from '@/backend/areas/notification-settings/setting-kinds'
import { type Notification, notificationEndpoints } from '@/lib/contract/notifications/notification'
import { provideApiProcesses } from '@/tests/support/api-process'
import { signInPerson } from '@/tests/support/contract/private-things'
import { provideDatabase } from '@/tests/support/database'
import { publishJobs } from '@/tests/support/publish'
import { provideRedis } from '@/tests/support/redis'
import { outcomeOf, provideSockets } from '@/tests/support/socket-api'

/** Two API processes on one database and one Redis, which is killed in between (promise F10). */
const { db, url } = provideDatabase({ lookups: true })
const redis = await provideRedis()
const processes = provideApiProcesses({ DATABASE_URL: url, REDIS_URL: redis.url })
const sockets = provideSockets()
let addresses: [string, string] = ['', '']
const children: ChildProcess[] = []

beforeAll(async () => {
  // A database with a row is not filled with the demo.
  await publishJobs(db, { sourceRef: 'first' })
  await redis.start()
  const [one, two] = await Promise.all([processes.start(), processes.start()])
  addresses = [one.address, two.address]
  children.push(one.child, two.child)
}, 90_000)

/** A user with notifications and a page open on each process; `received` has the titles. */
async function openPages() {
  const { accountId, headers } = await signInPerson(db)
  await enableSetting(db, jobMajorSettings, { accountId: accountId, id: 1, now: new Date() })
  const received: [string[], string[]] = [[], []]
  for (const [index, address] of addresses.entries()) {
    const socket = sockets.open(address, headers)
    socket.on('notification', ({ title }: Notification) => received[index]?.push(title))
    expect(await outcomeOf(socket)).toBe('connected')
  }
  const listTitles = async () => {
    const response = await fetch(`${addresses[1]}/v1/notifications`, { headers })
    return notificationEndpoints.list.reply
      .parse(await response.json())
      .data.map(({ title }) => title)
  }
  return { received, listTitles }
}

const publish = (title: string) => publishJobs(db, { sourceRef: title, title, majorIds: [1] })

/** Requests codes from both processes in turn and returns how many were granted. */
async function countCodes(email: string, times: number): Promise<number> {
  let granted = 0
  for (let time = 0; time < times; time++) {
    const response = await fetch(`${addresses[time % 2]}/auth/v1/email-verification`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    })
    expect([200, 429]).toContain(response.status)
    if (response.status === 200) granted += 1
  }
  return granted
}

test('a notification of one process reaches the pages open on both, once', async () => {
  const { received, listTitles } = await openPages()
  const titles = ['a', 'b', 'c'].map((name) => `Shared ${name}`)
  for (const title of titles) await publish(title)
  await expect.poll(() => received.flat().length).toBe(6)
  expect(received.map((each) => each.toSorted())).toEqual([titles, titles])
  expect((await listTitles()).toSorted()).toEqual(titles)
})

test('rate limits are shared', async () => {
  expect(await countCodes('shared@visvakor.example', 8)).toBe(3)
})

test('both continue without Redis, lose nothing and share limits again afterwards', async () => {
  const { received, listTitles } = await openPages()
  expect(await countCodes('outage@visvakor.example', 2)).toBe(2)
  await redis.kill()
  // Codes are counted in the database (decision 062), so together both have only one left.
  expect(await countCodes('outage@visvakor.example', 10)).toBe(1)
  await publish('During the outage')
  await expect.poll(() => received.flat().length).toBe(2)
  expect(await listTitles()).toEqual(['During the outage'])
  expect(received).toEqual([['During the outage'], ['During the outage']])

  await redis.start()
  let count = 0
  const isShared = async () => {
    count += 1
    return countCodes(`again-${count}@visvakor.example`, 6)
  }
  await expect.poll(isShared, { interval: 100 }).toBe(3)
}, 60_000)

test('both stop in order, with Redis and without', async () => {
  const stop = async (child: ChildProcess | undefined) => {
    child?.kill('SIGTERM')
    return child === undefined ? null : (await once(child, 'exit'))[0]
  }
  expect(await stop(children[0])).toBe(0)
  await redis.kill()
  expect(await stop(children[1])).toBe(0)
}, 30_000)
