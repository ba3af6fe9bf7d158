import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import type { CachedRouteKind, IncrementalCacheKind } from 'next/dist/server/response-cache'
import { describe, expect, it, vi } from 'vitest'
import NextCacheHandler from '@/lib/server/next-cache/cache-handler.mjs'

const cache = new NextCacheHandler({
  fs: nodeFs,
  flushToDisk: false,
  serverDistDir: '/nowhere',
  maxMemoryCacheSize: 1_000_000,
  revalidatedTags: [],
  _requestHeaders: {},
})

const pageOf = (html: string, tags: string) => ({
  kind: 'APP_PAGE' as CachedRouteKind.APP_PAGE,
  html,
  rscData: undefined,
  headers: { 'x-next-cache-tags': tags } as Record<string, string>,
  postponed: undefined,
  status: 200,
  segmentData: undefined,
})

const DATA = '<script>self.__next_f.push([1,"a"])</script>'
const lifetime = { cacheControl: { revalidate: 300, expire: 900 } }
const asked = { kind: 'APP_PAGE' as IncrementalCacheKind.APP_PAGE, isFallback: false }

describe('the page cache handler', () => {
  it('adds the content security policy and the lifetime before the first response', async () => {
    const page = pageOf(DATA, 'jobs')
    await cache.set('/first', page, lifetime)
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/)
    expect(page.headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=300, stale-while-revalidate=600',
    )
  })

  it('stores the policy with the page', async () => {
    await cache.set('/kept', pageOf(DATA, 'jobs'), lifetime)
    const found = await cache.get('/kept', asked)
    expect(found?.value).toMatchObject({
      status: 200,
      headers: { 'content-security-policy': expect.stringContaining("'sha256-") },
    })
  })

  it('allows the scripts of Google only on sign-in pages', async () => {
    vi.stubEnv('FIREBASE_PROJECT_ID', 'visvakor-kh')
    vi.stubEnv('FIREBASE_API_KEY', 'a-key-of-the-web')
    vi.stubEnv('GOOGLE_SIGN_IN', '1')
    const policyOf = async (path: string) => {
      const page = pageOf('<p></p>', `_N_T_/layout,_N_T_/(site)${path}/page,_N_T_${path}`)
      await cache.set(path, page, lifetime)
      return page.headers['content-security-policy']
    }
    expect(await policyOf('/login')).toContain('https://apis.google.com')
    expect(await policyOf('/login/linkedin')).toContain('https://apis.google.com')
    expect(await policyOf('/registration/phone-number')).toContain('https://apis.google.com')
    for (const path of ['/jobs', '/login/other', '/profile']) {
      expect(await policyOf(path)).not.toContain('https://apis.google.com')
      expect(await policyOf(path)).toContain('https://identitytoolkit.googleapis.com')
    }
  })

  it('never serves a page that the build rendered without an API', async () => {
    await cache.set('/unfilled', pageOf('<p>0 jobs</p>', 'jobs,unfilled'), lifetime)
    expect(await cache.get('/unfilled', asked)).toBeNull()
  })

  it('answers 503 for a page rendered while the API was down, and keeps the previous one', async () => {
    await cache.set('/down', pageOf('<p>444 jobs</p>', 'jobs'), lifetime)
    const page = pageOf('<p>We could not load this page</p>', 'jobs,unavailable')
    await cache.set('/down', page, lifetime)
    expect(page.status).toBe(503)
    expect(page.headers['retry-after']).toBe('5')
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    const cached = await cache.get('/down', asked)
    expect(cached?.value).toMatchObject({ html: '<p>444 jobs</p>', status: 200 })
  })

  it('sends a private page with its policy, and does not store it', async () => {
    const page = pageOf(DATA, 'settings,uncached')
    await cache.set('/draft', page, lifetime)
    expect(page.status).toBe(200)
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.headers['content-security-policy']).toContain("'sha256-")
    expect(await cache.get('/draft', asked)).toBeNull()
  })

  it('answers 410 for a taken-down item, and stores the page like any other', async () => {
    const page = pageOf('<p>This page was taken down</p>', 'job-7,gone')
    await cache.set('/taken-down', page, lifetime)
    expect([page.status, page.headers['cache-control']]).toEqual([
      410,
      'public, max-age=0, s-maxage=300, stale-while-revalidate=600',
    ])
    expect((await cache.get('/taken-down', asked))?.value).toMatchObject({ status: 410 })
  })

  it('answers 404 for a missing item, and stores the page', async () => {
    const page = pageOf('<p>Lost</p>', 'missing')
    await cache.set('/gone', page, lifetime)
    expect(page.status).toBe(404)
    expect((await cache.get('/gone', asked))?.value).toMatchObject({ status: 404 })
  })

  it('sends a partial page without storing it, and keeps the previous complete one', async () => {
    await cache.set('/part', pageOf('<p>Whole</p>', 'jobs'), lifetime)
    const page = pageOf(DATA, 'jobs,partial')
    await cache.set('/part', page, lifetime)
    expect(page.status).toBe(200)
    expect(page.headers).not.toHaveProperty('retry-after')
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.headers['content-security-policy']).toContain("'sha256-")
    const cached = await cache.get('/part', asked)
    expect(cached?.value).toMatchObject({ html: '<p>Whole</p>' })
  })

  it('does not store a partial page when there was none before', async () => {
    await cache.set('/first-part', pageOf(DATA, 'jobs,partial'), lifetime)
    expect(await cache.get('/first-part', asked)).toBeNull()
  })

  it('answers 503 when the main content is missing as well', async () => {
    const page = pageOf(DATA, 'partial,unavailable')
    await cache.set('/both', page, lifetime)
    expect(page.status).toBe(503)
  })

  it('answers 404 when only the frame of a not-found page is incomplete', async () => {
    const page = pageOf('<p>Lost</p>', 'missing,partial')
    await cache.set('/lost', page, lifetime)
    expect(page.status).toBe(404)
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(await cache.get('/lost', asked)).toBeNull()
  })

  it('leaves the Location of a redirect unchanged for concurrent requests', async () => {
    const page = pageOf('<p>Moved</p>', 'jobs')
    page.headers.location = '/jobs/1/right'
    await cache.set('/moved', page, lifetime)
    expect(page.headers.location).toBe('/jobs/1/right')
    expect((await cache.get('/moved', asked))?.value).toMatchObject({
      headers: { location: '/jobs/1/right' },
    })
  })
})
