import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const api = vi.hoisted(() => ({ call: vi.fn(), end: vi.fn() }))
vi.mock('@/lib/browser/wire/installation', () => ({ callAsInstallation: api.call }))
vi.mock('@/lib/browser/session/end-session', () => ({ clearEndedSession: api.end }))

const assign = vi.fn()

beforeEach(() => {
  // Whether the visitor is on the way out is kept for the life of a page.
  vi.resetModules()
  vi.stubGlobal('window', { location: { pathname: '/en/jobs', search: '?page=2', assign } })
  api.end.mockResolvedValue(undefined)
})

afterEach(() => {
  vi.clearAllMocks()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('an answer is passed on as it is', async () => {
  const { callAsUser } = await import('@/lib/browser/wire/call-as-user')
  api.call.mockResolvedValue({ status: 404, body: { statusCode: 404 } })
  const init = { method: 'DELETE' }
  expect(await callAsUser('/v1/job/7/save', init)).toEqual({
    status: 404,
    body: { statusCode: 404 },
  })
  expect(api.call).toHaveBeenCalledWith('/v1/job/7/save', init)
  expect(api.end).not.toHaveBeenCalled()
  expect(assign).not.toHaveBeenCalled()
})

test('five calls that find the session over clear it once and lead to sign-in and back once', async () => {
  const { callAsUser } = await import('@/lib/browser/wire/call-as-user')
  api.call.mockResolvedValue({ status: 900, body: null })
  await Promise.all(Array.from({ length: 5 }, () => callAsUser('/v1/job/saved')))
  expect(api.end).toHaveBeenCalledTimes(1)
  expect(assign.mock.calls).toEqual([['/en/login?next=%2Fen%2Fjobs%3Fpage%3D2']])
})

test('the way to sign-in is open even when the cookies could not be cleared', async () => {
  const { callAsUser } = await import('@/lib/browser/wire/call-as-user')
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  api.call.mockResolvedValue({ status: 900, body: null })
  api.end.mockRejectedValue(new Error('offline'))
  expect((await callAsUser('/v1/job/saved')).status).toBe(900)
  expect(assign).toHaveBeenCalledTimes(1)
})
