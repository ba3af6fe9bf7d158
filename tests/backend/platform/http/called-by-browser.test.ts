import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '@/lib/contract/endpoint'
import { endpoints } from '@/lib/contract/endpoints'
import { returnsSession } from '@/lib/contract/sign-in/returns-session'
import { sessionSchema } from '@/lib/contract/sign-in/sign-in'
import { provideApp } from '@/tests/support/app'
import { sampleOf, toUrl } from '@/tests/support/contract/input'
import { provideDatabase } from '@/tests/support/database'

/** Promise T3: what answers with a session token does not exist for a browser. */
const api = provideApp(provideDatabase(), undefined, {}, { counts: false })

const named = (gives: boolean) =>
  endpoints.filter((each) => returnsSession(each) === gives).map((each) => [each.id, each] as const)

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

/** As of an address that nobody has. */
const nothing = (method: 'GET' | 'POST') => api.app.inject({ method, url: '/v1/nothing' })

test('a token is found wherever a reply holds it, and three endpoints give one today', () => {
  expect(named(true).map(([id]) => id)).toEqual([
    'loginWithFirebase',
    'loginWithPhone',
    'loginWithLinkedIn',
  ])
  const call = { id: 'x', method: 'POST', path: '/x', tag: 'x', summary: 'x' } as const
  const deep = z.object({ list: z.array(sessionSchema.extend({ more: z.string() }).nullable()) })
  expect(returnsSession(endpoint({ ...call, reply: deep }))).toBe(true)
  expect(returnsSession(endpoint({ ...call, reply: z.object({ token: z.string() }) }))).toBe(false)
})

describe.each(named(true))('%s', (_, each) => {
  test.each(['browser', 'Browser', 'server, browser', 'browser, server'])(
    'called by "%s" is not there',
    async (caller) => {
      const answer = await call(each, { 'x-called-by': caller })
      expect(answer).toEqual({ status: 404, body: (await nothing('POST')).body })
    },
  )

  test('called by nobody of that name looks at what it was given', async () => {
    for (const headers of [{}, { 'x-called-by': 'server' }]) {
      const { body } = await call(each, headers)
      expect(body).not.toBe((await nothing('POST')).body)
    }
  })
})

test.each(named(false))('%s answers a browser as it answers all', async (_, each) => {
  const marked = await call(each, { 'x-called-by': 'browser' })
  expect(marked.body).not.toBe((await nothing('GET')).body)
})
