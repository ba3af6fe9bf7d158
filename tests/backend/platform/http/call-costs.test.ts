import { expect, test } from 'vitest'
import type { RateLimiter } from '@/backend/platform/runtime/rate-limit'
import { endpoints } from '@/lib/contract/endpoints'
import { getLimiterName } from '@/lib/server/http-server/api-proxy/allowed-endpoints'
import { provideApp } from '@/tests/support/app'
import { provideDatabase } from '@/tests/support/database'

const taken: string[][] = []
const limiter: RateLimiter = {
  take: async (keys) => {
    taken.push(keys.map(({ limit }) => limit.name))
    return 0
  },
}
const api = provideApp(provideDatabase(), undefined, { limiter }, { counts: false })

const LIMITS = {
  read: ['reads-client'],
  write: ['writes-client'],
  expensive: ['writes-client', 'expensive-client'],
}

/** Calls of the web process only, which count in the limits of its own pages: `/session` and the sitemaps. */
const INSIDE = [
  'listSitemapItems',
  'listSitemapParts',
  'loginWithFirebase',
  'loginWithLinkedIn',
  'loginWithPhone',
]

/** Calls that cost more than their method suggests. */
const EXPENSIVE = [
  'addResume',
  'changeEmail',
  'countNewInSearches',
  'exportProfile',
  'listItems',
  'listSitemapItems',
  'listSitemapParts',
  'requestEmailCode',
  'requestPhoneCode',
  'uploadFile',
  'uploadFiles',
]

/** Every call with its cost, the limits that were counted for it, and its concurrency limit. */
async function walk() {
  const rows = []
  for (const endpoint of endpoints) {
    taken.length = 0
    const url = endpoint.path.replaceAll(/\{\w+\}/g, '1')
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    await api.app.inject({ method: endpoint.method, url, headers })
    rows.push({
      call: `${endpoint.method} ${endpoint.path}`,
      ...{
        id: endpoint.id,
        cost: endpoint.cost,
        limits: taken[0] ?? [],
        lane: getLimiterName(endpoint),
      },
    })
  }
  return rows
}

test('every call has a cost, a rate limit that follows from it and a concurrency limit (promise T18)', async () => {
  const rows = await walk()
  for (const { call, cost, limits } of rows) expect([call, limits]).toEqual([call, LIMITS[cost]])
  const names = (test: (row: (typeof rows)[number]) => boolean) =>
    rows
      .filter(test)
      .map(({ id }) => id)
      .toSorted()
  expect(names(({ lane }) => lane === null)).toEqual(INSIDE)
  expect(names(({ cost }) => cost === 'expensive')).toEqual(EXPENSIVE)
  expect(names(({ call, cost }) => call.startsWith('GET') && cost === 'write')).toEqual([])
})

test('the OpenAPI document has the costs and limits', async () => {
  const { paths } = (await api.app.inject('/openapi.json')).json()
  for (const { method, path, cost } of endpoints) {
    const said = paths[path][method.toLowerCase()]
    const limits = said['x-rate-limits'].map(({ name }: { name: string }) => name)
    expect([path, said['x-cost'], limits]).toEqual([path, cost, LIMITS[cost]])
  }
})
