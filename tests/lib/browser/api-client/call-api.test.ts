// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callApi } from '@/lib/browser/api-client/call-api'
import { isSuccessReply, lightEndpoint } from '@/lib/browser/api-client/light-endpoint'
import { contactEndpoints } from '@/lib/contract/contact/contact'
import { schemalessContactEndpoints } from '@/lib/contract/contact/schemaless-contact-endpoints'
import { provideMockServer } from '@/tests/support/mock-server'

const body = { companyName: 'Sok Dara', email: 'sok@example.com', message: 'Hello.' }
const sent: unknown[] = []
let answer: () => Response
provideMockServer(
  http.post('*/upstream/v1/contact-us', async ({ request }) => {
    sent.push(await request.json())
    return answer()
  }),
)

/** The same endpoint with and without its schemas. */
const endpoints = [
  ['of the contract', contactEndpoints.send],
  [
    'that is early',
    lightEndpoint<typeof contactEndpoints.send>(schemalessContactEndpoints.send)(isSuccessReply),
  ],
] as const

const refuse =
  (statusCode: number, more: object = {}) =>
  () =>
    HttpResponse.json({ statusCode, message: 'Of the API.', ...more }, { status: 400 })

beforeEach(() => {
  Cookies.set('installation', 'known')
  answer = () => HttpResponse.json({ success: true })
})
afterEach(() => {
  sent.length = 0
})

test.each(endpoints)('the endpoint %s receives its input and returns its reply', async (_, to) => {
  expect(await callApi(to, { body })).toEqual({ success: true })
  expect(sent).toEqual([body])
})

test.each(endpoints)(
  'the endpoint %s is not called twice for equal concurrent calls',
  async (_, to) => {
    const other = { ...body, message: 'Another.' }
    await Promise.all([callApi(to, { body }), callApi(to, { body }), callApi(to, { body: other })])
    expect(sent).toHaveLength(2)
    await callApi(to, { body })
    expect(sent).toHaveLength(3)
  },
)

test.each([
  ['has an unknown shape', () => HttpResponse.json({ saved: 'perhaps' }), /is not responding/],
  [
    'has status 300',
    () => HttpResponse.json({ success: true }, { status: 300 }),
    /is not responding/,
  ],
  ['is HTML', () => HttpResponse.html('<h1>Log in to this network</h1>'), /is not responding/],
  ['never arrives', () => HttpResponse.error(), /is not responding/],
  ['is 429', refuse(429), /^Of the API\.$/],
  ['is 900', refuse(900), /session has ended/],
  ['is 409 with a message', refuse(409), /^Of the API\.$/],
  ['is 422 with a message', refuse(422), /^Of the API\.$/],
  ['is 400 without fields', refuse(400), /^Of the API\.$/],
  ['is 400 and names an unknown field', refuse(400, { errors: [{ path: 'x' }] }), /not right/],
  ['is 503 with a message', refuse(503), /^Of the API\.$/],
  ['is 500 with internal details', refuse(500), /is not responding/],
])('a response that %s becomes a message for the visitor', async (_, next, words) => {
  answer = next
  const refused = { name: 'FormError', message: expect.stringMatching(words) }
  await Promise.all(
    endpoints.map(([, to]) => expect(callApi(to, { body })).rejects.toMatchObject(refused)),
  )
})

test('a rejection keeps its status', async () => {
  answer = refuse(422)
  await expect(callApi(contactEndpoints.send, { body })).rejects.toMatchObject({ statusCode: 422 })
})

test('rejected fields get our own messages, and unknown fields none', async () => {
  const errors = [{ path: 'email', message: 'invalid' }, { path: 'shoeSize' }, 'nonsense']
  answer = refuse(400, { errors })
  const problems = [{ field: 'email', message: 'Enter an e-mail address like name@example.com.' }]
  await expect(callApi(contactEndpoints.send, { body })).rejects.toMatchObject({ problems })
})

test('offline, the message does not blame the service', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answer = () => HttpResponse.error()
  await expect(callApi(contactEndpoints.send, { body })).rejects.toThrow(/seem to be offline/)
})

test('a failed request keeps its original error as the cause (spec §8)', async () => {
  answer = () => HttpResponse.error()
  const error = await callApi(contactEndpoints.send, { body }).catch((cause: unknown) => cause)
  expect(error).toMatchObject({ name: 'FormError', statusCode: null, cause: expect.any(TypeError) })
})
