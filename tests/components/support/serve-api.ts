import { cleanup } from '@testing-library/react'
import Cookies from 'js-cookie'
import type { RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { getQueryClient } from '@/lib/browser/api-client/query-client'

/**
 * Serves an API to the components of a file. Each test has a browser that is known and has stored nothing, with
 * this hint of a session; null is signed out.
 */
export function serveApi(hint: string | null, ...handlers: readonly RequestHandler[]) {
  const server = setupServer(...handlers)
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    Cookies.set('installation', '0b9c1a52-0000-4000-8000-000000000000')
    if (hint !== null) Cookies.set('signed_in', hint)
  })
  afterEach(() => {
    cleanup()
    Cookies.remove('signed_in')
    window.localStorage.clear()
    getQueryClient().clear()
    server.resetHandlers()
    vi.restoreAllMocks()
  })
  afterAll(() => server.close())
  return server
}
