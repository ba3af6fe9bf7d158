// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { subscribeToSession } from '@/lib/browser/session/session-state'
import { openSession } from '@/lib/browser/sign-in/open-session'
import { provideMockServer } from '@/tests/support/mock-server'

const user = {
  firstName: 'Dara',
  lastName: 'Sok',
  email: null,
  phoneNumber: '+85512345678',
  gender: null,
  provide: 'phone',
  signInProvider: 'phone',
  educationLevel: null,
  major: null,
  careerLevel: null,
  dateOfBirth: null,
  photo: null,
}
const proof = {
  provider: 'phone',
  phoneNumber: '012345678',
  otpCode: '123456',
  token: 't',
} as const

/** A code is sent with the id of its attempt. */
const named = { ...proof, attempt: expect.stringMatching(/^[0-9a-f-]{36}$/) }

const sent: unknown[] = []
const registered: string[] = []
let answers: Response[] = []
provideMockServer(
  http.post('*/session', async ({ request }) => {
    sent.push(await request.json())
    return answers.shift() ?? HttpResponse.json({ user, isNew: false })
  }),
  http.put('*/upstream/v1/installation/:id', ({ params }) => {
    registered.push(String(params.id))
    return HttpResponse.json({ id: params.id })
  }),
)

const refuse = (statusCode: number, more: object = {}) =>
  HttpResponse.json({ statusCode, message: 'Ask for a new one.', ...more }, { status: 400 })

beforeEach(() => Cookies.set('installation', 'ours'))
afterEach(() => {
  Cookies.remove('installation')
  for (const list of [sent, registered, answers]) list.length = 0
})

test('returns the user and notifies every tab', async () => {
  const changes: string[] = []
  const stop = subscribeToSession(() => changes.push('changed'))
  expect(await openSession(proof)).toEqual({ user, isNew: false })
  stop()
  expect(sent).toEqual([named])
  expect(changes).toEqual(['changed'])
})

test('replaces an unknown installation once without the visitor noticing (promise F5)', async () => {
  answers = [refuse(650)]
  expect(await openSession(proof)).toEqual({ user, isNew: false })
  expect(registered).toHaveLength(1)
  expect(sent).toEqual([named, named])
})

test('shows a message after one retry when the API knows no installation', async () => {
  answers = [refuse(650), refuse(650), refuse(650)]
  await expect(openSession(proof)).rejects.toThrow(/is not responding/)
  expect(sent).toHaveLength(2)
})

test('a rejection names the field that is wrong', async () => {
  answers = [refuse(400, { errors: [{ path: 'otpCode', message: 'Ask for a new one.' }] })]
  await expect(openSession(proof)).rejects.toMatchObject({
    name: 'FormError',
    message: 'Ask for a new one.',
    problems: [{ field: 'otpCode', message: 'Ask for a new one.' }],
  })
})

test.each([
  ['too many attempts', () => refuse(429), /^Ask for a new one\.$/],
  ['no response', () => HttpResponse.error(), /is not responding/],
  [
    'a response of another server',
    () => HttpResponse.html('<h1>Hotel Wi-Fi</h1>'),
    /is not responding/,
  ],
])('%s gets a readable message', async (_, answer, words) => {
  answers = [answer()]
  await expect(openSession(proof)).rejects.toThrow(words)
})

test('offline, the message does not blame the service', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answers = [HttpResponse.error()]
  await expect(openSession(proof)).rejects.toThrow(/seem to be offline/)
})

test('a retry after a lost response has the same attempt id; another code has a new one', async () => {
  answers = [HttpResponse.error(), HttpResponse.json({ user, isNew: false })]
  await expect(openSession(proof)).rejects.toThrow()
  expect(await openSession(proof)).toEqual({ user, isNew: false })
  await openSession({ ...proof, otpCode: '654321' })
  await openSession({ provider: 'firebase', firebaseAuthToken: 'of a password' })
  const attempts = sent.map((body) => (body as { attempt?: string }).attempt)
  expect(attempts[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(attempts[1]).toBe(attempts[0])
  expect(attempts[2]).toMatch(/^[0-9a-f-]{36}$/)
  expect(attempts[2]).not.toBe(attempts[0])
  expect(attempts[3]).toBeUndefined()
})
