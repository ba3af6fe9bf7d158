// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { jobEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'
import { visitorEndpoints } from '@/lib/contract/visitors/visitor'
import { provideMockServer } from '@/tests/support/mock-server'

const assign = vi.fn()
const cleared = vi.fn()
const server = provideMockServer(
  http.delete('*/session', () => {
    cleared()
    Cookies.remove('signed_in')
    return HttpResponse.json({ success: true })
  }),
)

/** Loads the modules again, since a page remembers that it is being left. */
async function openPage() {
  vi.resetModules()
  return import('@/lib/browser/api-client/send-request')
}

const over = () => HttpResponse.json({ statusCode: 900, message: 'Over.' }, { status: 401 })

beforeEach(() => {
  Cookies.set('installation', 'known')
  Cookies.set('signed_in', '1')
  const location = { origin: window.location.origin, href: window.location.href, protocol: 'http:' }
  vi.stubGlobal('window', {
    ...window,
    location: { ...location, pathname: '/en/jobs', search: '?page=2', assign },
  })
})
afterEach(() => {
  vi.clearAllMocks()
})

test('sends a call as the contract defines it, and returns the response unchanged', async () => {
  const { sendRequest } = await openPage()
  const asked: string[] = []
  server.use(
    http.all('*/upstream/*', ({ request }) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`)
      return HttpResponse.json({ statusCode: 404 }, { status: 404 })
    }),
  )
  const reply = await sendRequest(jobEndpoints.unsave, { params: { id: 7 } })
  expect(reply).toEqual({ status: 404, body: { statusCode: 404 } })
  expect(asked).toEqual(['DELETE /upstream/v1/job/7/save'])
  expect(cleared).not.toHaveBeenCalled()
  expect(assign).not.toHaveBeenCalled()
})

test('puts set values into the query, and leaves out unset ones', async () => {
  const { sendRequest } = await openPage()
  const queries: string[] = []
  server.use(
    http.get('*/upstream/v1/job/saved', ({ request }) => {
      queries.push(new URL(request.url).search)
      return HttpResponse.json({})
    }),
  )
  await sendRequest(jobEndpoints.saved, { query: { limit: 20, offset: undefined } })
  await sendRequest(jobEndpoints.saved, { query: {} })
  expect(queries).toEqual(['?limit=20', ''])
})

test('five calls that find the session over clear it once, and redirect to sign-in once', async () => {
  const { sendRequest } = await openPage()
  server.use(http.get('*/upstream/v1/job/saved', over))
  await Promise.all(Array.from({ length: 5 }, () => sendRequest(jobEndpoints.saved, { query: {} })))
  expect(cleared).toHaveBeenCalledTimes(1)
  expect(assign.mock.calls).toEqual([['/en/login?next=%2Fen%2Fjobs%3Fpage%3D2']])
})

test('redirects to sign-in even when the cookies could not be cleared', async () => {
  const { sendRequest } = await openPage()
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  server.use(
    http.get('*/upstream/v1/job/saved', over),
    http.delete('*/session', () => HttpResponse.error()),
  )
  expect((await sendRequest(jobEndpoints.saved, { query: {} })).status).toBe(900)
  expect(assign).toHaveBeenCalledTimes(1)
})

test('background reads end the session in their own way', async () => {
  const { sendRequest } = await openPage()
  server.use(http.get('*/upstream/v1/job/saved', over))
  const end = vi.fn(async () => undefined)
  await sendRequest(jobEndpoints.saved, { query: {} }, end)
  expect(end).toHaveBeenCalledTimes(1)
  expect(assign).not.toHaveBeenCalled()
})

test('a call without a session on a public page ends the session, and redirects nowhere', async () => {
  const { sendRequest } = await openPage()
  server.use(http.get('*/upstream/v1/visitor-counter', over))
  expect((await sendRequest(visitorEndpoints.counter, {})).status).toBe(900)
  expect(cleared).toHaveBeenCalledTimes(1)
  expect(assign).not.toHaveBeenCalled()
})
