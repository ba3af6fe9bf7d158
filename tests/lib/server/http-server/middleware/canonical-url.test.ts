import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPath } from '@/lib/server/http-server/middleware/canonical-url'
import { requestServer } from '@/tests/support/http-server/request-server'
import { BUILT, startHttpServer } from '@/tests/support/http-server/start-http-server'

const server = await startHttpServer()

/** Parts of other spellings; Node sends no path with other characters. */
const PIECES = [
  ...[
    '/',
    '//',
    '.',
    '..',
    '/./',
    '/../',
    ';',
    '%',
    '%2',
    '%2f',
    '%5C',
    '%00',
    '%0a',
    '%7f',
    '%ff',
  ],
  ...['%2e', '%41', '%6a', '%25', '%252e', '%e1%9e%80', '%E1%9E', '\\', '#', '~', '-', ':', '@'],
  ...['en', 'EN', 'jobs', 'Jobs', 'JOBS', '%6Aobs', 'browse', 'upstream', 'v1', 'session', '_next'],
  ...['evil.example', 'http:', 'x', 'é', '¥'],
]
const anyPath = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...PIECES) },
      { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 3 }) },
    ),
    { maxLength: 9 },
  )
  .map((pieces) => `/${pieces.join('')}`.replaceAll(/[^\x21-\xff]|[?#]/g, ''))

describe('canonical URLs (promise T19)', () => {
  it.each([
    ['/jobs/', '/jobs'],
    ['//jobs', '/jobs'],
    ['///', '/'],
    ['/jobs//7', '/jobs/7'],
    ['/EN/jobs', '/en/jobs'],
    ['/En', '/en'],
    ['/JOBS', '/jobs'],
    ['/en/Jobs/7/Site-Engineer', '/en/jobs/7/Site-Engineer'],
    ['/%6aobs', '/jobs'],
    ['/%4aobs', '/jobs'],
    ['/jobs/%37', '/jobs/7'],
    ['/en%2Djobs', '/en-jobs'],
    ['/Profile/resumes', '/profile/resumes'],
    ['//evil.example/jobs', '/evil.example/jobs'],
  ])('redirects %s to %s and keeps the query', async (path, ours) => {
    for (const search of ['', '?page=2&a=%2f', '?']) {
      const { status, headers } = await requestServer(server, path + search)
      expect([status, headers.location]).toEqual([308, ours + search])
    }
    expect(checkPath(ours)).toEqual({ is: 'canonical' })
  })

  it.each([
    ...['/%', '/jobs/%zz', '/jobs/%E0%A4%A', '/news/%ff', '/en/%', '/_next/static/%', '/jobs%2f7'],
    ...['/jobs%5c7', '/jobs/%00', '/jobs/%0a', '/jobs/../profile', '/jobs/%2e%2e/profile', '/.'],
    ...['/browse/jobs/e30', '/en/browse/jobs/e30', '/browse'],
  ])('answers 404 to %s', async (path) => {
    const { status } = await requestServer(server, path)
    expect(status).toBe(404)
  })

  it.each(['/a\\b', '/jobs#top'])('answers 400 to the invalid path %s', async (path) => {
    const { status, text } = await requestServer(server, path)
    expect([status, text]).toEqual([400, expect.stringContaining('<!doctype html>')])
  })

  it.each([
    ...['/upstream/v1//job', '/upstream/v1/job/', '/upstream/%76%31/job'],
    ...['/session/', '/session/%', '/revalidate/', '/en/session/%zz'],
    '/securetoken.googleapis.com/v1/token/',
  ])('does not redirect %s, which is called by programs', async (path) => {
    for (const method of ['GET', 'POST']) {
      const { status, headers } = await requestServer(server, path, { method })
      expect(status).toBeGreaterThanOrEqual(404)
      expect(status).toBeLessThanOrEqual(405)
      expect(headers.location).toBeUndefined()
    }
  })

  it('does not redirect a POST', async () => {
    const { status, headers } = await requestServer(server, '//newsletter', {
      method: 'POST',
      body: 'a=b',
    })
    expect([status, headers.location]).toEqual([405, undefined])
  })

  it('answers 414 to a URL over eight kilobytes, as JSON to API calls', async () => {
    const longest = `/jobs?q=${'a'.repeat(8192 - '/jobs?q='.length)}`
    expect((await requestServer(server, longest)).status).toBe(200)
    const page = await requestServer(server, `${longest}a`)
    expect([page.status, page.headers['content-type']]).toEqual([414, 'text/html; charset=utf-8'])
    const call = await requestServer(server, `/upstream/v1/job?q=${'a'.repeat(8200)}`)
    expect([call.status, JSON.parse(call.text).statusCode]).toEqual([414, 414])
  })

  it('never answers 500 to any path, and redirects at most once and to our own host', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyPath,
        fc.constantFrom('', '?', '?a=b', '?a=%', '?//x'),
        async (path, search) => {
          const { status, headers } = await requestServer(server, path + search)
          expect([200, 308, 400, 404, 405, 503]).toContain(status)
          if (status === 503) expect(path).toMatch(/^\/upstream\/v1/)
          if (status !== 308) return
          const location = headers.location ?? ''
          expect(location).toMatch(/^\/(?!\/)/)
          expect(new URL(location, 'http://visvakor.example').origin).toBe(
            'http://visvakor.example',
          )
          const [next = ''] = location.split('?', 1)
          expect(checkPath(next)).toEqual({ is: 'canonical' })
          expect((await requestServer(server, location)).status).not.toBe(308)
        },
      ),
      { numRuns: 300 },
    )
  }, 30_000)

  it('the target of a redirect is itself canonical', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        const spelling = checkPath(path)
        if (spelling.is === 'redirect')
          expect(checkPath(spelling.path)).toEqual({ is: 'canonical' })
      }),
      { numRuns: 2000 },
    )
  })
})

it('serves a build file only at its canonical path', async () => {
  const { status, text, headers } = await requestServer(server, BUILT)
  expect([status, text]).toEqual([200, expect.stringContaining('built')])
  expect(headers['cache-control']).toBe('public,max-age=31536000,immutable')
  expect((await requestServer(server, BUILT.replace('app', '%61pp'))).status).toBe(308)
  for (const path of [
    '/_next/static',
    '/_next/static/',
    '/_next/image?url=a',
    '/_next/data/a.json',
  ]) {
    expect((await requestServer(server, path)).status, path).not.toBe(200)
  }
})
