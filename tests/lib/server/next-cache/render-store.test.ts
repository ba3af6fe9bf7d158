import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import type { CachedRouteKind, IncrementalCacheKind } from 'next/dist/server/response-cache'
import { expect, it, vi } from 'vitest'
import NextCacheHandler from '@/lib/server/next-cache/cache-handler.mjs'
import { type RenderNote, renderStore } from '@/lib/server/next-cache/render-store.mjs'

const cache = new NextCacheHandler({
  fs: nodeFs,
  flushToDisk: false,
  serverDistDir: '/nowhere',
  maxMemoryCacheSize: 1_000_000,
  revalidatedTags: [],
  _requestHeaders: {},
})

const LIFETIME = { revalidate: 300, expire: 900 }
const HTML = '<p>444 jobs</p>'
const asked = { kind: 'APP_PAGE' as IncrementalCacheKind.APP_PAGE, isFallback: false }

const pageOf = (tags: string) => ({
  kind: 'APP_PAGE' as CachedRouteKind.APP_PAGE,
  html: HTML,
  rscData: undefined,
  headers: { 'x-next-cache-tags': tags } as Record<string, string>,
  postponed: undefined,
  status: 200,
  segmentData: undefined,
})

const LEADS_ELSEWHERE = {
  kind: 'REDIRECT' as CachedRouteKind.REDIRECT,
  props: { to: '/jobs/7/new' },
}

/** What the page cache records during a response that started so many ms ago. */
async function recordRender(work: () => Promise<unknown>, ago = 5000) {
  const written = vi.fn<RenderNote['written']>()
  const note: RenderNote = { begun: Date.now() - ago, page: null, written }
  await renderStore.run(note, work)
  return { note, written: written.mock.calls.flat() }
}

it('reports a stored page with the time its render began, as the page cache has it', async () => {
  const { note, written } = await recordRender(() =>
    cache.set('/made', pageOf('jobs,job-7'), { cacheControl: LIFETIME }),
  )
  const stored = { html: HTML, tags: ['jobs', 'job-7'], made: note.begun, lifetime: LIFETIME }
  expect([note.page, written]).toEqual([stored, [true]])
  expect(await cache.get('/made', asked)).toMatchObject({ lastModified: note.begun })
})

it('reports a page from the cache with the time it was rendered', async () => {
  const made = await recordRender(() =>
    cache.set('/kept', pageOf('jobs'), { cacheControl: LIFETIME }),
  )
  const { note, written } = await recordRender(() => cache.get('/kept', asked), 0)
  expect(note.page).toEqual({
    ...{ html: HTML, tags: ['jobs'], lifetime: LIFETIME },
    made: made.note.begun,
  })
  expect(written).toEqual([])
})

it('reports no page that is missing or has no lifetime', async () => {
  expect((await recordRender(() => cache.get('/never', asked))).note.page).toBeNull()
  const endless = await recordRender(() => cache.set('/endless', pageOf('jobs'), {}))
  expect([endless.note.page, endless.written]).toEqual([null, [true]])
})

it.each(['unavailable', 'jobs,partial', 'jobs,uncached'])(
  'reports that a page with the tag %s was not stored',
  async (tags) => {
    const { note, written } = await recordRender(() =>
      cache.set('/not-kept', pageOf(tags), { cacheControl: LIFETIME }),
    )
    expect([note.page, written]).toEqual([null, [false]])
  },
)

it('stores a redirect, and reports no page', async () => {
  const { note, written } = await recordRender(() =>
    cache.set('/old', LEADS_ELSEWHERE, { cacheControl: LIFETIME }),
  )
  expect([note.page, written]).toEqual([null, [true]])
  const found = await recordRender(async () => {
    expect((await cache.get('/old', asked))?.value).toEqual(LEADS_ELSEWHERE)
  })
  expect(found.note.page).toBeNull()
})

it('stores a page rendered in the background', async () => {
  await cache.set('/quiet', pageOf('jobs'), { cacheControl: LIFETIME })
  expect((await cache.get('/quiet', asked))?.value).toMatchObject({ html: HTML })
})
