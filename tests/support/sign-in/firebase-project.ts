import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll } from 'vitest'
import type { Clock } from '@/backend/platform/runtime/clock'

const PROJECT_ID = 'visvakor-test'

/** Claims that a test sets in a token; the rest is as Firebase writes it. */
export type TokenClaims = JWTPayload & {
  email?: string
  email_verified?: boolean
  auth_time?: number | undefined
  phone_number?: string
  firebase?: { sign_in_provider: string }
}

/** Replaces a Firebase project: its key is published over HTTP. Call it once a file. */
export function provideFirebaseProject(clock: Clock) {
  let privateKey: CryptoKey | null = null
  let publicJwk: Awaited<ReturnType<typeof exportJWK>> = {}
  let reachable = true
  const server = createServer((_, response) => {
    if (!reachable) response.writeHead(500).end('down')
    else response.end(JSON.stringify({ keys: [{ ...publicJwk, kid: 'one', alg: 'RS256' }] }))
  })
  beforeAll(async () => {
    const pair = await generateKeyPair('RS256', { extractable: true })
    privateKey = pair.privateKey
    publicJwk = await exportJWK(pair.publicKey)
    await once(server.listen(0, '127.0.0.1'), 'listening')
  })
  afterAll(() => {
    server.close()
  })

  function toClaims(stated: TokenClaims): JWTPayload {
    const now = Math.floor(clock.now().getTime() / 1000)
    return {
      iss: `https://securetoken.google.com/${PROJECT_ID}`,
      aud: PROJECT_ID,
      sub: 'somebody',
      iat: now - 5,
      exp: now + 3595,
      auth_time: now - 5,
      firebase: { sign_in_provider: 'password' },
      ...stated,
    }
  }

  return {
    toClaims,
    get settings() {
      const { port } = server.address() as AddressInfo
      return { projectId: PROJECT_ID, jwksUrl: `http://127.0.0.1:${port}/keys` }
    },
    get publicJwk() {
      return publicJwk
    },
    setReachable: (is: boolean) => {
      reachable = is
    },
    /** A token signed with the project's key, unless another is given. */
    sign: async (stated: TokenClaims = {}, { key = privateKey, kid = 'one' } = {}) => {
      if (key === null) throw new Error('The project is there from beforeAll on')
      return new SignJWT(toClaims(stated)).setProtectedHeader({ alg: 'RS256', kid }).sign(key)
    },
  }
}
