import { requireDemoJob } from '../fixtures/demo-job'
import { locales } from '../fixtures/locales'
import { expect, test } from '../fixtures/test'
import { readWords } from '../fixtures/words'

for (const locale of locales) {
  test.describe(`statuses ${locale || 'of plain addresses'}`, () => {
    for (const path of ['', '/jobs', '/jobs?page=2', '/jobs?searchText=engineer']) {
      test(`${path || '/'} is 200`, async ({ request }) => {
        const reply = await request.get(locale + path || '/')
        expect(reply.status()).toBe(200)
        expect(reply.headers()['content-type']).toContain('text/html')
      })
    }

    for (const path of [
      '/jobs/999999999',
      '/jobs/999999999/any-slug',
      '/jobs/1/two/slugs',
      '/jobs/abc',
      '/jobs/0',
      '/jobs/-1',
      '/jobs/1e3',
      '/jobs/9223372036854775808',
      '/jobs?page=99999',
      '/jobs?page=999999999',
      '/no-such-page',
      '/no/such/page',
      '/browse',
      '/browse/jobs',
      '/browse/jobs/cGFnZT0y',
      '/%',
      '/jobs/%zz',
      '/jobs/%E0%A4%A',
      '/news/%ff',
      '/jobs%2f7',
    ]) {
      test(`${path} is 404 with the text of the not-found page`, async ({ request }) => {
        const reply = await request.get(locale + path)
        expect(reply.status()).toBe(404)
        const html = await reply.text()
        const words = readWords(html)
        expect(/<title>([^<]*)/.exec(html)?.[1]).toContain('This page could not be found')
        expect(words).toContain('404')
        expect(words).toContain("UH OH! You're Lost.")
        expect(words).toContain('But you can click the button below to go back to the homepage.')
      })
    }

    test('the canonical URL of a job is 200', async ({ request }) => {
      const { path, title } = await requireDemoJob(request)
      const reply = await request.get(locale + path)
      expect(reply.status()).toBe(200)
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await reply.text())?.[1] ?? ''
      expect(new URL(canonical).pathname, `canonical of ${title}`).toBe(path)
    })

    for (const spelling of ['/JOBS?page=2', '//jobs?page=2', '/jobs/?page=2', '/j%6fbs?page=2']) {
      test(`${spelling} redirects to the canonical URL`, async ({ request, baseURL }) => {
        // As a full URL, so that the client does not normalise it.
        const reply = await request.get(`${baseURL}${locale}${spelling}`, { maxRedirects: 0 })
        expect(reply.status()).toBe(308)
        expect(reply.headers().location).toBe(`${locale}/jobs?page=2`)
      })
    }

    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      test(`a page does not accept ${method}`, async ({ request }) => {
        const headers = { 'content-type': 'application/json', 'next-action': 'any' }
        for (const path of ['/', '/jobs', '/jobs?page=3', '/profile']) {
          const reply = await request.fetch(locale + path, { method, headers, data: '{}' })
          expect(reply.status(), path).toBe(405)
          expect(reply.headers().allow, path).toBe('GET, HEAD')
        }
      })
    }

    test('a job without its slug is 200', async ({ request }) => {
      const { id } = await requireDemoJob(request)
      expect((await request.get(`${locale}/jobs/${id}`)).status()).toBe(200)
    })

    for (const wrong of ['wrong', 'Wrong-Slug', '%E1%9E%80']) {
      test(`a job with the slug ${wrong} redirects to its canonical URL`, async ({ request }) => {
        const { id, path } = await requireDemoJob(request)
        const reply = await request.get(`${locale}/jobs/${id}/${wrong}`, { maxRedirects: 0 })
        expect(reply.status()).toBe(308)
        const target = new URL(reply.headers().location ?? '', 'http://localhost')
        expect(target.pathname).toBe(locale + path)
      })
    }
  })
}

test('an old URL redirects to the right one, also for concurrent requests', async ({ request }) => {
  const { id, path } = await requireDemoJob(request)
  const old = `/jobs/${id}/shared-in-many-chats`
  const replies = await Promise.all(
    [old, `/en${old}`, old, `/en${old}`].map((each) => request.get(each, { maxRedirects: 0 })),
  )
  expect(replies.map((reply) => [reply.status(), reply.headers().location])).toEqual([
    [308, path],
    [308, `/en${path}`],
    [308, path],
    [308, `/en${path}`],
  ])
})

test('/EN redirects to /en', async ({ request }) => {
  const reply = await request.get('/EN/Jobs?page=2', { maxRedirects: 0 })
  expect([reply.status(), reply.headers().location]).toEqual([308, '/en/jobs?page=2'])
})

test('/en is allowed only once in a path', async ({ request }) => {
  for (const path of ['/en/en', '/en/en/jobs']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})
