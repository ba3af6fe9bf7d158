import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ASSETS_CACHE, PAGES_CACHE, readCacheIndex } from '@/lib/browser/offline/cached-pages'
import { openWorkerScope, showItem, type WorkerScope } from '@/tests/support/worker-scope'

const SITE = 'https://visvakor.example'

const { sendUnsynced } = vi.hoisted(() => ({ sendUnsynced: vi.fn(async () => true) }))
// There is no database here.
vi.mock('@/lib/browser/saved/send-saves', () => ({ sendUnsynced }))

type Listener = (event: object) => void

const clients = { claim: vi.fn(), get: async () => undefined }
let listeners: Map<string, Listener>
let scope: WorkerScope

beforeEach(async () => {
  vi.resetModules()
  sendUnsynced.mockClear()
  listeners = new Map()
  scope = openWorkerScope()
  vi.stubGlobal('BUILD', 'one')
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    clients,
    location: { origin: SITE },
    cookieStore: { get: async () => ({ value: '1.first' }) },
  })
  scope.answers.set('/_next/static/a.js', () => new Response('a'))
  scope.answers.set('/drawing-missing.svg', () => new Response('<svg/>'))
  scope.answers.set('/offline', () => showItem('Offline'))
  scope.answers.set('/saved', () => showItem('Saved'))
  scope.answers.set('/jobs/7', () => showItem('Job 7'))
  scope.answers.set('/jobs/8', () => showItem('Job 8'))
  await import('@/lib/browser/service-worker/worker/main')
})

/** Resolves once the worker has finished all work for it. */
async function happen(name: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = []
  listeners.get(name)?.({ ...event, waitUntil: (done: Promise<unknown>) => work.push(done) })
  await Promise.all(work)
}

const tell = (data: object) => happen('message', { data })
const visit = (path: string) =>
  tell({ kind: 'visit', path, owner: '', assets: [], isCached: false })
const listKeys = async () => (await readCacheIndex()).pages.map(({ key }) => key).sort()

/** Null: the browser handles the request itself. */
async function ask(path: string, asked: object = {}): Promise<Response | null> {
  let answer: Promise<Response> | null = null
  const request = { method: 'GET', mode: 'cors', cache: 'default', url: SITE + path, ...asked }
  await happen('fetch', {
    request: { headers: new Headers(), ...request },
    respondWith: (given: Promise<Response>) => {
      expect(answer).toBeNull()
      answer = given
    },
  })
  return answer
}

describe('the service worker', () => {
  it('caches visited and saved pages, with the offline page of its build', async () => {
    await visit('/jobs/7')
    expect(await listKeys()).toEqual(['/jobs/7', '/offline'])
    await tell({ kind: 'saved', listing: '/jobs', owner: '', ids: [8], assets: [] })
    expect(await listKeys()).toEqual(['/jobs/7', '/jobs/8', '/offline', '/saved'])
    expect((await readCacheIndex()).build).toBe('one')
  })

  it('deletes all of them on request', async () => {
    await visit('/jobs/7')
    await tell({ kind: 'forget' })
    expect(await listKeys()).toEqual(['/offline'])
  })

  it('answers from the cache while offline', async () => {
    await visit('/jobs/7')
    scope.answers.clear()
    const page = await ask('/jobs/7', { mode: 'navigate' })
    expect(await page?.text()).toContain('<h1>Job 7</h1>')
    expect(await (await ask('/_next/static/a.js'))?.text()).toBe('a')
    const move = await ask('/jobs/7', { headers: new Headers({ rsc: '1' }) })
    expect(move?.status).toBe(503)
  })

  it('ignores all other requests', async () => {
    expect(await ask('/jobs.atom')).toBeNull()
  })

  it('finds a cached build file with any query', async () => {
    await visit('/jobs/7')
    scope.answers.clear()
    expect(await (await ask('/_next/static/a.js?dpl=1'))?.text()).toBe('a')
  })

  it('deletes caches of earlier formats on activation, and nothing else', async () => {
    await visit('/jobs/7')
    await caches.open('visvakor-pages-0')
    await happen('activate', {})
    expect((await caches.keys()).toSorted()).toEqual([ASSETS_CACHE, PAGES_CACHE])
    expect(scope.listStored()).toContain('/jobs/7')
    expect(clients.claim).toHaveBeenCalledOnce()
  })

  it('sends queued saves on a sync event of the browser', async () => {
    await happen('sync', { tag: 'another' })
    expect(sendUnsynced).not.toHaveBeenCalled()
    await happen('sync', { tag: 'saves' })
    expect(sendUnsynced).toHaveBeenCalledWith('first')
  })
})
