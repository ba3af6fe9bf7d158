import { act, renderHook, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { beforeEach, expect, test, vi } from 'vitest'
import { useApplications } from '@/components/applications/applications-screen'
import { INSTALLATION_COOKIE } from '@/lib/shared/session/session-cookies'

beforeEach(() => Cookies.set(INSTALLATION_COOKIE, '00000000-0000-4000-8000-000000000001'))

test('the next page starts at the end of the last one, however few items it had', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : `${input}`, 'http://localhost')
    const offset = Number(url.searchParams.get('offset'))
    asked.push(url.search)
    return Response.json({ data: [], total: 30, totalIsExact: true, limit: 20, offset })
  })
  const { result } = renderHook(() => useApplications())
  await waitFor(() => expect(result.current.list.hasNextPage).toBe(true))
  await act(() => result.current.list.fetchNextPage())
  await waitFor(() => expect(result.current.list.hasNextPage).toBe(false))
  expect(asked).toEqual(['?offset=0', '?offset=20'])
})
