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

describe('the page cache', () => {
  it('writes the policy and the lifetime into the page itself, so the first answer has them', async () => {
    const page = pageOf(DATA, 'jobs')
    await cache.set('/first', page, lifetime)
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/)
    expect(page.headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=300, stale-while-revalidate=600',
    )
  })

  it('gives kept pages their policy', async () => {
    await cache.set('/kept', pageOf(DATA, 'jobs'), lifetime)
    const found = await cache.get('/kept', asked)
    expect(found?.value).toMatchObject({
      status: 200,
      headers: { 'content-security-policy': expect.stringContaining("'sha256-") },
    })
  })

  it('lets only the screens that offer Google run what its windows need', async () => {
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
    vi.unstubAllEnvs()
  })

  it('never serves a page the build made without an API', async () => {
    await cache.set('/unfilled', pageOf('<p>0 jobs</p>', 'jobs,unfilled'), lifetime)
    expect(await cache.get('/unfilled', asked)).toBeNull()
  })

  it('answers 503 for a page made while the API was away, and keeps the one from before', async () => {
    await cache.set('/down', pageOf('<p>444 jobs</p>', 'jobs'), lifetime)
    const page = pageOf('<p>We could not load this page</p>', 'jobs,unavailable')
    await cache.set('/down', page, lifetime)
    expect(page.status).toBe(503)
    expect(page.headers['retry-after']).toBe('5')
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    const kept = await cache.get('/down', asked)
    expect(kept?.value).toMatchObject({ html: '<p>444 jobs</p>', status: 200 })
  })

  it('sends a page for one visitor alone with its policy, and keeps it nowhere', async () => {
    const page = pageOf(DATA, 'settings,unkept')
    await cache.set('/draft', page, lifetime)
    expect(page.status).toBe(200)
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.headers['content-security-policy']).toContain("'sha256-")
    expect(await cache.get('/draft', asked)).toBeNull()
  })

  it('answers 410 for a page about what was taken down, and keeps it as long as another', async () => {
    const page = pageOf('<p>This page was taken down</p>', 'job-7,gone')
    await cache.set('/taken-down', page, lifetime)
    expect([page.status, page.headers['cache-control']]).toEqual([
      410,
      'public, max-age=0, s-maxage=300, stale-while-revalidate=600',
    ])
    expect((await cache.get('/taken-down', asked))?.value).toMatchObject({ status: 410 })
  })

  it('answers 404 for a page about what does not exist, and keeps it', async () => {
    const page = pageOf('<p>Lost</p>', 'missing')
    await cache.set('/gone', page, lifetime)
    expect(page.status).toBe(404)
    expect((await cache.get('/gone', asked))?.value).toMatchObject({ status: 404 })
  })

  it('sends a page without a part to the one who asked, and keeps the whole one from before', async () => {
    await cache.set('/part', pageOf('<p>Whole</p>', 'jobs'), lifetime)
    const page = pageOf(DATA, 'jobs,partial')
    await cache.set('/part', page, lifetime)
    expect(page.status).toBe(200)
    expect(page.headers).not.toHaveProperty('retry-after')
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.headers['content-security-policy']).toContain("'sha256-")
    const kept = await cache.get('/part', asked)
    expect(kept?.value).toMatchObject({ html: '<p>Whole</p>' })
  })

  it('does not keep a page without a part where there was none', async () => {
    await cache.set('/first-part', pageOf(DATA, 'jobs,partial'), lifetime)
    expect(await cache.get('/first-part', asked)).toBeNull()
  })

  it('says 503 when not only a part, but what the page is about, could not be read', async () => {
    const page = pageOf(DATA, 'partial,unavailable')
    await cache.set('/both', page, lifetime)
    expect(page.status).toBe(503)
  })

  it('says 404 when only the frame of a page about what does not exist could not be read', async () => {
    const page = pageOf('<p>Lost</p>', 'missing,partial')
    await cache.set('/lost', page, lifetime)
    expect(page.status).toBe(404)
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(await cache.get('/lost', asked)).toBeNull()
  })

  it('leaves the target of a redirect where it is: who asks at the same moment is sent the same copy', async () => {
    const page = pageOf('<p>Moved</p>', 'jobs')
    page.headers.location = '/jobs/1/right'
    await cache.set('/moved', page, lifetime)
    expect(page.headers.location).toBe('/jobs/1/right')
    expect((await cache.get('/moved', asked))?.value).toMatchObject({
      headers: { location: '/jobs/1/right' },
    })
  })
})
