import { randomUUID } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { ALWAYS_IDLE } from '@/lib/server/http-server/concurrency-limit/event-loop-monitor'
import { serveCachedPages } from '@/lib/server/http-server/middleware/page-cache'
import { refreshAfterRevalidation } from '@/lib/server/http-server/middleware/refresh-after-revalidation'
import { setRequestId } from '@/lib/server/http-server/middleware/request-id'
import { setSecurityHeaders } from '@/lib/server/http-server/middleware/security-headers'
import { createBackgroundRefresher } from '@/lib/server/http-server/page-cache/background-refresher'
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

/** A door that counts what Next is asked for; `render` stands for Next. */
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
    ALWAYS_IDLE,
    {
      again: 0,
      rest: 0,
    },
  )
  const door = await openBare(
    serveCachedPages(pages, refresher.schedule)(),
    setRequestId,
    setSecurityHeaders({ withPolicy: true }),
    keeper.render,
  )
  return { door, pages, keeper, asked, readRendered: () => rendered }
}

type Counting = Awaited<ReturnType<typeof openCounting>>

/** Asks until the page is kept: the second answer is, once it is compressed. */
async function warm({ door, pages }: Counting, path: string): Promise<void> {
  await requestServer(door, path)
  await requestServer(door, path)
  await expect.poll(pages.readCount).toBe(1)
}

const page = (more: Partial<Parameters<typeof sendAsNext>[1]> = {}) => ({
  html: HTML,
  tags: [`tag-${randomUUID()}`],
  ...more,
})

