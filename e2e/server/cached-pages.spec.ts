import { randomUUID } from 'node:crypto'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import fc from 'fast-check'
import { requireDemoJob } from '../fixtures/demo-job'
import { expect, test } from '../fixtures/test'

/** Looks like an internal header of Next and is unknown, so the response comes from Next, whatever is cached. */
const OF_NEXT = { 'x-nextjs-own': '1' }
const OF_ONE = [
  'transfer-encoding',
  'date',
  'x-request-id',
  'x-nextjs-cache',
  'content-length',
  'connection',
  'keep-alive',
]

const QUERIES = [
  '',
  '?page=2',
  '?page=02',
  '?page=2&page=3',
  '?locationId=2,1&page=1',
  '?page=2&utm_source=telegram&fbclid=a1',
  '?searchText=engineer',
  '?searchText=civil+engineer%20',
  '?searchText=%E1%9E%9F',
  '?searchText=%ff',
  '?SearchText=a',
  '?sort=closing&sort=newest',
  '?nothing=of-ours&page=2',
  '?problem=linkedin',
  '?_rsc=1a2b3',
  '?nxtPid=3&page=2',
  '?__nextLocale=en',
]

const COOKIES = [
  undefined,
  'session=someone; signed_in=1',
  'installation=5b0e0c3a-3a0e-4d53-9a1c-0f6d1c9b7a11',
  '__prerender_bypass=guess',
  '__next_preview_data=guess; __prerender_bypass=guess',
]

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
  { 'accept-language': 'km' },
  { 'x-forwarded-host': 'elsewhere.example', 'x-forwarded-proto': 'https' },
  { host: 'elsewhere.example' },
  { 'cache-control': 'no-cache', pragma: 'no-cache' },
  { purpose: 'prefetch', 'sec-purpose': 'prefetch' },
  { rsc: '1' },
  { 'next-router-state-tree': 'x' },
  { 'x-nextjs-data': '1' },
  { 'x-middleware-subrequest': 'middleware' },
  { 'x-prerender-revalidate': 'guess' },
  { 'if-none-match': '*' },
  { 'if-none-match': '"other"' },
  { 'accept-encoding': 'identity;q=1, *;q=0' },
  { range: 'bytes=0-524287', 'user-agent': 'facebookexternalhit/1.1' },
  { range: 'bytes=-50', 'if-range': '"other"' },
]

/** The parts of a response that are the same for everybody. */
async function readAnswer(reply: APIResponse) {
  const headers = Object.entries(reply.headers()).filter(([name]) => !OF_ONE.includes(name))
  // Next repeats some headers of a page that it has just rendered.
  const normalised = headers.map(([name, text]) => [name, [...new Set(text.split(/, |\n/))].sort()])
  return {
    status: reply.status(),
    headers: Object.fromEntries(normalised),
    text: await reply.text(),
  }
}

async function askBoth(
  request: APIRequestContext,
  path: string,
  headers: Readonly<Record<string, string>>,
) {
  const ask = (more: Readonly<Record<string, string>>) =>
    request.get(path, { headers: { ...headers, ...more }, maxRedirects: 0 }).then(readAnswer)
  // Twice, like ordinary visitors: the second response is cached.
  for (const _ of [1, 2]) await request.get(path, { maxRedirects: 0 })
  return { ours: await ask({}), nexts: await ask(OF_NEXT) }
}

test('a repeated request is answered from the cache, without Next', async ({ request }) => {
  const { path } = await requireDemoJob(request, 4)
  // A response that is compressed while it is sent has no Content-Length.
  const readLength = async (page: string, more: Readonly<Record<string, string>>) => {
    const reply = await request.get(page, { headers: { 'accept-encoding': 'gzip', ...more } })
    return reply.headers()['content-length']
  }
  for (const page of ['/', '/jobs', '/en/jobs?page=2', path]) {
    await expect.poll(() => readLength(page, {}), page).toBeDefined()
    expect(await readLength(page, OF_NEXT), page).toBeUndefined()
  }
})

test('whatever a request contains, the response equals the one of Next (promise T8)', async ({
  request,
}) => {
  const { path: job } = await requireDemoJob(request, 3)
  const paths = ['/', '/jobs', '/majors', '/login', '/jobs/999999', '/offline', '/profile', job]
  const spellings = paths.flatMap((path) => [path, `/en${path}`, `/en/en${path}`])
  const asked = fc.record({
    path: fc.constantFrom(...spellings),
    query: fc.constantFrom(...QUERIES),
    cookie: fc.constantFrom(...COOKIES),
    headers: fc.constantFrom(...HEADERS),
  })
  await fc.assert(
    fc.asyncProperty(asked, async ({ path, query, cookie, headers }) => {
      const all = cookie === undefined ? headers : { ...headers, cookie }
      // While one of the two is refreshed they differ, until the other is refreshed as well.
      await expect(async () => {
        const { ours, nexts } = await askBoth(request, path + query, all)
        expect(ours, `${path}${query} ${JSON.stringify(all)}`).toEqual(nexts)
      }).toPass({ timeout: 30_000 })
    }),
    {
      numRuns: 40,
      examples: [[{ path: '/', query: '', cookie: undefined, headers: { 'if-none-match': '*' } }]],
    },
  )
})

test('nothing in the first visitor’s URL is sent to anybody else (promise T8)', async ({
  request,
}) => {
  const { path: job } = await requireDemoJob(request, 5)
  const never = randomUUID()
  const pages = [
    job,
    `/jobs?searchText=${never}`,
    `/majors?searchText=${never}`,
    `/jobs/${9e8 + (Number.parseInt(never, 16) % 1e6)}`,
    `/${never}`,
    '/login',
    '/profile',
  ]
  const ask = async (path: string) => {
    const headers = { cookie: 'session=somebodys; signed_in=1.x' }
    return (await request.get(path, { headers, maxRedirects: 0 })).text()
  }
  for (const page of pages) {
    const first = `/en${page}${page.includes('?') ? '&' : '?'}mail=secret@example.com`
    for (const address of [first, page, page]) {
      const text = await ask(address)
      expect(text, address).toContain('self.__next_f')
      expect(text, address).not.toMatch(/secret|\\"c\\":\[\\"\\",\\"en\\"/)
    }
  }
})
