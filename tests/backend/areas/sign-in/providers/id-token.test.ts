import { createHmac } from 'node:crypto'
import { exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  createIdTokenVerifier,
  fetchKeys,
  type IdTokenVerifier,
} from '@/backend/areas/sign-in/providers/id-token'
import { ProviderUnavailable } from '@/backend/areas/sign-in/providers/provider-unavailable'
import { stoppedClock } from '@/tests/support/app'
import { provideFirebaseProject, type TokenClaims } from '@/tests/support/sign-in/firebase-project'

const clock = stoppedClock('2026-03-10T05:00:00Z')
const project = provideFirebaseProject(clock)
const NOW = clock.now().getTime() / 1000

let verify: IdTokenVerifier
beforeEach(() => {
  const { projectId, jwksUrl } = project.settings
  verify = createIdTokenVerifier({ projectId, getKey: fetchKeys(jwksUrl), clock })
})

test('returns the claims of a valid token', async () => {
  const token = await project.sign({
    sub: 'abc',
    email: 'Dara@Example.com',
    email_verified: true,
    firebase: { sign_in_provider: 'google.com' },
  })
  expect(await verify(token)).toEqual({
    subject: 'abc',
    signInProvider: 'google',
    email: 'dara@example.com',
    emailVerified: true,
    phoneNumber: null,
    issuedAt: new Date('2026-03-10T04:59:55Z'),
    authTime: new Date('2026-03-10T04:59:55Z'),
  })
})

test('takes an address as unverified when the token has none', async () => {
  const token = await project.sign({ email_verified: true })
  expect(await verify(token)).toMatchObject({ email: null, emailVerified: false })
})

test.each(['iat', 'auth_time'])(
  'allows half a minute of clock difference for %s',
  async (claim) => {
    expect(await verify(await project.sign({ [claim]: NOW + 30 }))).not.toBeNull()
  },
)

describe('rejects', () => {
  const claims: [string, TokenClaims][] = [
    ['an expired token', { iat: NOW - 7200, exp: NOW - 31 }],
    ['another audience', { aud: 'another-project' }],
    ['another issuer', { iss: 'https://securetoken.google.com/another-project' }],
    ['no subject', { sub: '' }],
    ['a subject that is too long', { sub: 'a'.repeat(129) }],
    ['a sign-in in the future', { auth_time: NOW + 31 }],
    ['a token from the future', { iat: NOW + 31 }],
    ['a token that is not valid yet', { nbf: NOW + 31 }],
    ['no time of sign-in', { auth_time: undefined }],
    ['an anonymous sign-in', { firebase: { sign_in_provider: 'anonymous' } }],
    ['an unknown sign-in provider', { firebase: { sign_in_provider: 'custom' } }],
  ]
  test.each(claims)('%s', async (_, stated) => {
    expect(await verify(await project.sign(stated))).toBeNull()
  })

  test('a token signed with another key, under a known or unknown key id', async () => {
    const { privateKey: key } = await generateKeyPair('RS256')
    for (const kid of ['one', 'two']) {
      expect(await verify(await project.sign({}, { key, kid }))).toBeNull()
    }
  })

  test('a changed token', async () => {
    const [header, , signature] = (await project.sign()).split('.')
    const claims = JSON.stringify(project.toClaims({ sub: 'somebody-else' }))
    const forged = [header, Buffer.from(claims).toString('base64url'), signature].join('.')
    expect(await verify(forged)).toBeNull()
  })

  test('an unsigned token', async () => {
    expect(await verify(new UnsecuredJWT(project.toClaims({})).encode())).toBeNull()
    const parts = [{ alg: 'none', kid: 'one' }, project.toClaims({})]
    const encoded = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    expect(await verify(`${encoded.join('.')}.`)).toBeNull()
  })

  test('a token signed symmetrically with the public key', async () => {
    const key = await importJWK({ ...project.publicJwk, ext: true }, 'RS256')
    if (key instanceof Uint8Array) throw new Error('An RSA key is no byte sequence')
    const parts = [{ alg: 'HS256', kid: 'one' }, project.toClaims({})]
    const signed = parts
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    const mac = createHmac('sha256', await exportSPKI(key))
      .update(signed)
      .digest('base64url')
    expect(await verify(`${signed}.${mac}`)).toBeNull()
  })

  test('a token of another algorithm, or one without a key id', async () => {
    const { privateKey } = await generateKeyPair('PS256')
    const other = new SignJWT(project.toClaims({})).setProtectedHeader({ alg: 'PS256', kid: 'one' })
    expect(await verify(await other.sign(privateKey))).toBeNull()
    const { privateKey: key } = await generateKeyPair('RS256')
    const nameless = new SignJWT(project.toClaims({})).setProtectedHeader({ alg: 'RS256' })
    expect(await verify(await nameless.sign(key))).toBeNull()
  })

  test.each(['', 'a', 'a.b.c', '..', '{}', 'ខ្មែរ'])('the malformed token "%s"', async (token) => {
    expect(await verify(token)).toBeNull()
  })
})

test('reports the provider as unavailable when the keys cannot be fetched', async () => {
  project.setReachable(false)
  await expect(verify(await project.sign())).rejects.toBeInstanceOf(ProviderUnavailable)
  project.setReachable(true)
  expect(await verify(await project.sign())).not.toBeNull()
})
