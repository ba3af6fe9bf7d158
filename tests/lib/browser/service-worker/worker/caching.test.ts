import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readCacheIndex } from '@/lib/browser/offline/cached-pages'
import { updateCacheIndex } from '@/lib/browser/offline/update-cache'
import { cacheSavedPages } from '@/lib/browser/service-worker/worker/cache-saved-pages'
import { cacheVisitedPage } from '@/lib/browser/service-worker/worker/cache-visited-page'
import {
  cacheOfflinePage,
  deleteCachedPages,
} from '@/lib/browser/service-worker/worker/offline-page'
import { openWorkerScope, showItem, type WorkerScope } from '@/tests/support/worker-scope'

let scope: WorkerScope

beforeEach(() => {
  scope = openWorkerScope()
  scope.answers.set('/_next/static/a.js', () => new Response('a'))
  scope.answers.set('/_next/static/late.js', () => new Response('late'))
  scope.answers.set('/drawing-missing.svg', () => new Response('<svg/>'))
  scope.answers.set('/offline', () => showItem('Offline pages'))
  scope.answers.set('/saved', () => showItem('Saved'))
  for (const id of [6, 7, 8]) {
    scope.answers.set(`/jobs/${id}/site`, () => showItem(`Job ${id}`))
    scope.answers.set(`/jobs/${id}`, () => {
      const reply = showItem(`Job ${id}`)
      reply.headers.set('x-led-to', `/jobs/${id}/site`)
      return reply
    })
  }
})

const visit = (path: string, owner = '') =>
  cacheVisitedPage({
    kind: 'visit',
    path,
    owner,
    assets: ['/_next/static/late.js'],
    isCached: false,
  })

const saveIn = (listing: string, owner: string, ...ids: readonly number[]) =>
  cacheSavedPages({ kind: 'saved', listing, owner, ids, assets: [] }, 'one')

const save = (owner: string, ...ids: readonly number[]) => saveIn('/jobs', owner, ...ids)

const listKeys = async () => (await readCacheIndex()).pages.map(({ key }) => key)

