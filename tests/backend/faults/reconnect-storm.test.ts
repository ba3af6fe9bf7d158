import { expect, test } from 'vitest'
import { enableSetting } from '@/backend/areas/notification-settings/notification-settings'
import { jobMajorSettings } from '@/backend/areas/notification-settings/setting-kinds'
import { type Notification, notificationEndpoints } from '@/lib/contract/notifications/notification'
import { signInPerson } from '@/tests/support/contract/private-things'
import { provideDatabase } from '@/tests/support/database'
import { publishJobs } from '@/tests/support/publish'
import { listenWithSockets, outcomeOf, provideSockets } from '@/tests/support/socket-api'

/** Pages that all reconnect at once; a page has one socket or two. */
const PAGES = 60

const { db, url } = provideDatabase({ lookups: true })
const sockets = provideSockets()
test('loses nothing while the socket server restarts and all pages reconnect at once (promise F11)', async () => {
  const first = await listenWithSockets({ db, url })
  const people = await Promise.all(Array.from({ length: PAGES }, () => signInPerson(db)))
  const [one] = people
  if (one === undefined) throw new Error('There is nobody')
  await enableSetting(db, jobMajorSettings, { accountId: one.accountId, id: 1, now: new Date() })
  const open = (address: string) =>
    people.map(({ headers }, index) =>
      sockets.open(address, { ...headers, 'x-forwarded-for': `203.0.113.${index}` }),
    )
  const before = open(first.address)
  expect(new Set(await Promise.all(before.map(outcomeOf)))).toEqual(new Set(['connected']))
  await first.close()

  await publishJobs(db, { sourceRef: 'missed', title: 'Missed', majorIds: [1] })
  const second = await listenWithSockets({ db, url })
  const after = open(second.address)
  const received: string[] = []
  after[0]?.on('notification', ({ title }: Notification) => received.push(title))
  expect(new Set(await Promise.all(after.map(outcomeOf)))).toEqual(new Set(['connected']))
  const list = async () => {
    const response = await fetch(`${second.address}/v1/notifications`, { headers: one.headers })
    return notificationEndpoints.list.reply
      .parse(await response.json())
      .data.map(({ title }) => title)
  }
  await expect.poll(list).toEqual(['Missed'])
  await publishJobs(db, { sourceRef: 'next', title: 'Next', majorIds: [1] })
  await expect.poll(() => received).toContain('Next')
  expect(await list()).toEqual(['Next', 'Missed'])
  await second.close()
})