describe('a finished page', () => {
  it('is answered without Next from the second time on, in every coding, with what Next wrote', async () => {
    const counting = await openCounting((exchange) => sendAsNext(exchange, page()))
    const own = await requestServer(counting.door, '/jobs')
    await warm(counting, '/jobs')
    const rendered = counting.readRendered()
    const plain = await requestServer(counting.door, '/jobs?utm_source=x', {
      headers: { cookie: 'session=someone' },
    })
    const { date: _, vary, ...headers } = plain.headers
    // No line of the log has its name.
    const { date: __, 'x-request-id': ___, vary: ownVary, ...ownHeaders } = own.headers
    expect([plain.status, plain.text, headers]).toEqual([own.status, own.text, ownHeaders])
    expect([ownVary, vary]).toEqual(['rsc', 'rsc, Accept-Encoding'])
    const br = await askBytes(counting.door, '/jobs', { 'accept-encoding': 'gzip, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.body).toString()).toBe(HTML)
    const gzip = await askBytes(counting.door, '/jobs', { 'accept-encoding': 'gzip' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body).toString()).toBe(HTML)
    expect(counting.readRendered()).toBe(rendered)
  })

  it('has links below /en where it is asked for there, by Next or finished, and everything else alike', async () => {
    const html = `<a class="x" href="/jobs">${'Jobs '.repeat(300)}</a><script>"href=\\"/jobs\\""</script>`
    const counting = await openCounting((exchange) => sendAsNext(exchange, page({ html })))
    const own = await requestServer(counting.door, '/en/jobs')
    expect(own.text).toBe(html.replace('href="/jobs"', 'href="/en/jobs"'))
    expect(own.headers['content-length']).toBe(String(Buffer.byteLength(own.text)))
    await warm(counting, '/en/jobs')
    const rendered = counting.readRendered()
    const kept = await requestServer(counting.door, '/en/jobs')
    expect([kept.text, kept.headers.etag]).toEqual([own.text, own.headers.etag])
    expect(counting.readRendered()).toBe(rendered)
    expect((await requestServer(counting.door, '/jobs')).text).toBe(html)
    expect(counting.readRendered()).toBe(rendered + 1)
  })

  it('is made anew under /en as well, of the plain address', async () => {
    const counting = await openCounting((exchange) => sendAsNext(exchange, page()))
    expect(await counting.keeper.rerender('/en/browse/jobs/cGFnZT0y')).toBe(true)
    expect(counting.asked).toEqual(['/jobs?page=2'])
  })

  it('is kept of the longest address that is worth it, and of none that is longer', async () => {
    const counting = await openCounting((exchange) => sendAsNext(exchange, page()))
    const path = `/jobs/${'a'.repeat(1018)}`
    await warm(counting, path)
    const rendered = counting.readRendered()
    await requestServer(counting.door, path)
    expect(counting.readRendered()).toBe(rendered)
    for (let turn = 0; turn < 2; turn += 1) await requestServer(counting.door, `${path}a`)
    expect([counting.readRendered(), counting.pages.readCount()]).toEqual([rendered + 2, 1])
  })

  it('says once what Next says twice of a page it has just made', async () => {
    const headers = { vary: ['rsc, next-router-prefetch', 'rsc, next-router-prefetch'] }
    const counting = await openCounting((exchange) => sendAsNext(exchange, page({ headers })))
    await warm(counting, '/jobs')
    const { vary } = (await requestServer(counting.door, '/jobs')).headers
    expect(vary).toBe('rsc, next-router-prefetch, Accept-Encoding')
  })

  it('is only its head to HEAD, and 304 to who has it', async () => {
    const counting = await openCounting((exchange) => sendAsNext(exchange, page()))
    await warm(counting, '/jobs')
    const rendered = counting.readRendered()
    const full = await requestServer(counting.door, '/jobs')
    const head = await requestServer(counting.door, '/jobs', { method: 'HEAD' })
    expect([head.status, head.text, head.headers['content-length']]).toEqual([
      200,
      '',
      full.headers['content-length'],
    ])
    const etag = full.headers.etag ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const reply = await requestServer(counting.door, '/jobs', {
        headers: { 'if-none-match': known },
      })
      expect([reply.status, reply.text, reply.headers.etag], known).toEqual([304, '', etag])
    }
    const other = await requestServer(counting.door, '/jobs', {
      headers: { 'if-none-match': '"other"' },
    })
    expect(other.status).toBe(200)
    const reload = { 'if-none-match': etag, 'cache-control': 'no-cache' }
    expect((await requestServer(counting.door, '/jobs', { headers: reload })).status).toBe(200)
    expect(counting.readRendered()).toBe(rendered)
  })

  it('is whole, and not rendered again, for readers of link previews that ask for a range', async () => {
    const counting = await openCounting((exchange) => sendAsNext(exchange, page()))
    await warm(counting, '/jobs')
    const rendered = counting.readRendered()
    const whole = await requestServer(counting.door, '/jobs')
    for (const range of ['bytes=0-524287', 'bytes=5-9', 'bytes=0-1,5-9', 'bytes=9999999-']) {
      const reply = await requestServer(counting.door, '/jobs', { headers: { range } })
      expect([reply.status, reply.text], range).toEqual([200, whole.text])
      expect(reply.headers).not.toHaveProperty('content-range')
    }
    expect(counting.readRendered()).toBe(rendered)
  })

  it.each([
    ['data of the router', { rsc: '1' }],
    ['a part of it', { 'next-router-prefetch': '1' }],
    ['what Next tells itself', { 'x-prerender-revalidate': 'guess' }],
    ['a draft', { cookie: 'a=b; __prerender_bypass=guess' }],
    ['a condition of time', { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }],
  ])('is left to Next for who asks for %s', async (_, headers) => {
    const counting = await openCounting((exchange) => sendAsNext(exchange, page()))
    await warm(counting, '/jobs')
    const rendered = counting.readRendered()
    await requestServer(counting.door, '/jobs', { headers })
    expect(counting.readRendered()).toBe(rendered + 1)
  })

  it.each([
    ['sets a cookie', page({ headers: { 'set-cookie': 'session=someone' } })],
    ['is for one visitor', page({ headers: { 'cache-control': 'private, no-store' } })],
    ['is public, but not to be stored', page({ headers: { 'cache-control': 'public, no-store' } })],
    ['does not say that it is for all', page({ headers: { 'cache-control': 'max-age=60' } })],
    ['is an error', page({ status: 503 })],
    ['leads elsewhere', page({ status: 308 })],
    ['is no page', page({ headers: { 'content-type': 'text/x-component' } })],
    ['is not what the cache has', page({ kept: 'something else' })],
    ['is no more to be shown', page({ made: Date.now() - 901_000 })],
  ])('is never made of an answer that %s', async (_, answer) => {
    const counting = await openCounting((exchange) => sendAsNext(exchange, answer))
    for (let turn = 1; turn <= 4; turn += 1) {
      await requestServer(counting.door, '/jobs')
      await counting.pages.settle('/jobs')
      expect(counting.readRendered()).toBe(turn)
    }
    expect(counting.pages.readCount()).toBe(0)
  })

  it('of what is not there is left to Next for who has something of it', async () => {
    const counting = await openCounting((exchange) => sendAsNext(exchange, page({ status: 404 })))
    await warm(counting, '/jobs/7/gone')
    const rendered = counting.readRendered()
    expect((await requestServer(counting.door, '/jobs/7/gone')).status).toBe(404)
    expect(counting.readRendered()).toBe(rendered)
    await requestServer(counting.door, '/jobs/7/gone', { headers: { 'if-none-match': '*' } })
    expect(counting.readRendered()).toBe(rendered + 1)
  })

  it('is never made of the answer to who asked for something else', async () => {
    const counting = await openCounting((exchange) => sendAsNext(exchange, page()))
    for (let turn = 0; turn < 3; turn += 1) {
      await requestServer(counting.door, '/jobs', { headers: { rsc: '1' } })
      await requestServer(counting.door, '/jobs?_rsc=1')
      await requestServer(counting.door, '/profile')
    }
    expect(counting.pages.readCount()).toBe(0)
  })

  it('says what its own address asks for, not that of who had it made', async () => {
    const door = await startHttpServer({
      render: (exchange) => sendAsNext(exchange, page({ status: 404 })),
    })
    const opener = async (path: string) =>
      (await requestServer(door, path)).headers['cross-origin-opener-policy']
    for (const _ of 'twice') await opener('/login/%2f')
    await expect.poll(() => opener('/jobs/%2f')).toBe('same-origin')
    await expect.poll(() => opener('/login/%2f')).toBe('same-origin')
  })

  it('is not given any more from the moment one of its tags ends', async () => {
    const answer = page()
    const counting = await openCounting((exchange) => sendAsNext(exchange, answer))
    await warm(counting, '/jobs')
    const rendered = counting.readRendered()
    const [tag = ''] = answer.tags
    tagsManifest.set(tag, { expired: Date.now() })
    await requestServer(counting.door, '/jobs')
    tagsManifest.delete(tag)
    expect(counting.readRendered()).toBe(rendered + 1)
    expect(counting.pages.readCount()).toBe(0)
  })

  it('that is due is given as it is, made anew behind it, and then given new', async () => {
    let html = HTML
    let made = Date.now() - 301_000
    const counting = await openCounting((exchange) => sendAsNext(exchange, page({ html, made })))
    await warm(counting, '/jobs')
    html = HTML.replaceAll('finished', 'newer')
    made = Date.now()
    const old = await requestServer(counting.door, '/jobs')
    expect([old.text, old.headers['x-nextjs-cache']]).toEqual([HTML, 'STALE'])
    await expect.poll(async () => (await requestServer(counting.door, '/jobs')).text).toBe(html)
    const rendered = counting.readRendered()
    // Made for nobody, it says all the same what every answer says.
    expect((await requestServer(counting.door, '/jobs')).headers).toMatchObject({
      'x-nextjs-cache': 'HIT',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    })
    expect(counting.readRendered()).toBe(rendered)
  })

  it('is made anew after word of a change, before anybody asks for it', async () => {
    const made = Date.now() - 301_000
    const answer = page({ made })
    const pages = createPageCache(quietLog)
    const remade: string[] = []
    const changed = refreshAfterRevalidation(pages, (key) => remade.push(key), 0)
    const keeper = createPageRenderer(pages, (exchange) => {
      sendAsNext(exchange, exchange.path === '/revalidate' ? page({ status: 200 }) : answer)
      return true
    })
    const door = await openBare(changed, keeper.render)
    for (const path of ['/jobs', '/majors'])
      for (const _ of 'twice') await requestServer(door, path)
    await expect.poll(pages.readCount).toBe(2)
    expect(remade).toEqual([])
    await requestServer(door, '/revalidate', { method: 'POST' })
    await expect.poll(() => remade.toSorted()).toEqual(['/jobs', '/majors'])
  })

  it('waits for the page that Next makes behind the old one', async () => {
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
    expect((await requestServer(counting.door, '/jobs')).text).toBe(HTML)
    await expect.poll(async () => (await requestServer(counting.door, '/jobs')).text).toBe(newer)
  })

  it('stays while a new one cannot be made', async () => {
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
      expect((await requestServer(counting.door, '/jobs')).text).toBe(HTML)
    }
    await expect.poll(counting.readRendered).toBeGreaterThan(rendered)
    expect((await requestServer(counting.door, '/jobs')).status).toBe(200)
  })

  it('goes when its address leads elsewhere by now', async () => {
    const made = Date.now() - 301_000
    let hasMoved = false
    const counting = await openCounting((exchange) => {
      if (hasMoved) exchange.response.writeHead(308, { location: '/jobs/7/new' }).end()
      else sendAsNext(exchange, page({ made }))
    })
    await warm(counting, '/jobs/7/old')
    hasMoved = true
    await expect
      .poll(async () => (await requestServer(counting.door, '/jobs/7/old')).headers.location)
      .toBe('/jobs/7/new')
  })
})