describe('a visit', () => {
  it('caches an item with all its files', async () => {
    await visit('/jobs/7/site')
    expect((await readCacheIndex()).pages).toMatchObject([
      { key: '/jobs/7', path: '/jobs/7/site', heading: 'Job 7', isSaved: false, owner: '' },
    ])
    expect(scope.listStored()).toEqual([
      '/_next/static/a.js',
      '/_next/static/late.js',
      '/cache-index.json',
      '/jobs/7',
    ])
  })

  it('caches a repeated visit once, in its current version', async () => {
    await visit('/jobs/7/site')
    scope.answers.set('/jobs/7/site', () => showItem('Job 7, changed'))
    await visit('/jobs/7/site')
    expect((await readCacheIndex()).pages).toMatchObject([
      { key: '/jobs/7', heading: 'Job 7, changed' },
    ])
  })

  it('keeps the saved state of an item, and saves no other', async () => {
    await save('first', 7)
    await visit('/jobs/7/site', 'first')
    await visit('/jobs/8/site', 'first')
    const { pages } = await readCacheIndex()
    expect(pages.filter(({ key }) => key !== '/saved')).toMatchObject([
      { key: '/jobs/7', isSaved: true, openedAt: expect.any(Number) },
      { key: '/jobs/8', isSaved: false },
    ])
  })

  it('does not remove files that earlier pages need', async () => {
    await visit('/jobs/7/site')
    await visit('/jobs/8/site')
    expect(scope.listStored()).toEqual([
      '/_next/static/a.js',
      '/_next/static/late.js',
      '/cache-index.json',
      '/jobs/7',
      '/jobs/8',
    ])
  })

  it('caches no other pages', async () => {
    scope.answers.set('/profile', () => showItem('Dara'))
    await visit('/profile')
    await visit('/')
    expect(await listKeys()).toEqual([])
    expect(scope.asked).toEqual([])
  })

  it('removes pages of another user', async () => {
    await visit('/jobs/7/site', 'first')
    await visit('/jobs/8/site', '')
    expect(await listKeys()).toEqual(['/jobs/8'])
    expect(scope.listStored()).not.toContain('/jobs/7')
  })

  it.each([404, 410])('removes the copy when the server answers %i', async (status) => {
    await visit('/jobs/7/site')
    scope.answers.set('/jobs/7/site', () => new Response('', { status }))
    await visit('/jobs/7/site')
    expect(await listKeys()).toEqual([])
  })

  it('keeps the copy when the server fails', async () => {
    await visit('/jobs/7/site')
    scope.answers.set('/jobs/7/site', () => new Response('', { status: 503 }))
    await visit('/jobs/7/site')
    expect(await listKeys()).toEqual(['/jobs/7'])
  })

  it.each([
    ['fails to load', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no longer exists', () => new Response('', { status: 404 })],
  ])('caches no incomplete page where a file %s', async (_, answer) => {
    scope.answers.set('/_next/static/late.js', answer)
    await expect(visit('/jobs/7/site')).rejects.toThrow()
    expect(await listKeys()).toEqual([])
    expect(scope.listStored()).toEqual(['/cache-index.json'])
  })
})

function refuseFile(name: string): void {
  scope.answers.set('/jobs/9/site', () => showItem('Job 9', '/_next/static/b.js'))
  scope.answers.set('/_next/static/b.js', () => {
    // Only the file of the next page does not fit.
    scope.failNext(new DOMException('No room', name))
    return new Response('b')
  })
}

it('frees space on a full device, and lists only what is stored', async () => {
  await cacheOfflinePage('one', [])
  for (const id of [6, 7, 8]) await visit(`/jobs/${id}/site`)
  refuseFile('QuotaExceededError')
  await expect(visit('/jobs/9/site')).rejects.toThrow('No room')
  expect((await listKeys()).toSorted()).toEqual(['/jobs/8', '/offline'])
  expect(scope.listStored()).not.toContain('/jobs/7')
})

it('removes nothing when the cache fails for another reason', async () => {
  await visit('/jobs/7/site')
  refuseFile('InvalidStateError')
  await expect(visit('/jobs/9/site')).rejects.toThrow('No room')
  expect(await listKeys()).toEqual(['/jobs/7'])
})

describe('saved items', () => {
  it('are cached without being opened, at the URL with their title', async () => {
    await save('first', 7)
    expect((await readCacheIndex()).pages).toMatchObject([
      { key: '/saved', owner: 'first' },
      { key: '/jobs/7', path: '/jobs/7/site', isSaved: true, openedAt: null, owner: 'first' },
    ])
  })

  it('fetch no list page where nothing is saved', async () => {
    await save('first')
    expect(scope.asked).toEqual([])
  })

  it('are cached even if another one is gone or redirects', async () => {
    scope.answers.set('/jobs/4', () => new Response('', { status: 410 }))
    scope.answers.set('/jobs/5', () => {
      const reply = showItem('Jobs')
      reply.headers.set('x-led-to', '/jobs')
      return reply
    })
    await save('first', 4, 5, 7)
    expect(await listKeys()).toEqual(['/saved', '/jobs/7'])
  })

  it('stay saved when another area is read', async () => {
    await save('first', 7)
    await saveIn('/internships', 'first')
    expect((await readCacheIndex()).pages).toContainEqual(
      expect.objectContaining({ key: '/jobs/7', isSaved: true }),
    )
  })

  it('are removed from the cache when unsaved, unless they were opened', async () => {
    await visit('/jobs/8/site', 'first')
    await save('first', 7, 8)
    await save('first')
    const { pages } = await readCacheIndex()
    expect(pages.filter(({ key }) => key !== '/saved')).toMatchObject([
      { key: '/jobs/8', isSaved: false },
    ])
  })

  it('stay for a signed-out visitor, and go with an account', async () => {
    await save('', 7)
    await visit('/jobs/8/site')
    expect((await listKeys()).toSorted()).toEqual(['/jobs/7', '/jobs/8', '/saved'])
    await save('first', 8)
    await updateCacheIndex('', (index) => index)
    expect(await listKeys()).toEqual(['/saved'])
  })

  it('come with the list page, once per build', async () => {
    await save('first', 7)
    await cacheSavedPages(
      { kind: 'saved', listing: '/jobs', owner: 'first', ids: [7], assets: [] },
      'two',
    )
    expect(scope.asked.filter((path) => path === '/saved')).toHaveLength(2)
  })

  it('are fetched once', async () => {
    await save('first', 7)
    const before = scope.asked.length
    await save('first', 7)
    expect(scope.asked.length).toBe(before)
  })
})

describe('the offline page', () => {
  it('is cached once per build, with the files that its pages load later', async () => {
    await cacheOfflinePage('one', ['/_next/static/late.js'])
    expect(scope.listStored()).toEqual([
      '/_next/static/a.js',
      '/_next/static/late.js',
      '/cache-index.json',
      '/drawing-missing.svg',
      '/offline',
    ])
    const before = scope.asked.length
    await cacheOfflinePage('one', [])
    expect(scope.asked.length).toBe(before)
    scope.answers.set('/offline', () => showItem('Kept', '/_next/static/b.js'))
    scope.answers.set('/_next/static/b.js', () => new Response('b'))
    await cacheOfflinePage('two', [])
    expect((await readCacheIndex()).build).toBe('two')
    expect(scope.listStored()).not.toContain('/_next/static/a.js')
  })

  it('is not cached from a failing server, and the reason is logged', async () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    scope.answers.set('/offline', () => new Response('', { status: 503 }))
    await cacheOfflinePage('one', [])
    expect(await readCacheIndex()).toMatchObject({ build: '', pages: [] })
    const [, cause] = logged.mock.lastCall ?? []
    expect(String(cause)).toContain('not as it should be')
  })

  it('is the only page that stays when all are deleted', async () => {
    await cacheOfflinePage('one', [])
    await visit('/jobs/7/site')
    await deleteCachedPages()
    expect(await listKeys()).toEqual(['/offline'])
  })
})
