import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createPage } from '@/app/_page-factories/create-page'
import { goneMetadata, notFoundMetadata } from '@/app/not-found-or-gone'
import { GoneError, UnavailableError } from '@/lib/server/cache/query-result'

vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }))
// Both need Next around them, and have other tests.
vi.mock('@/components/layout/notices/unavailable-notice', () => ({
  UnavailableNotice: () => '503',
}))
vi.mock('@/app/not-found-or-gone', () => ({
  GoneContent: () => '410',
  goneMetadata: { title: { absolute: 'gone' } },
  NotFoundContent: () => '404',
  notFoundMetadata: { title: { absolute: 'missing' } },
}))

const away = () => Promise.reject(new UnavailableError('GET /v1/job: 503'))

/** Metadata and text of a page with these queries. */
async function open(read: () => Promise<string | null>, show = async (words: string) => words) {
  const page = createPage({
    staticParams: [{}],
    read,
    toMetadata: (title) => ({ title }),
    render: show,
  })
  const props = { params: Promise.resolve({}) }
  const [head, body] = await Promise.all([page.generateMetadata(props), page.default(props)])
  return { head, words: renderToStaticMarkup(body) }
}

test('renders what was read', async () => {
  const { head, words } = await open(async () => 'A bridge')
  expect(head).toEqual({ title: 'A bridge' })
  expect(words).toBe('A bridge')
})

test('renders the not-found page for a missing item', async () => {
  const { head, words } = await open(async () => null)
  expect(head).toBe(notFoundMetadata)
  expect(words).toBe('404')
})

test('renders the gone page for a taken-down item', async () => {
  const { head, words } = await open(() => Promise.reject(new GoneError('GET /v1/job/7')))
  expect(head).toBe(goneMetadata)
  expect(words).toBe('410')
})

test('renders the unavailable page, whichever query failed', async () => {
  const unread = await open(away)
  expect(unread.head).toEqual({})
  expect(unread.words).toBe('503')
  const unshown = await open(async () => 'A bridge', away)
  expect(unshown.words).toBe('503')
})

test('rethrows any other error', async () => {
  await expect(open(() => Promise.reject(new RangeError('broken')))).rejects.toThrow('broken')
})
