import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { includesSessionToken } from '@/backend/platform/http/mount-endpoint'
import { endpoint } from '@/lib/contract/endpoint'
import { endpoints } from '@/lib/contract/endpoints'
import { sessionSchema } from '@/lib/contract/sign-in/sign-in'
import { provideApp } from '@/tests/support/app'
import { sampleOf, toUrl } from '@/tests/support/contract/input'
import { provideDatabase } from '@/tests/support/database'

/** Promise T3: endpoints that return a session token answer 404 to a browser. */
const api = provideApp(provideDatabase(), undefined, {}, { counts: false })

const named = (gives: boolean) =>
  endpoints
    .filter((each) => includesSessionToken(each) === gives)
    .map((each) => [each.id, each] as const)

async function call(each: (typeof endpoints)[number], headers: Record<string, string>) {
  const input = sampleOf(each)
  const hasBody = Object.keys(input.body).length > 0
  const response = await api.app.inject({
    method: each.method,
    url: toUrl(each, input),
    headers,
    ...(hasBody ? { payload: { ...input.body } } : {}),
  })
  return { status: response.statusCode, body: response.body }
}

/** The answer of an unknown address. */
const callUnknown = (method: 'GET' | 'POST') => api.app.inject({ method, url: '/v1/nothing' })

test('finds a session token anywhere in a reply: three endpoints return one', () => {
  expect(named(true).map(([id]) => id)).toEqual([
    'loginWithFirebase',
    'loginWithPhone',
    'loginWithLinkedIn',
  ])
  const call = { id: 'x', method: 'POST', path: '/x', tag: 'x', summary: 'x' } as const
  const deep = z.object({ list: z.array(sessionSchema.extend({ more: z.string() }).nullable()) })
  expect(includesSessionToken(endpoint({ ...call, reply: deep }))).toBe(true)
  expect(includesSessionToken(endpoint({ ...call, reply: z.object({ token: z.string() }) }))).toBe(
    false,
  )
})

describe.each(named(true))('%s', (_, each) => {
  test.each(['browser', 'Browser', 'server, browser', 'browser, server'])(
    'answers 404 when it is called by "%s"',
    async (caller) => {
      const answer = await call(each, { 'x-called-by': caller })
      expect(answer).toEqual({ status: 404, body: (await callUnknown('POST')).body })
    },
  )

  test('reads the request when it is not called by a browser', async () => {
    for (const headers of [{}, { 'x-called-by': 'server' }]) {
      const { body } = await call(each, headers)
      expect(body).not.toBe((await callUnknown('POST')).body)
    }
  })
})

test.each(named(false))('%s answers a browser like any client', async (_, each) => {
  const marked = await call(each, { 'x-called-by': 'browser' })
  expect(marked.body).not.toBe((await callUnknown('GET')).body)
})
