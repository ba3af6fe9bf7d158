// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getCurrentUser } from '@/lib/browser/account/current-user'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { fetchProfile } from '@/lib/browser/profile/profile'
import { provideMockServer } from '@/tests/support/mock-server'

const dara = { firstName: 'Dara', lastName: 'Sok', signInProvider: 'phone', photo: null }
const ended = vi.fn()
const server = provideMockServer(
  http.delete('*/session', () => {
    ended()
    return HttpResponse.json({ success: true })
  }),
)

beforeEach(() => {
  Cookies.set('installation', 'known')
  Cookies.set('signed_in', '1')
  getQueryClient().clear()
})
afterEach(() => {
  ended.mockReset()
})

const answer = (body: object | null, status = 200) =>
  server.use(http.get('*/upstream/v1/profile', () => HttpResponse.json(body, { status })))

test.each([dara, { ...dara, signInProvider: null, photo: { url: '/photo.webp' } }])(
  'returns %j as the API sends it',
  async (user) => {
    answer(user)
    expect(await getCurrentUser()).toEqual(user)
  },
)

test.each([
  null,
  {},
  { ...dara, firstName: undefined },
  { ...dara, lastName: 7 },
  { ...dara, signInProvider: 7 },
  { ...dara, photo: undefined },
  { ...dara, photo: 'photo.webp' },
  { ...dara, photo: {} },
])('treats %j as signed out', async (body) => {
  answer(body)
  expect(await getCurrentUser()).toBeNull()
  expect(ended).not.toHaveBeenCalled()
})

test('ends the session when the response body says it is over', async () => {
  answer({ statusCode: 900, message: 'Over.' })
  expect(await getCurrentUser()).toBeNull()
  expect(ended).toHaveBeenCalledTimes(1)
})

test('returns null for a 300 response', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  answer(dara, 300)
  expect(await getCurrentUser()).toBeNull()
  expect(log).toHaveBeenCalledTimes(1)
})

test('does not end the session when the API is down', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  server.use(http.get('*/upstream/v1/profile', () => HttpResponse.error()))
  expect(await getCurrentUser()).toBeNull()
  answer({ statusCode: 503, message: 'Away.' }, 503)
  expect(await getCurrentUser()).toBeNull()
  expect(ended).not.toHaveBeenCalled()
  // Once for the response, once for its absence.
  expect(log).toHaveBeenCalledTimes(2)
})

test('header and profile page share one request, and a failed one is retried', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  let asked = 0
  const user = {
    ...dara,
    email: null,
    phoneNumber: '+85512345678',
    gender: null,
    provide: null,
    educationLevel: null,
    major: null,
    careerLevel: null,
    dateOfBirth: null,
  }
  server.use(
    http.get('*/upstream/v1/profile', () => {
      asked += 1
      return asked === 1 ? HttpResponse.error() : HttpResponse.json(user)
    }),
  )
  expect(await getCurrentUser()).toBeNull()
  const [header, room] = await Promise.all([getCurrentUser(), fetchProfile()])
  expect(header).toMatchObject(dara)
  expect(room.phoneNumber).toBe(user.phoneNumber)
  expect(await fetchProfile()).toEqual(room)
  expect(asked).toBe(2)
})
