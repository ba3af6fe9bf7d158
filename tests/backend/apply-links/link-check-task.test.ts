import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { claimLinks, listDeadLinks, setLinkTrusted } from '@/backend/apply-links/apply-links'
import { createLinkCheckTask } from '@/backend/apply-links/link-check-task'
import { linkCheck } from '@/backend/db/schema/link-check'
import { job } from '@/backend/db/schema/vacancy'
import { silentLog } from '@/backend/platform/runtime/log'
import { stoppedClock } from '@/tests/support/app'
import { addCompanies, addJobs, draftCompany, draftJob, first } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'

const { db } = provideDatabase()
const clock = stoppedClock('2026-03-10T05:00:00Z')
let status = 404
const server = createServer((_, response) => response.writeHead(status).end()).listen(
  0,
  '127.0.0.1',
)
await once(server, 'listening')
afterAll(() => server.close())
const applyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jobs/1`

const task = createLinkCheckTask({ db, clock, log: silentLog, isAllowed: () => true })
afterAll(() => task.stop())

/** Adds open jobs, one for each link. */
async function addLinks(...links: string[]) {
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef: 'acme' })))
  return addJobs(
    db,
    ...links.map((url, index) => draftJob({ sourceRef: `${index}`, companyId, applyUrl: url })),
  )
}

/** Checks at the same hour of a day in March, and lists what is dead. */
async function checkOn(day: number) {
  clock.set(`2026-03-${day}T05:00:00Z`)
  await task.run()
  return (await listDeadLinks(db, `2026-03-${day}`)).map(({ id }) => id)
}

beforeEach(async () => {
  await db.delete(linkCheck)
  await db.delete(job)
  status = 404
})

it('lists a listing whose link failed on three days, and only while it is open', async () => {
  const [id] = await addLinks(applyUrl)
  expect(await checkOn(10)).toEqual([])
  expect(await checkOn(10)).toEqual([])
  expect(await checkOn(11)).toEqual([])
  expect(await checkOn(12)).toEqual([id])
  const [found] = await listDeadLinks(db, '2026-03-12')
  expect(found).toMatchObject({
    type: 'job',
    url: applyUrl,
    reason: 'the server answered 404',
    failingSince: new Date('2026-03-10T05:00:00Z'),
  })
  await db.update(job).set({ closingDate: '2026-03-11' })
  expect(await listDeadLinks(db, '2026-03-12')).toEqual([])
})

it('starts to count again when a link works, and counts no server that is down', async () => {
  await addLinks(applyUrl)
  await checkOn(10)
  await checkOn(11)
  status = 200
  await checkOn(12)
  status = 404
  expect(await checkOn(15)).toEqual([])
  status = 503
  expect(await checkOn(16)).toEqual([])
  status = 404
  expect(await checkOn(17)).toEqual([])
  expect(await checkOn(18)).toHaveLength(1)
})

it('claims three links of a host at a time, and none that is very long or of a closed listing', async () => {
  const ids = await addLinks(
    ...[1, 2, 3, 4, 5].map((n) => `https://a.example/${n}`),
    'https://b.example/',
    `https://b.example/${'a'.repeat(2_000)}`,
  )
  await addJobs(
    db,
    draftJob({
      sourceRef: 'closed',
      companyId: first(await addCompanies(db, draftCompany({ sourceRef: 'acme' }))),
      applyUrl: 'https://c.example/',
      closingDate: '2026-03-01',
    }),
  )
  expect(ids).toHaveLength(7)
  const now = new Date('2026-03-10T05:00:00Z')
  expect((await claimLinks(db, now)).toSorted()).toEqual([
    'https://a.example/1',
    'https://a.example/2',
    'https://a.example/3',
    'https://b.example/',
  ])
  expect((await claimLinks(db, now)).toSorted()).toEqual([
    'https://a.example/4',
    'https://a.example/5',
  ])
})

it('leaves a link that the operator trusts alone until they take it back', async () => {
  await addLinks(applyUrl)
  for (const day of [10, 11, 12]) await checkOn(day)
  const later = new Date('2026-03-20T05:00:00Z')
  await db.transaction((tx) => setLinkTrusted(tx, applyUrl, true))
  expect([await listDeadLinks(db, '2026-03-20'), await claimLinks(db, later)]).toEqual([[], []])
  await db.transaction((tx) => setLinkTrusted(tx, applyUrl, false))
  expect(await listDeadLinks(db, '2026-03-20')).toHaveLength(1)
  expect(await claimLinks(db, later)).toEqual([applyUrl])
})

it('gives a link to one of two processes', async () => {
  await addLinks('https://a.example/1')
  const now = new Date('2026-03-10T05:00:00Z')
  const claimed = await Promise.all([claimLinks(db, now), claimLinks(db, now)])
  expect(claimed.flat()).toEqual(['https://a.example/1'])
})
