import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PAGES_CACHE, readCacheIndex } from '@/lib/browser/offline/cached-pages'
import { cacheVisitedPage } from '@/lib/browser/service-worker/worker/cache-visited-page'
import { cacheOfflinePage } from '@/lib/browser/service-worker/worker/offline-page'
import { serveNavigationData, servePage } from '@/lib/browser/service-worker/worker/serve-page'
import { openWorkerScope, showItem, type WorkerScope } from '@/tests/support/worker-scope'

const ITEM = '/jobs/7/site'
let scope: WorkerScope
let messages: unknown[]

beforeEach(async () => {
  scope = openWorkerScope()
  messages = []
  scope.answers.set('/_next/static/a.js', () => new Response('a'))
  scope.answers.set('/drawing-missing.svg', () => new Response('<svg/>'))
  scope.answers.set('/offline', () => showItem('Offline'))
  scope.answers.set(ITEM, () => showItem('Early'))
  await cacheOfflinePage('one', [])
  await cacheVisitedPage({ kind: 'visit', path: ITEM, owner: '', assets: [], isCached: false })
})

/** The response, and the work that the worker continues after it. */
function open(path: string, cache: RequestCache = 'default') {
  const work: Promise<unknown>[] = []
  const request = { cache, url: `https://visvakor.example${path}` }
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise)
  const event = { request, resultingClientId: 'page', waitUntil } as unknown as FetchEvent
  const page = { postMessage: (message: unknown) => messages.push(message) }
  const pages = { get: async () => page } as unknown as Clients
  return { answer: servePage(event, pages), work }
}

const read = async (path: string) => {
  const reply = await open(path).answer
  return { status: reply.status, html: await reply.text() }
}

