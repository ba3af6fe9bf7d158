import { expect, it } from 'vitest'
import { toCacheKey } from '@/lib/server/http-server/page-cache/cache-key'
import { createPageCache } from '@/lib/server/http-server/page-cache/page-cache'
import { quietLog } from '@/tests/support/http-server/quiet-log'

/** What is listed for the next start after these URLs were cached, each read as often as its position says. */
async function noteAfter(asked: readonly (readonly [url: string, status: number])[]) {
  const pages = createPageCache(quietLog)
  const lifetime = { revalidate: 300, expire: 900 }
  for (const [index, [url, status]] of asked.entries()) {
    const key = toCacheKey(url) ?? ''
    const draft = { tags: [], made: Date.now(), lifetime, status, headers: {}, etag: '"a"' }
    await pages.offer(key, draft, '<p>page</p>', true)
    for (let answer = 0; answer <= index; answer += 1) pages.find(key)
  }
  return pages.listMostRead(2)
}

it('lists existing pages for the next start, the most read first', async () => {
  const noted = await noteAfter([
    ['/majors', 200],
    ['/jobs?categoryId=3', 200],
    ['/jobs/7/gone', 410],
    ['/jobs/made-up', 404],
  ])
  expect(noted).toEqual([toCacheKey('/jobs?categoryId=3'), '/majors'])
})

it.each([
  '/jobs?searchText=night+nurse',
  '/en/jobs?locationId=2&searchText=night+nurse',
  '/scholarships?searchText=night+nurse',
])('%s is never listed, and takes no place from another page', async (search) => {
  const key = toCacheKey(search)
  const noted = await noteAfter([
    ['/', 200],
    ['/jobs', 200],
    [search, 200],
  ])
  expect([key?.startsWith('/browse/'), noted]).toEqual([true, ['/jobs', '/']])
})
