import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const ALL = { google: true, facebook: false, linkedin: true, firebase: null }
const reload = vi.fn()

/** Renders the hook on a freshly loaded page, since providers are loaded once per page. */
async function renderProviders(answer: () => Response, loaded: string | null = '/login') {
  vi.resetModules()
  vi.stubGlobal('fetch', async () => answer())
  vi.stubGlobal('performance', {
    ...performance,
    now: () => 0,
    getEntriesByType: () =>
      loaded === null ? [] : [{ name: `https://visvakor.example${loaded}` }],
  })
  const { useSignInProviders } = await import('@/hooks/sign-in/use-sign-in-providers')
  return renderHook(() => useSignInProviders()).result
}

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/login', reload })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  reload.mockReset()
})

test('returns the configured providers once they are loaded', async () => {
  const result = await renderProviders(() => Response.json(ALL), '/en/login?next=/jobs')
  expect(result.current).toBeUndefined()
  await waitFor(() => expect(result.current).toMatchObject({ google: true, linkedin: true }))
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['an error', () => Response.json({ statusCode: 500 }, { status: 500 })],
  ['a captive portal', () => new Response('<h1>Welcome</h1>')],
  ['an invalid response', () => Response.json({})],
])('offers only our own methods after %s', async (_, answer) => {
  const result = await renderProviders(answer)
  const none = { google: false, facebook: false, linkedin: false }
  await waitFor(() => expect(result.current).toEqual(none))
})

test('does not reload in a loop in a browser without a referrer', async () => {
  const result = await renderProviders(() => Response.json(ALL), null)
  await waitFor(() => expect(result.current).toMatchObject({ google: true }))
  expect(reload).not.toHaveBeenCalled()
})

test('reloads after a client-side navigation to get the policy for Google windows', async () => {
  await renderProviders(() => Response.json(ALL), '/jobs')
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('does not reload without a provider that needs windows', async () => {
  const result = await renderProviders(() => Response.json({ ...ALL, google: false }), '/jobs')
  await waitFor(() => expect(result.current).toMatchObject({ linkedin: true }))
  expect(reload).not.toHaveBeenCalled()
})