describe('a requested page', () => {
  it('comes from the server while online', async () => {
    scope.answers.set(ITEM, () => showItem('New'))
    const { html } = await read(ITEM)
    expect(html).toContain('<h1>New</h1>')
    expect(html).not.toContain('data-cached')
  })

  it('bypasses the browser’s HTTP cache, except when going back', async () => {
    scope.askedUncached.length = 0
    await open(ITEM, 'force-cache').answer
    expect(scope.askedUncached).toEqual([])
    await open(ITEM).answer
    expect(scope.askedUncached).toEqual([ITEM])
  })

  it('is requested immediately where no page of its kind is cached', async () => {
    const look = vi.spyOn(caches, 'match')
    scope.answers.set('/jobs', () => showItem('Jobs'))
    expect((await read('/jobs')).html).toContain('<h1>Jobs</h1>')
    expect(look).not.toHaveBeenCalled()
  })

  it('is a network error where nothing is cached, not even the offline page', async () => {
    openWorkerScope()
    expect((await open('/jobs/8').answer).type).toBe('error')
  })

  it('comes from the cache while offline, and says so', async () => {
    scope.answers.delete(ITEM)
    const { status, html } = await read(`/en${ITEM}?utm_source=telegram`)
    expect(status).toBe(200)
    expect(html).toMatch(/^<html data-cached-at="\d+" data-cached-reason="offline" lang="en">/)
    expect(html).toContain('<h1>Early</h1>')
  })

  it('is the offline page when it is not cached', async () => {
    expect(await read('/jobs/8')).toMatchObject({
      status: 503,
      html: expect.stringContaining('<h1>Offline</h1>'),
    })
  })

  it('passes every status of the server on, and a 410 removes the copy', async () => {
    scope.answers.set(ITEM, () => new Response('', { status: 500 }))
    expect((await read(ITEM)).status).toBe(500)
    scope.answers.set(ITEM, () => new Response('', { status: 410 }))
    const { answer, work } = open(ITEM)
    expect((await answer).status).toBe(410)
    await Promise.all(work)
    expect((await readCacheIndex()).pages.map(({ key }) => key)).toEqual(['/offline'])
  })

  it('is the cached one after three seconds, until the late response replaces it', async () => {
    vi.useFakeTimers()
    let arrive: (reply: Response) => void = () => undefined
    scope.answers.set(ITEM, () => new Promise((resolve) => (arrive = resolve)))
    const { answer, work } = open(ITEM)
    await vi.advanceTimersByTimeAsync(3000)
    const html = await (await answer).text()
    expect(html).toContain('data-cached-reason="slow"')
    expect(html).toContain('<h1>Early</h1>')
    expect(messages).toEqual([])
    arrive(showItem('Late'))
    await Promise.all(work)
    expect(messages).toEqual([{ kind: 'fresh' }])
    scope.answers.delete(ITEM)
    vi.useRealTimers()
    expect((await read(ITEM)).html).toContain('<h1>Late</h1>')
  })

  it.each([
    ['arrives late', () => showItem('Late'), 'Late'],
    ['fails', () => Promise.reject(new TypeError('offline')), 'Offline'],
  ])(
    'is requested once where the browser has evicted the copy and the response %s',
    async (_, reply, heading) => {
      vi.useFakeTimers()
      await (await caches.open(PAGES_CACHE)).delete('/jobs/7')
      let arrive: (reply: Response | Promise<Response>) => void = () => undefined
      scope.answers.set(ITEM, () => new Promise((resolve) => (arrive = resolve)))
      scope.asked.length = 0
      const { answer } = open(ITEM)
      await vi.advanceTimersByTimeAsync(3000)
      arrive(reply())
      expect(await (await answer).text()).toContain(`<h1>${heading}</h1>`)
      expect(scope.asked).toEqual([ITEM])
    },
  )

  it.each([
    ['is 410', () => new Response('', { status: 410 }), ['/offline']],
    ['is 503', () => new Response('', { status: 503 }), ['/jobs/7', '/offline']],
    ['fails', () => Promise.reject(new TypeError('offline')), ['/jobs/7', '/offline']],
  ])(
    'is the cached one after three seconds, without a notice when the response %s',
    async (_, reply, keys) => {
      vi.useFakeTimers()
      const logged = vi.spyOn(console, 'warn').mockReturnValue(undefined)
      let arrive: (reply: Response | Promise<Response>) => void = () => undefined
      scope.answers.set(ITEM, () => new Promise((resolve) => (arrive = resolve)))
      const { answer, work } = open(ITEM)
      await vi.advanceTimersByTimeAsync(3000)
      expect(await (await answer).text()).toContain('<h1>Early</h1>')
      arrive(reply())
      await Promise.all(work)
      vi.useRealTimers()
      expect(messages).toEqual([])
      expect(logged).not.toHaveBeenCalled()
      expect((await readCacheIndex()).pages.map(({ key }) => key).toSorted()).toEqual(keys)
    },
  )
})

describe('a client-side navigation', () => {
  const move = async (path: string) =>
    serveNavigationData({ cache: 'default', url: `https://visvakor.example${path}` } as Request)

  it('comes from the server', async () => {
    scope.answers.set('/jobs/8', () => new Response('data', { status: 200 }))
    expect(await (await move('/jobs/8')).text()).toBe('data')
  })

  it('is waited for when the page is not cached', async () => {
    vi.useFakeTimers()
    let arrive: (reply: Response) => void = () => undefined
    scope.answers.set('/jobs/8', () => new Promise((resolve) => (arrive = resolve)))
    const answer = move('/jobs/8')
    await vi.advanceTimersByTimeAsync(3000)
    arrive(new Response('data'))
    expect(await (await answer).text()).toBe('data')
  })

  it('is rejected after three seconds when the page is cached', async () => {
    scope.answers.set(ITEM, () => new Response('data'))
    expect(await (await move(ITEM)).text()).toBe('data')
    vi.useFakeTimers()
    scope.answers.set(ITEM, () => new Promise(() => undefined))
    const answer = move(ITEM)
    await vi.advanceTimersByTimeAsync(3000)
    expect((await answer).status).toBe(503)
  })

  it('is rejected while offline, so that the whole page is loaded', async () => {
    expect((await move('/jobs/8')).status).toBe(503)
  })
})
