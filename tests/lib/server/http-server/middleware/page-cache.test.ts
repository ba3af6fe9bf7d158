import { randomUUID } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { logResponses } from '@/lib/server/http-server/middleware/access-log'
import { serveCachedPages } from '@/lib/server/http-server/middleware/page-cache'
import { setSecurityHeaders } from '@/lib/server/http-server/middleware/security-headers'
import {
  createBackgroundRefresher,
  refreshAfterRevalidation,
} from '@/lib/server/http-server/page-cache/background-refresher'
import { createPageCache } from '@/lib/server/http-server/page-cache/page-cache'
import { createPageRenderer } from '@/lib/server/http-server/page-cache/page-renderer'
import type { RequestContext } from '@/lib/server/http-server/request-context'
import { renderStore } from '@/lib/server/next-cache/render-store.mjs'
import { askBytes } from '@/tests/support/http-server/ask-bytes'
import { openBare } from '@/tests/support/http-server/open-bare'
import { quietLog } from '@/tests/support/http-server/quiet-log'
import { requestServer } from '@/tests/support/http-server/request-server'
import { sendAsNext } from '@/tests/support/http-server/stand-in-page'
import { startHttpServer } from '@/tests/support/http-server/start-http-server'

const HTML = `<p>${'A finished page. '.repeat(80)}</p>`

/** A server that counts calls of Next; `render` stands for Next. */
async function openCounting(render: (exchange: RequestContext) => void) {
  const pages = createPageCache(quietLog)
  let rendered = 0
  const asked: (string | undefined)[] = []
  const keeper = createPageRenderer(pages, (exchange) => {
    rendered += 1
    asked.push(exchange.request.url)
    render(exchange)
    return true
  })
  const refresher = createBackgroundRefresher(
    keeper.rerender,
    pino({ level: 'silent' }),
    { hasCapacity: () => true },
    {
      again: 1,
      rest: 0,
    },
  )
  const server = await openBare(
    serveCachedPages(pages, refresher.schedule)(),
    logResponses(pino({ level: 'silent' })),
    setSecurityHeaders({ withPolicy: true }),
    keeper.render,
  )
  return { server, pages, keeper, asked, readRendered: () => rendered }
}

type Counting = Awaited<ReturnType<typeof openCounting>>

/** Requests the page until it is cached: the second response is, once it is compressed. */
async function warm({ server, pages }: Counting, path: string): Promise<void> {
  await requestServer(server, path)
  await requestServer(server, path)
  await expect.poll(pages.countEntries).toBe(1)
}

const page = (more: Partial<Parameters<typeof sendAsNext>[1]> = {}) => ({
  html: HTML,
  tags: [`tag-${randomUUID()}`],
  ...more,
})

