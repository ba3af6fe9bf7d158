import { expect, it, vi } from 'vitest'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { startCachingAccountSaves } from '@/lib/browser/saved/cache-account-saves'

const { postToWorker, cacheSavedIds, cacheSavedRows } = vi.hoisted(() => ({
  postToWorker: vi.fn(),
  cacheSavedIds: vi.fn(async () => undefined),
  cacheSavedRows: vi.fn(async () => undefined),
}))
// jsdom has neither a worker nor a database.
vi.mock('@/lib/browser/offline/post-to-worker', () => ({ postToWorker }))
vi.mock('@/lib/browser/saved/saves-database', () => ({
  cacheSavedIds,
  readCachedIds: async () => null,
}))
vi.mock('@/lib/browser/saved/cache-saved-rows', () => ({ cacheSavedRows }))

it('what was read before anybody listened is kept, and so is every change after it', async () => {
  vi.useFakeTimers()
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'signed_in=1.first'
  const client = getQueryClient()
  client.setQueryData(['saved', '/v1/job'], [7])
  client.setQueryData(['saved', '/v1/internship'], [2])
  client.setQueryData(['count'], [9])
  client.setQueryData(['matches', '/v1/job'], [9])

  const loadScreen = vi.fn(async () => undefined)
  startCachingAccountSaves(loadScreen)
  startCachingAccountSaves(loadScreen)
  await vi.runAllTimersAsync()
  expect(postToWorker.mock.calls.map(([{ listing, ids }]) => [listing, ids])).toEqual([
    ['/jobs', [7]],
    ['/internships', [2]],
  ])
  expect(cacheSavedIds).toHaveBeenCalledWith('first', '/v1/job', [7])
  expect(loadScreen).toHaveBeenCalled()
  expect(cacheSavedRows).toHaveBeenLastCalledWith('first', [
    { area: '/v1/job', id: 7 },
    { area: '/v1/internship', id: 2 },
  ])

  postToWorker.mockClear()
  client.setQueryData(['saved', '/v1/job'], [7, 8])
  client.setQueryData(['saved', '/v1/job'], [8])
  await vi.runAllTimersAsync()
  expect(postToWorker.mock.calls.map(([{ ids }]) => ids)).toEqual([[8]])

  // An area that is empty now needs no screen, and what cannot be an id is none.
  loadScreen.mockClear()
  client.setQueryData(['saved', '/v1/job'], [])
  await vi.runAllTimersAsync()
  expect(loadScreen).not.toHaveBeenCalled()
  client.setQueryData(['saved', '/v1/job'], [7, '8'])
  await vi.runAllTimersAsync()
  expect(cacheSavedIds).toHaveBeenLastCalledWith('first', '/v1/job', [7])

  // Nor is anything kept that is no list, or of nobody.
  const logged = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  postToWorker.mockClear()
  client.setQueryData(['saved', '/v1/job'], { data: [7] })
  await vi.runAllTimersAsync()
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'signed_in=; max-age=0'
  client.setQueryData(['saved', '/v1/job'], [9])
  await vi.runAllTimersAsync()
  expect(postToWorker).not.toHaveBeenCalled()
  expect(logged).not.toHaveBeenCalled()
  logged.mockRestore()
  vi.useRealTimers()
})
