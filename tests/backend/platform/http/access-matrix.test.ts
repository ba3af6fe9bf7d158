import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '@/lib/contract/endpoint'
import { endpoints } from '@/lib/contract/endpoints'
import { provideApp } from '@/tests/support/app'
import { fieldsOf, sampleOf, toUrl } from '@/tests/support/contract/input'
import { provideDatabase } from '@/tests/support/database'
import { takeSnapshot } from '@/tests/support/database-snapshot'
import { signIn } from '@/tests/support/visitors'

/** Access to every endpoint (spec §6, promise T1), tried over a real socket. */
const { db, pool } = provideDatabase()
const api = provideApp({ db }, undefined, {}, { counts: false })
const UNKNOWN_INSTALLATION = { 'x-installation-id': '00000000-0000-4000-8000-000000000000' }

type Headers = Readonly<Record<string, string>>
let port = 0
let signedIn: Headers = {}
let outsiders: readonly (readonly [who: string, headers: Headers])[] = []

beforeAll(async () => {
  await api.app.listen({ host: '127.0.0.1', port: 0 })
  port = (api.app.server.address() as AddressInfo).port
  signedIn = await signIn(db)
  outsiders = [
    ['anonymous', {}],
    ['an empty token', { 'x-session-token': '' }],
    ['an unknown token', { 'x-session-token': 'unknown' }],
    ['an expired session', await signIn(db, { expiresAt: new Date('2026-03-10T05:00:00Z') })],
    ['a revoked session', await signIn(db, { revokedAt: new Date('2026-03-09T00:00:00Z') })],
    ['the session of a deleted account', await signInAndDelete()],
  ]
})

async function signInAndDelete(): Promise<Headers> {
  const headers = await signIn(db)
  const url = '/v1/profile?confirm=true'
  const response = await api.app.inject({ method: 'DELETE', url, headers: { ...headers } })
  expect(response.statusCode).toBe(200)
  return headers
}

async function send(endpoint: Endpoint, headers: Headers, body = sampleOf(endpoint).body) {
  const path = toUrl(endpoint, sampleOf(endpoint))
  const takesBody = endpoint.multipart === null && Object.keys(fieldsOf(endpoint.body)).length > 0
  const payload = takesBody ? JSON.stringify(body) : ''
  const type = takesBody ? { 'content-type': 'application/json' } : {}
  const length = { 'content-length': String(Buffer.byteLength(payload)) }
  const sent = request({
    ...{ port, host: '127.0.0.1', method: endpoint.method, path },
    headers: { ...headers, ...type, ...length },
  }).end(payload)
  const [response] = await once(sent, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return {
    status: Number(response.statusCode),
    headers: response.headers,
    text: Buffer.concat(chunks).toString(),
  }
}

const named = (access: Endpoint['access']) =>
  endpoints
    .filter((endpoint) => endpoint.access === access)
    .map((endpoint) => [endpoint.id, endpoint] as const)

describe.each(named('session'))('%s, for users only', (_, endpoint) => {
  test('answers 900 to everybody else, with no data and no change', async () => {
    const before = await takeSnapshot(pool)
    for (const [who, headers] of outsiders) {
      const answer = await send(endpoint, headers)
      expect([who, answer.status]).toEqual([who, 900])
      expect(JSON.parse(answer.text)).toEqual({
        statusCode: 900,
        message: 'Please sign in to continue.',
      })
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    expect(await takeSnapshot(pool)).toEqual(before)
  })

  test('answers 650 to an unknown installation', async () => {
    const { status, text } = await send(endpoint, { ...signedIn, ...UNKNOWN_INSTALLATION })
    expect([status, JSON.parse(text).statusCode]).toEqual([650, 650])
  })

  test('accepts a signed-in user and forbids caching', async () => {
    const { status, headers } = await send(endpoint, await signIn(db))
    expect([650, 900]).not.toContain(status)
    expect(status).toBeLessThan(500)
    expect(headers['cache-control']).toContain('no-store')
  })
})

describe.each(named('public'))('%s, for everybody', (_, endpoint) => {
  test('requires no sign-in, whatever token is sent', async () => {
    for (const [who, headers] of [...outsiders, ['signed in', signedIn] as const]) {
      const { status } = await send(endpoint, headers)
      expect([who, status === 900 || status >= 1000]).toEqual([who, false])
      expect(status).not.toBe(500)
    }
  })
})