describe('a cached page', () => {
  it('is served without Next from the second request on, in every encoding, with the same headers', async () => {
    const counting = await openCounting((exchange) => sendAsNext(exchange, page()))
    const own = await requestServer(counting.server, '/jobs')
    await warm(counting, '/jobs')
    const rendered = counting.readRendered()
    const plain = await requestServer(counting.server, '/jobs?utm_source=x', {
      headers: { cookie: 'session=someone' },
    })
    const { date: _, vary, ...headers } = plain.headers
    // A cached response has no log line of its own, so it has no id.
    const { date: __, 'x-request-id': ___, vary: ownVary, ...ownHeaders } = own.headers
    expect([plain.status, plain.text, headers]).toEqual([own.status, own.text, ownHeaders])
    expect([ownVary, vary]).toEqual(['rsc', 'rsc, Accept-Encoding'])
    const br = await askBytes(counting.server, '/jobs', { 'accept-encoding': 'gzip, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.body).toString()).toBe(HTML)
    const gzip = await askBytes(counting.server, '/jobs', { 'accept-encoding': 'gzip' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body).toString()).toBe(HTML)
    expect(counting.readRendered()).toBe(rendered)
  })

  it('has /en links when it is requested under /en, and is otherwise the same', async () => {
    const html = `<a class="x" href="/jobs">${'Jobs '.repeat(300)}</a><script>"href=\\"/jobs\\""</script>`
    const counting = await openCounting((exchange) => sendAsNext(exchange, page({ html })))
    const own = await requestServer(counting.server, '/en/jobs')
    expect(own.text).toBe(html.replace('href="/jobs"', 'href="/en/jobs"'))
    expect(own.headers['content-length']).toBe(String(Buffer.byteLength(own.text)))
    await warm(counting, '/en/jobs')
    const rendered = counting.readRendered()
    const cached = await requestServer(counting.server, '/en/jobs')
    expect([cached.text, cached.headers.etag]).toEqual([own.text, own.headers.etag])
    expect(counting.readRendered()).toBe(rendered)
    expect((await requestServer(counting.server, '/jobs')).text).toBe(html)
    expect(counting.readRendered()).toBe(rendered + 1)
  })

  it('is rendered again under /en at its plain URL', async () => {
    const counting = await openCounting((exchange) => sendAsNext(exchange, page()))
    expect(await counting.keeper.rerender('/en/browse/jobs/cGFnZT0y')).toBe(true)
    expect(counting.asked).toEqual(['/jobs?page=2'])
  })

  it('is stored for URLs up to the maximum length, and not for longer ones', async () => {
    const counting = await openCounting((exchange) => sendAsNext(exchange, page()))
    const path = `/jobs/${'a'.repeat(1018)}`
    await warm(counting, path)
    const rendered = counting.readRendered()
    await requestServer(counting.server, path)
    expect(counting.readRendered()).toBe(rendered)
    for (let turn = 0; turn < 2; turn += 1) await requestServer(counting.server, `${path}a`)
    expect([counting.readRendered(), counting.pages.countEntries()]).toEqual([rendered + 2, 1])
  })

  it('sends a header once that Next sends twice', async () => {
    const headers = { vary: ['rsc, next-router-prefetch', 'rsc, next-router-prefetch'] }
    const counting = await openCounting((exchange) => sendAsNext(exchange, page({ headers })))
    await warm(counting, '/jobs')
    const { vary } = (await requestServer(counting.server, '/jobs')).headers
    expect(vary).toBe('rsc, next-router-prefetch, Accept-Encoding')
  })

  it('answers HEAD with headers only, and 304 when the ETag matches', async () => {
    const counting = await openCounting((exchange) => sendAsNext(exchange, page()))
    await warm(counting, '/jobs')
    const rendered = counting.readRendered()
    const full = await requestServer(counting.server, '/jobs')
    const head = await requestServer(counting.server, '/jobs', { method: 'HEAD' })
    expect([head.status, head.text, head.headers['content-length']]).toEqual([
      200,
      '',
      full.headers['content-length'],
    ])
    const etag = full.headers.etag ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const reply = await requestServer(counting.server, '/jobs', {
        headers: { 'if-none-match': known },
      })
      expect([reply.status, reply.text, reply.headers.etag], known).toEqual([304, '', etag])
    }
    const other = await requestServer(counting.server, '/jobs', {
      headers: { 'if-none-match': '"other"' },
    })
    expect(other.status).toBe(200)
    const reload = { 'if-none-match': etag, 'cache-control': 'no-cache' }
    expect((await requestServer(counting.server, '/jobs', { headers: reload })).status).toBe(200)
    expect(counting.readRendered()).toBe(rendered)
  })

  it('is sent whole, and not rendered again, for range requests of link previews', async () => {
    const counting = await openCounting((exchange) => sendAsNext(exchange, page()))
    await warm(counting, '/jobs')
    const rendered = counting.readRendered()
    const whole = await requestServer(counting.server, '/jobs')
    for (const range of ['bytes=0-524287', 'bytes=5-9', 'bytes=0-1,5-9', 'bytes=9999999-']) {
      const reply = await requestServer(counting.server, '/jobs', { headers: { range } })
      expect([reply.status, reply.text], range).toEqual([200, whole.text])
      expect(reply.headers).not.toHaveProperty('content-range')
    }
    expect(counting.readRendered()).toBe(rendered)
  })

  it.each([
    ['a request for router data', { rsc: '1' }],
    ['a prefetch', { 'next-router-prefetch': '1' }],
    ['an internal request of Next', { 'x-prerender-revalidate': 'guess' }],
    ['a draft request', { cookie: 'a=b; __prerender_bypass=guess' }],
    ['a request with a date condition', { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }],
  ])('is not used for %s', async (_, headers) => {
    const counting = await openCounting((exchange) => sendAsNext(exchange, page()))
    await warm(counting, '/jobs')
    const rendered = counting.readRendered()
    await requestServer(counting.server, '/jobs', { headers })
    expect(counting.readRendered()).toBe(rendered + 1)
  })

  it.each([
    ['sets a cookie', page({ headers: { 'set-cookie': 'session=someone' } })],
    ['is for one visitor', page({ headers: { 'cache-control': 'private, no-store' } })],
    ['is public, but not to be stored', page({ headers: { 'cache-control': 'public, no-store' } })],
    ['is not marked as public', page({ headers: { 'cache-control': 'max-age=60' } })],
    ['is an error', page({ status: 503 })],
    ['is a redirect', page({ status: 308 })],
    ['is not HTML', page({ headers: { 'content-type': 'text/x-component' } })],
    ['differs from what Next has stored', page({ kept: 'something else' })],
    ['has expired', page({ made: Date.now() - 901_000 })],
  ])('is never stored from a response that %s', async (_, answer) => {
    const counting = await openCounting((exchange) => sendAsNext(exchange, answer))
    for (let turn = 1; turn <= 4; turn += 1) {
      await requestServer(counting.server, '/jobs')
      await counting.pages.settle('/jobs')
      expect(counting.readRendered()).toBe(turn)
    }
    expect(counting.pages.countEntries()).toBe(0)
  })

  it('leaves a conditional request for a 404 to Next', async () => {
    const counting = await openCounting((exchange) => sendAsNext(exchange, page({ status: 404 })))
    await warm(counting, '/jobs/7/gone')
    const rendered = counting.readRendered()
    expect((await requestServer(counting.server, '/jobs/7/gone')).status).toBe(404)
    expect(counting.readRendered()).toBe(rendered)
    await requestServer(counting.server, '/jobs/7/gone', { headers: { 'if-none-match': '*' } })
    expect(counting.readRendered()).toBe(rendered + 1)
  })

  it('is never stored from the response to a different kind of request', async () => {
    const counting = await openCounting((exchange) => sendAsNext(exchange, page()))
    for (let turn = 0; turn < 3; turn += 1) {
      await requestServer(counting.server, '/jobs', { headers: { rsc: '1' } })
      await requestServer(counting.server, '/jobs?_rsc=1')
      await requestServer(counting.server, '/profile')
    }
    expect(counting.pages.countEntries()).toBe(0)
  })

  it('has the headers of the requested path, not of the path that filled the cache', async () => {
    const server = await startHttpServer({
      render: (exchange) => sendAsNext(exchange, page({ status: 404 })),
    })
    const opener = async (path: string) =>
      (await requestServer(server, path)).headers['cross-origin-opener-policy']
    for (const _ of 'twice') await opener('/login/%2f')
    await expect.poll(() => opener('/jobs/%2f')).toBe('same-origin')
    await expect.poll(() => opener('/login/%2f')).toBe('same-origin')
  })

  it('is not served once one of its tags has expired', async () => {
    const answer = page()
    const counting = await openCounting((exchange) => sendAsNext(exchange, answer))
    await warm(counting, '/jobs')
    const rendered = counting.readRendered()
    const [tag = ''] = answer.tags
    tagsManifest.set(tag, { expired: Date.now() })
    await requestServer(counting.server, '/jobs')
    tagsManifest.delete(tag)
    expect(counting.readRendered()).toBe(rendered + 1)
    expect(counting.pages.countEntries()).toBe(0)
  })

  it('is served stale, rendered again in the background, and then served fresh', async () => {
    let html = HTML
    let made = Date.now() - 301_000
    const counting = await openCounting((exchange) => sendAsNext(exchange, page({ html, made })))
    await warm(counting, '/jobs')
    html = HTML.replaceAll('finished', 'newer')
    made = Date.now()
    const old = await requestServer(counting.server, '/jobs')
    expect([old.text, old.headers['x-nextjs-cache']]).toEqual([HTML, 'STALE'])
    await expect.poll(async () => (await requestServer(counting.server, '/jobs')).text).toBe(html)
    const rendered = counting.readRendered()
    // Rendered without a client, it has the same headers as every response.
    expect((await requestServer(counting.server, '/jobs')).headers).toMatchObject({
      'x-nextjs-cache': 'HIT',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    })
    expect(counting.readRendered()).toBe(rendered)
  })

  it('is rendered again after a revalidation, before anybody requests it', async () => {
    const made = Date.now() - 301_000
    const answer = page({ made })
    const pages = createPageCache(quietLog)
    const remade: string[] = []
    const changed = refreshAfterRevalidation(pages, (key) => remade.push(key), 0)
    const keeper = createPageRenderer(pages, (exchange) => {
      sendAsNext(exchange, exchange.path === '/revalidate' ? page({ status: 200 }) : answer)
      return true
    })
    const server = await openBare(changed, keeper.render)
    for (const path of ['/jobs', '/majors'])
      for (const _ of 'twice') await requestServer(server, path)
    await expect.poll(pages.countEntries).toBe(2)
    expect(remade).toEqual([])
    await requestServer(server, '/revalidate', { method: 'POST' })
    await expect.poll(() => remade.toSorted()).toEqual(['/jobs', '/majors'])
  })

  it('waits for the page that Next renders in the background', async () => {
    const made = Date.now() - 301_000
    const newer = HTML.replaceAll('finished', 'newer')
    let isReady = false
    let isMade = false
    const counting = await openCounting((exchange) => {
      if (isMade) sendAsNext(exchange, page({ html: newer }))
      else sendAsNext(exchange, page({ made, headers: { 'x-nextjs-cache': 'STALE' } }))
      const note = renderStore.getStore()
      if (!isReady) return
      setImmediate(() => {
        isMade = true
        note?.written(true)
      })
    })
    await warm(counting, '/jobs')
    isReady = true
    expect((await requestServer(counting.server, '/jobs')).text).toBe(HTML)
    await expect.poll(async () => (await requestServer(counting.server, '/jobs')).text).toBe(newer)
  })

  it('stays while a new one cannot be rendered', async () => {
    const made = Date.now() - 301_000
    let isDown = false
    const counting = await openCounting((exchange) => {
      const down = { status: 503, headers: { 'cache-control': 'private, no-store' } }
      sendAsNext(exchange, page({ made, ...(isDown ? down : {}) }))
    })
    await warm(counting, '/jobs')
    isDown = true
    const rendered = counting.readRendered()
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await requestServer(counting.server, '/jobs')).text).toBe(HTML)
    }
    await expect.poll(counting.readRendered).toBeGreaterThan(rendered)
    expect((await requestServer(counting.server, '/jobs')).status).toBe(200)
  })

  it('is removed when its URL redirects', async () => {
    const made = Date.now() - 301_000
    let hasMoved = false
    const counting = await openCounting((exchange) => {
      if (hasMoved) exchange.response.writeHead(308, { location: '/jobs/7/new' }).end()
      else sendAsNext(exchange, page({ made }))
    })
    await warm(counting, '/jobs/7/old')
    hasMoved = true
    await expect
      .poll(async () => (await requestServer(counting.server, '/jobs/7/old')).headers.location)
      .toBe('/jobs/7/new')
  })
})
