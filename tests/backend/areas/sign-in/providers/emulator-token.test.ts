import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createFirebaseIdentity } from '@/backend/areas/sign-in/identity/identity-providers'
import { createEmulatorTokenVerifier } from '@/backend/areas/sign-in/providers/emulator-token'
import type { IdTokenVerifier } from '@/backend/areas/sign-in/providers/id-token'
import { ProviderUnavailable } from '@/backend/areas/sign-in/providers/provider-unavailable'
import { stoppedClock } from '@/tests/support/app'
import { provideFirebaseProject, type TokenClaims } from '@/tests/support/sign-in/firebase-project'

const clock = stoppedClock('2026-03-10T05:00:00Z')
const project = provideFirebaseProject(clock)
const NOW = clock.now().getTime() / 1000

const dara = { localId: 'abc', email: 'dara@example.com', emailVerified: true }
const claims = { sub: 'abc', email: 'dara@example.com' }

/** The answer of the emulator's stand-in to a token lookup. */
let answer: { status: number; body: string } = { status: 200, body: '' }
const asked: unknown[] = []
const emulator = createServer(async (request, response) => {
  asked.push([request.url, JSON.parse(await text(request))])
  response.writeHead(answer.status).end(answer.body)
})
let verify: IdTokenVerifier

beforeAll(async () => {
  await once(emulator.listen(0, '127.0.0.1'), 'listening')
  const { port } = emulator.address() as AddressInfo
  const emulatorUrl = `http://127.0.0.1:${port}`
  const { projectId } = project.settings
  verify = createEmulatorTokenVerifier({ projectId, emulatorUrl, clock })
})
afterAll(() => {
  emulator.close()
})
beforeEach(() => {
  asked.length = 0
  setUsers(dara)
})

function setUsers(...users: object[]): void {
  answer = { status: 200, body: JSON.stringify({ users }) }
}
const issue = (stated: TokenClaims) => new UnsecuredJWT(project.toClaims(stated)).encode()

test('accepts a token of a user that the emulator has', async () => {
  const token = issue({ ...claims, email_verified: true })
  expect(await verify(token)).toMatchObject({
    subject: 'abc',
    signInProvider: 'password',
    email: 'dara@example.com',
    emailVerified: true,
  })
  const path = '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=emulator'
  expect(asked).toEqual([[path, { idToken: token }]])
})

describe('rejects, whatever the token claims,', () => {
  const forged: [string, TokenClaims][] = [
    ['another person', { ...claims, sub: 'def' }],
    ['another address', { ...claims, email: 'victim@example.com' }],
    ['no address', { sub: 'abc' }],
    [
      'a provider the emulator does not check',
      { ...claims, firebase: { sign_in_provider: 'google.com' } },
    ],
    ['an expired token', { ...claims, iat: NOW - 7200, exp: NOW - 31 }],
    ['another project', { ...claims, aud: 'another-project' }],
    ['another issuer', { ...claims, iss: 'https://securetoken.google.com/another-project' }],
    ['a sign-in in the future', { ...claims, auth_time: NOW + 31 }],
  ]
  test.each(forged)('%s', async (_, stated) => {
    expect(await verify(issue(stated))).toBeNull()
  })

  test('an address that only the token calls verified', async () => {
    setUsers({ ...dara, emailVerified: false })
    expect(await verify(issue({ ...claims, email_verified: true }))).toBeNull()
    expect(await verify(issue({ ...claims, email_verified: false }))).not.toBeNull()
  })

  test('a token the emulator refuses, such as after a password change', async () => {
    answer = { status: 400, body: JSON.stringify({ error: { message: 'TOKEN_EXPIRED' } }) }
    expect(await verify(issue(claims))).toBeNull()
  })

  test.each(['', 'a', 'a.b.c', '..', '{}', 'ខ្មែរ'])('the malformed token "%s"', async (token) => {
    expect(await verify(token)).toBeNull()
    expect(asked).toEqual([])
  })

  test('a signed token, which belongs to a real project', async () => {
    expect(await verify(await project.sign(claims))).toBeNull()
  })
})

test.each([
  ['fails', 500, '{}'],
  ['returns no user', 200, '{}'],
  ['answers HTML', 200, '<html>'],
])('reports the provider as unavailable when the emulator %s', async (_, status, body) => {
  answer = { status, body }
  await expect(verify(issue(claims))).rejects.toBeInstanceOf(ProviderUnavailable)
})

test('with a real project no unsigned token is accepted (promise T13)', async () => {
  const { verify: verifyReal } = createFirebaseIdentity(project.settings, clock)
  expect(await verifyReal(issue(claims))).toBeNull()
  expect(await verifyReal(await project.sign(claims))).not.toBeNull()
  expect(asked).toEqual([])
})
