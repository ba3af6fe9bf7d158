import { locales } from '../fixtures/locales'
import { expectPageHeaders } from '../fixtures/security-headers'
import { expect, test } from '../fixtures/test'
import { readWords } from '../fixtures/words'

/** Part of all forged headers; no response may contain it. */
const MARK = 'planted-7f3a91c2'

const CLAIMS: Readonly<Record<string, string>> = {
  'x-forwarded-host': `${MARK}.example`,
  'x-forwarded-proto': MARK,
  'x-forwarded-port': '1',
  'x-forwarded-prefix': `/${MARK}`,
  'x-forwarded-for': '127.0.0.1',
  forwarded: `host=${MARK}.example`,
  'x-original-url': `/${MARK}`,
  'x-rewrite-url': `/${MARK}`,
  'x-matched-path': `/${MARK}`,
  'x-invoke-path': `/${MARK}`,
  'x-now-route-matches': `1=${MARK}`,
  'x-http-method-override': 'POST',
  'accept-language': MARK,
  'user-agent': MARK,
  referer: `http://${MARK}.example/`,
  cookie: `session=${MARK}; theme=${MARK}`,
}

const INTERNAL: readonly Readonly<Record<string, string>>[] = [
  { 'x-middleware-subrequest': Array(5).fill('middleware').join(':') },
  { 'x-middleware-subrequest': Array(5).fill('src/middleware').join(':') },
  { 'x-middleware-next': '1' },
  { 'x-middleware-rewrite': '/jobs' },
  { 'x-middleware-invoke': '1' },
  { 'x-middleware-prefetch': '1' },
  { 'x-invoke-status': '200', 'x-invoke-path': '/profile' },
  { 'x-nextjs-data': '1' },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
]

for (const locale of locales) {
  test(`no header or spelling bypasses the guard of the profile ${locale} (promise T6)`, async ({
    request,
    baseURL,
  }) => {
    for (const headers of INTERNAL) {
      const reply = await request.get(`${locale}/profile/resumes`, { headers, maxRedirects: 0 })
      expect(reply.status(), JSON.stringify(headers)).toBe(307)
      expect(reply.headers().location).toContain('/login?next=')
    }
    const spellings = [
      '/Profile/resumes',
      '//profile/resumes',
      '/profile//resumes',
      '/profile/resumes/',
    ]
    for (const path of [
      ...spellings,
      '/%70rofile/resumes',
      '/profile%2fresumes',
      '/profile/resumes.rsc',
    ]) {
      const reply = await request.get(`${baseURL}${locale}${path}`, { maxRedirects: 0 })
      expect([307, 308, 404], path).toContain(reply.status())
      if (reply.status() !== 404)
        expect(reply.headers().location).toMatch(/\/(?:profile\/resumes|login\?next=.+)$/)
    }
  })

  test(`no header of a client appears in a page or in the cache ${locale} (promise T8, promise T9)`, async ({
    request,
  }) => {
    for (const path of [
      '/jobs?searchText=claimed',
      '/companies?searchText=claimed',
      '/no-such-page',
      '/jobs/1/wrong',
    ]) {
      const address = locale + path
      const planted = await request.get(address, { headers: CLAIMS, maxRedirects: 0 })
      const plain = await request.get(address, { maxRedirects: 0 })
      for (const reply of [planted, plain]) {
        expect((await reply.text()) + JSON.stringify(reply.headers()), address).not.toContain(MARK)
      }
      expect([planted.status(), planted.headers().location]).toEqual([
        plain.status(),
        plain.headers().location,
      ])
    }
  })

  test(`an invalid URL gets the not-found page ${locale} (promise T19)`, async ({ request }) => {
    for (const path of ['/%', '/jobs/%zz', '/news/%ff', '/jobs%2f1', '/browse/jobs/e30']) {
      const reply = await request.get(locale + path, { maxRedirects: 0 })
      expect(reply.status(), path).toBe(404)
      expectPageHeaders(reply)
      expect(readWords(await reply.text())).toContain("UH OH! You're Lost.")
    }
  })

  test(`another spelling redirects to the canonical URL with its query ${locale} (promise T19)`, async ({
    request,
    baseURL,
  }) => {
    for (const path of ['/JOBS?page=2', '//jobs?page=2', '/jobs/?page=2', '/%6aobs?page=2']) {
      const reply = await request.get(`${baseURL}${locale}${path}`, { maxRedirects: 0 })
      expect([reply.status(), reply.headers().location], path).toEqual([
        308,
        `${locale}/jobs?page=2`,
      ])
    }
  })

  test(`a page accepts only reading ${locale} (promise T19, promise T7)`, async ({ request }) => {
    const action = { 'next-action': '7f'.repeat(20), 'content-type': 'text/plain' }
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const reply = await request.fetch(`${locale}/jobs?page=3`, { method, headers: action })
      expect([reply.status(), reply.headers().allow], method).toEqual([405, 'GET, HEAD'])
    }
  })
}
