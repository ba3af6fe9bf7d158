// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const clearAndRedirect = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser/session/redirect-to-login', () => ({
  redirectToLogin: clearAndRedirect,
}))

const fetched = vi.fn()

beforeEach(() => {
  vi.resetModules()
  Cookies.set('signed_in', '1')
  fetched.mockImplementation(async () => {
    Cookies.remove('signed_in')
    return Response.json({ success: true })
  })
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.clearAllMocks()
  Cookies.remove('signed_in')
})

async function notice(path: string): Promise<void> {
  window.history.replaceState(null, '', path)
  const { clearSessionOrRedirect } = await import('@/lib/browser/session/clear-session-or-redirect')
  await clearSessionOrRedirect()
}

test.each(['/jobs', '/en/jobs/7/site-engineer', '/'])(
  'on %s the cookies are cleared and the visitor stays',
  async (path) => {
    await notice(path)
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/session', { method: 'DELETE' })
    expect(clearAndRedirect).not.toHaveBeenCalled()
  },
)

test.each(['/profile', '/en/profile/resumes'])('%s redirects to sign-in', async (path) => {
  await notice(path)
  expect(clearAndRedirect).toHaveBeenCalledTimes(1)
})

test('a late response does not end the session a second time (promise F4)', async () => {
  await notice('/jobs')
  await notice('/jobs')
  expect(fetched).toHaveBeenCalledTimes(1)
})
