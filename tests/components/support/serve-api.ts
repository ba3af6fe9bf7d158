import { cleanup } from '@testing-library/react'
import Cookies from 'js-cookie'
import type { RequestHandler } from 'msw'
import { afterEach, beforeEach } from 'vitest'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { provideMockServer } from '@/tests/support/mock-server'

/**
 * Serves an API to the components of a file. Each test has a browser that is known and has stored nothing, with
 * this hint of a session; null is signed out.
 */
export function serveApi(hint: string | null, ...handlers: readonly RequestHandler[]) {
  const server = provideMockServer(...handlers)
  beforeEach(() => {
    Cookies.set('installation', '0b9c1a52-0000-4000-8000-000000000000')
    if (hint !== null) Cookies.set('signed_in', hint)
  })
  afterEach(() => {
    cleanup()
    Cookies.remove('signed_in')
    getQueryClient().clear()
  })
  return server
}
