import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  const { dataset } = document.documentElement
  delete dataset.cachedAt
  delete dataset.cachedReason
  window.history.replaceState(null, '', '/en/jobs/7')
})

const load = async () => (await import('@/lib/browser/offline/cached-page-info')).getCachedPageInfo

it('is null for a page from the server', async () => {
  expect((await load())('/jobs/7')).toBeNull()
})

it.each([
  ['offline', 'offline'],
  ['slow', 'slow'],
  ['unknown reason', 'offline'],
])('says when a cached page was stored and why it is shown: %s', async (word, reason) => {
  Object.assign(document.documentElement.dataset, { cachedAt: '1700000000000', cachedReason: word })
  expect((await load())('/jobs/7')).toEqual({ at: 1_700_000_000_000, reason })
})

it('is null after navigating from a cached page', async () => {
  Object.assign(document.documentElement.dataset, {
    cachedAt: '1700000000000',
    cachedReason: 'slow',
  })
  expect((await load())('/jobs/8')).toBeNull()
})
