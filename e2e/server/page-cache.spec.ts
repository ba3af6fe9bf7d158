import type { APIRequestContext, APIResponse } from '@playwright/test'
import { toInternalListingPath } from '@/lib/shared/listing/internal-listing-path'
import { requireDemoJob } from '../fixtures/demo-job'
import { locales } from '../fixtures/locales'
import { expect, test } from '../fixtures/test'
import { readWords } from '../fixtures/words'

async function readPublicPaths(request: APIRequestContext): Promise<readonly string[]> {
  const { path } = await requireDemoJob(request, 3)
  return locales.flatMap((locale) =>
    ['', '/jobs', '/jobs?page=3', '/jobs?sort=closing', path].map((page) => locale + page || '/'),
  )
}

const readCache = (reply: APIResponse) => reply.headers()['x-nextjs-cache']

/** True when the response comes from the page cache. */
const isHit = (reply: APIResponse) => readCache(reply) === 'HIT'

/** Requests a page until the cached copy is fresh: a stale one is served while it is refreshed. */
async function warm(request: APIRequestContext, path: string): Promise<void> {
  await expect.poll(async () => readCache(await request.get(path)), path).not.toBe('STALE')
}

test('the second response of a public page comes from the page cache', async ({ request }) => {
  for (const path of await readPublicPaths(request)) {
    await warm(request, path)
    const second = await request.get(path)
    expect(isHit(second), path).toBe(true)
  }
})

test('public pages allow shared caches and set no cookie', async ({ request }) => {
  for (const path of await readPublicPaths(request)) {
    const headers = (await request.get(path)).headers()
    expect(headers['cache-control'], path).toMatch(/s-maxage=\d+/)
    expect(headers['cache-control'], path).not.toMatch(/private|no-store/)
    expect(headers['set-cookie'], path).toBeUndefined()
  }
})

test('a visitor with cookies gets the same bytes as everybody', async ({ request }) => {
  const cookie = 'session=someone; signed_in=1; installation=5b0e0c3a-3a0e-4d53-9a1c-0f6d1c9b7a11'
  for (const path of ['/', '/jobs']) {
    const anonymous = await (await request.get(path)).text()
    const personal = await request.get(path, { headers: { cookie } })
    expect(await personal.text(), path).toBe(anonymous)
  }
})

test('unknown and tracking parameters use the page that is cached already', async ({ request }) => {
  for (const [path, same] of [
    ['/jobs', '/jobs?utm_source=telegram&utm_campaign=a1&fbclid=zzz'],
    ['/jobs', '/jobs?nothing=of-ours'],
    ['/jobs?page=4', '/jobs?utm_source=facebook&page=4'],
    ['/jobs?locationId=1&page=2', '/jobs?page=2&gclid=1&locationId=1'],
    ['/jobs?locationId=1&locationId=2', '/jobs?locationId=2&locationId=1&locationId=2'],
    ['/jobs?locationId=1&locationId=2', '/jobs?locationId=2,1'],
  ] as const) {
    await warm(request, path)
    const first = await request.get(path)
    const second = await request.get(same)
    expect(isHit(second), same).toBe(true)
    expect(await second.text(), same).toBe(await first.text())
  }
})

test('the router of the browser gets the rewritten path once', async ({ request }) => {
  const readRewritten = async (path: string) => {
    const reply = await request.get(path, { headers: { rsc: '1' } })
    const rewritten = reply
      .headersArray()
      .filter(({ name }) => /^x-nextjs-rewritten-path$/i.test(name))
    return rewritten.map(({ value }) => value)
  }
  expect(await readRewritten('/en/companies/1')).toEqual(['/companies/1'])
  expect(await readRewritten('/companies/1')).toEqual([])
  // Next's own value, for the rewrite of the middleware.
  const page = toInternalListingPath('/jobs', new URLSearchParams('page=2'))
  expect(await readRewritten('/jobs?page=2')).toEqual([page])
})

test('invalid filter values are ignored', async ({ request }) => {
  const plain = await (await request.get('/jobs')).text()
  for (const query of ['page=1', 'page=0', 'page=x', 'categoryId=abc', 'sort=up', 'searchText=']) {
    const reply = await request.get(`/jobs?${query}`)
    expect(reply.status(), query).toBe(200)
    expect(readWords(await reply.text()), query).toBe(readWords(plain))
  }
})
