import { SignJWT } from 'jose'
import { z } from 'zod'
import { DeliveryFailure } from '@/backend/platform/outbox/delivery-failure'
import type { ServiceAccount } from './service-account'

const SCOPE = 'https://www.googleapis.com/auth/indexing'
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'

/** ms */
const BUDGET = 10_000
/** Seconds before its end from which a token counts as expired. */
const EARLY = 300

const reply = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

export type TokenSource = {
  get(signal: AbortSignal): Promise<string>
  /** Drops the cached token, so that the next one is new. */
  forget(): void
}

/** Creates a source of access tokens of a service account (RFC 7523 §2.1), cached until they expire. */
export function createTokenSource({ email, keyId, key, tokenUrl }: ServiceAccount): TokenSource {
  let kept: { readonly token: string; readonly until: number } | null = null

  async function ask(signal: AbortSignal): Promise<Response> {
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', kid: keyId, typ: 'JWT' })
      .setIssuer(email)
      .setAudience(tokenUrl)
      .setIssuedAt()
      .setExpirationTime('10m')
      .sign(key)
    try {
      return await fetch(tokenUrl, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: GRANT, assertion }),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(BUDGET)]),
      })
    } catch (error) {
      throw new DeliveryFailure(
        'Google gave no token: it could not be reached or closed the connection.',
        {
          cause: error,
        },
      )
    }
  }

  return {
    async get(signal) {
      if (kept !== null && performance.now() < kept.until) return kept.token
      const response = await ask(signal)
      if (!response.ok) {
        await response.body?.cancel()
        throw new DeliveryFailure(`Google gave no token: it answered ${response.status}.`)
      }
      const parsed = reply.safeParse(await response.json().catch(() => null))
      if (!parsed.success)
        throw new DeliveryFailure('Google gave no token: its answer was not understood.')
      const { access_token: token, expires_in: seconds } = parsed.data
      kept = { token, until: performance.now() + (seconds - EARLY) * 1000 }
      return token
    },
    forget: () => {
      kept = null
    },
  }
}
