// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ensureInstallation, withInstallation } from '@/lib/browser/api-client/installation'
import { sendRequest } from '@/lib/browser/api-client/send-request'
import { visitorEndpoints } from '@/lib/contract/visitors/visitor'
import { createDeferred } from '@/tests/support/deferred'
import { provideMockServer } from '@/tests/support/mock-server'

const UUID = /^[0-9a-f-]{36}$/

let registered: { id: string; body: unknown }[] = []
let answers: Response[] = []

const server = provideMockServer(
  http.put('*/upstream/v1/installation/:id', async ({ params, request }) => {
    registered.push({ id: String(params.id), body: await request.json() })
    return answers.shift() ?? HttpResponse.json({ id: params.id })
  }),
)

beforeEach(() => {
  registered = []
  answers = []
})
afterEach(() => {
  Cookies.remove('installation')
})

/** The status is in the body where HTTP cannot carry it (architecture §6). */
const unknownInstallation = () =>
  HttpResponse.json({ statusCode: 650, message: 'Unknown installation' }, { status: 400 })

test('registers a random id for the web without the cookie, and stores it for 1,000,000 s', async () => {
  const write = vi.spyOn(Document.prototype, 'cookie', 'set')
  await ensureInstallation()
  const [first] = registered
  expect(first?.id).toMatch(UUID)
  expect(first?.body).toEqual({ deviceType: 'desktop', platform: 'web' })
  expect(write).toHaveBeenCalledWith(
    `installation=${first?.id}; path=/; max-age=1000000; sameSite=Lax`,
  )
  expect(Cookies.get('installation')).toBe(first?.id)
})

test('registers nothing with the cookie, and renews its lifetime (promise T20)', async () => {
  Cookies.set('installation', 'known')
  const write = vi.spyOn(Document.prototype, 'cookie', 'set')
  await ensureInstallation()
  expect(registered).toEqual([])
  expect(write.mock.calls).toEqual([['installation=known; path=/; max-age=1000000; sameSite=Lax']])
})

test('two concurrent calls share one registration', async () => {
  await Promise.all([ensureInstallation(), ensureInstallation()])
  expect(registered).toHaveLength(1)
})

test('registers a new id once when the API answers 650', async () => {
  answers = [unknownInstallation()]
  await ensureInstallation()
  expect(new Set(registered.map(({ id }) => id)).size).toBe(2)
  expect(Cookies.get('installation')).toBe(registered[1]?.id)
})

test('stops after the second 650 without setting a cookie', async () => {
  answers = [unknownInstallation(), unknownInstallation()]
  await expect(ensureInstallation()).rejects.toThrow('650')
  expect(registered).toHaveLength(2)
  expect(Cookies.get('installation')).toBeUndefined()
})

test('the next call retries a failed registration', async () => {
  answers = [HttpResponse.json({ statusCode: 503 }, { status: 503 })]
  await expect(ensureInstallation()).rejects.toThrow('503')
  await ensureInstallation()
  expect(Cookies.get('installation')).toBe(registered[1]?.id)
})

test('a call answered with 650 is repeated once as a new installation', async () => {
  Cookies.set('installation', 'forgotten')
  const replies = [unknownInstallation(), HttpResponse.json({ totalCount: 1 })]
  server.use(http.get('*/upstream/v1/visitor-counter', () => replies.shift()))
  const reply = await sendRequest(visitorEndpoints.counter, {})
  expect(reply).toEqual({ status: 200, body: { totalCount: 1 } })
  expect(Cookies.get('installation')).toBe(registered[0]?.id)
})

test('a call that is answered with 650 again returns it', async () => {
  const asked = vi.fn(unknownInstallation)
  server.use(http.get('*/upstream/v1/visitor-counter', asked))
  const reply = await sendRequest(visitorEndpoints.counter, {})
  expect(reply.status).toBe(650)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a late 650 about an installation that was renewed meanwhile renews nothing (promise F5)', async () => {
  Cookies.set('installation', 'forgotten')
  const unknown = { status: 650, body: null }
  const done = { status: 200, body: null }
  const { promise: late, resolve: answerLate } = createDeferred<typeof unknown>()
  const inTurn = (...replies: Promise<typeof unknown>[]) =>
    withInstallation(() => replies.shift() ?? Promise.reject(new Error('asked once too often')))

  const second = inTurn(late, Promise.resolve(done))
  expect(await inTurn(Promise.resolve(unknown), Promise.resolve(done))).toEqual(done)
  answerLate(unknown)
  expect(await second).toEqual(done)
  expect(registered).toHaveLength(1)
  expect(Cookies.get('installation')).toBe(registered[0]?.id)
})

test('a foreign page in place of the API registers nothing', async () => {
  answers = [new Response('<h1>Log in to this network</h1>')]
  await expect(ensureInstallation()).rejects.toThrow()
  expect(Cookies.get('installation')).toBeUndefined()
})

test('a body cannot turn an error status into success', async () => {
  server.use(
    http.get('*/upstream/v1/visitor-counter', () =>
      HttpResponse.json({ statusCode: 200 }, { status: 500 }),
    ),
  )
  expect((await sendRequest(visitorEndpoints.counter, {})).status).toBe(500)
})

test('a response that is not JSON counts by its status', async () => {
  server.use(
    http.get('*/upstream/v1/visitor-counter', () =>
      HttpResponse.html('<h1>502</h1>', { status: 502 }),
    ),
  )
  const reply = await sendRequest(visitorEndpoints.counter, {})
  expect(reply).toEqual({ status: 502, body: null })
})
