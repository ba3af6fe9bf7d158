import { beforeEach, expect, it } from 'vitest'
import { requestServer } from '@/tests/support/http-server/request-server'
import { provideStandInApi, replyJson } from '@/tests/support/http-server/stand-in-api'
import { startHttpServer } from '@/tests/support/http-server/start-http-server'

const api = await provideStandInApi()
const server = await startHttpServer({ apiUrl: api.url })

beforeEach(() => {
  api.forget()
  api.answer = replyJson(200, { success: true })
})

async function save(cookie: string) {
  const headers = { 'sec-fetch-site': 'same-origin', 'x-meant-for': 'first-mark', cookie }
  const { status, text } = await requestServer(server, '/upstream/v1/job/7/save', {
    method: 'POST',
    headers,
  })
  return { status, body: JSON.parse(text) }
}

it('a queued call is sent with the cookies of the user who made it', async () => {
  expect(await save('session=secret; signed_in=1.first-mark')).toMatchObject({ status: 200 })
  expect(api.last.headers['x-session-token']).toBe('secret')
  expect(api.last.headers['x-meant-for']).toBeUndefined()
})

it.each([
  ['of another user', 'session=secret; signed_in=1.second-mark'],
  ['without an owner mark', 'session=secret; signed_in=1'],
  ['without a session', 'installation=abc'],
])('rejects a queued call with cookies %s', async (_, cookie) => {
  const { status, body } = await save(cookie)
  expect([status, body.statusCode]).toEqual([412, 412])
  expect(api.calls).toEqual([])
})
