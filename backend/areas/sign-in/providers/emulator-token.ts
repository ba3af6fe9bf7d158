import { errors, UnsecuredJWT } from 'jose'
import { z } from 'zod'
import type { Clock } from '@/backend/platform/runtime/clock'
import { type IdToken, type IdTokenVerifier, readClaims, toClaimRules } from './id-token'
import { ProviderUnavailable } from './provider-unavailable'

const PATIENCE_MS = 3000

const lookup = z.object({
  users: z
    .array(
      z.object({
        localId: z.string(),
        email: z.string().optional(),
        emailVerified: z.boolean().optional(),
      }),
    )
    .min(1),
})

type EmulatorUser = z.output<typeof lookup>['users'][number]

/**
 * Creates the verifier for `npm test -- --firebase` (promise T13). The emulator signs nothing, so only
 * passwords count.
 */
export function createEmulatorTokenVerifier({
  projectId,
  emulatorUrl,
  clock,
}: {
  projectId: string
  emulatorUrl: string
  clock: Clock
}): IdTokenVerifier {
  return async (token) => {
    const said = decode(token, projectId, clock.now())
    if (said === null || said.signInProvider !== 'password') return null
    const user = await getEmulatorUser(emulatorUrl, token)
    return user !== null && isOf(said, user) ? said : null
  }
}

function decode(token: string, projectId: string, now: Date): IdToken | null {
  try {
    return readClaims(UnsecuredJWT.decode(token, toClaimRules(projectId, now)).payload, now)
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

/**
 * Finds the emulator's user of a token; null when it rejects the token. Throws ProviderUnavailable without a
 * reply.
 */
async function getEmulatorUser(emulatorUrl: string, idToken: string): Promise<EmulatorUser | null> {
  try {
    const address = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=emulator`
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const body: unknown = await response.json()
    if (response.status === 400) return null
    return lookup.parse(body).users[0] ?? null
  } catch (cause) {
    throw new ProviderUnavailable('Firebase', cause)
  }
}

function isOf(said: IdToken, { localId, email, emailVerified }: EmulatorUser): boolean {
  return (
    localId === said.subject &&
    (email?.toLowerCase() ?? null) === said.email &&
    (!said.emailVerified || emailVerified === true)
  )
}
