import { beforeAll, beforeEach, expect, test } from 'vitest'
import { provideApi } from '@/tests/support/app'
import { appDeps } from '@/tests/support/app-deps'
import { addCompanies, addJobs, draftCompany, draftJob, first } from '@/tests/support/content'
import { buildWatchedApp } from '@/tests/support/contract/watched-app'
import { install } from '@/tests/support/visitors'

const { db, api } = provideApi()
let companyId = 0
let jobId = 0
let jobs = 0

beforeAll(async () => {
  companyId = first(await addCompanies(db, draftCompany({ sourceRef: 'one' })))
})
beforeEach(async () => {
  jobs += 1
  jobId = first(await addJobs(db, draftJob({ sourceRef: `job-${jobs}`, companyId })))
})

/** Another process of the API on the same database; closing it writes what it collected. */
function startApp() {
  return buildWatchedApp(appDeps({ db, clock: api.clock }))
}

async function countViews(): Promise<number> {
  return (await api.app.inject(`/v1/job/${jobId}`)).json().views
}

const view = (headers: Record<string, string>) => ({
  method: 'POST' as const,
  url: `/v1/job/${jobId}/views`,
  headers,
})

test('counts views once per installation and day across processes', async () => {
  const [one, two] = [await install(db), await install(db)]
  const apps = await Promise.all([startApp(), startApp()])
  for (const app of apps) {
    for (const headers of [one, one, two]) {
      const response = await app.inject(view(headers))
      expect([response.statusCode, response.json()]).toEqual([200, { success: true }])
    }
  }
  await Promise.all(apps.map((app) => app.close()))
  expect(await countViews()).toBe(2)
})

test('counts again on the next day in Phnom Penh', async () => {
  const headers = await install(db)
  const app = await startApp()
  api.clock.set('2026-03-10T16:59:00Z')
  await app.inject(view(headers))
  api.clock.set('2026-03-10T17:01:00Z')
  await app.inject(view(headers))
  api.clock.set('2026-03-10T05:00:00Z')
  await app.close()
  expect(await countViews()).toBe(2)
})

test('writes views in batches, not in the request', async () => {
  const app = await startApp()
  await app.inject(view(await install(db)))
  const before = await countViews()
  await app.close()
  expect([before, await countViews()]).toEqual([0, 1])
})

test('answers 650 for an unknown, malformed or missing installation and counts nothing', async () => {
  const app = await startApp()
  for (const headers of [
    { 'x-installation-id': '00000000-0000-4000-8000-000000000000' },
    { 'x-installation-id': 'nonsense' },
    {},
  ] as Record<string, string>[]) {
    const response = await app.inject(view(headers))
    expect([response.statusCode, response.json().statusCode]).toEqual([650, 650])
  }
  await app.close()
  expect(await countViews()).toBe(0)
})

test('answers 404 for an unknown vacancy', async () => {
  const headers = await install(db)
  const url = '/v1/job/999999/views'
  expect((await api.app.inject({ method: 'POST', url, headers })).statusCode).toBe(404)
})
