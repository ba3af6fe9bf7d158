import { readFile } from 'node:fs/promises'
import { importPKCS8, SignJWT } from 'jose'
import { z } from 'zod'
import { DeliveryFailure } from '@/backend/platform/outbox/delivery-failure'
import { postToService } from '@/backend/platform/outbox/post-to-service'
import { StartError } from '@/backend/platform/runtime/start-error'

const SCOPE = 'https://www.googleapis.com/auth/indexing'
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'

/** ms */
const BUDGET = 10_000
/** Seconds before its end from which a token counts as expired. */
const EARLY = 300

const reply = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

const file = z.object({
  type: z.literal('service_account'),
  client_email: z.email(),
  private_key_id: z.string().min(1),
  private_key: z.string().startsWith('-----BEGIN PRIVATE KEY-----'),
  token_uri: z.url({ protocol: /^https?$/ }),
})

type TokenSource = {
  get(signal: AbortSignal): Promise<string>
  /** Drops the cached token, so that the next one is new. */
  discard(): void
}

/** Creates a source of access tokens of a service account (RFC 7523 §2.1), cached until they expire. */
export function createTokenSource({ email, keyId, key, tokenUrl }: ServiceAccount): TokenSource {
  let cached: { readonly token: string; readonly until: number } | null = null

  async function ask(signal: AbortSignal): Promise<Response> {
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', kid: keyId, typ: 'JWT' })
      .setIssuer(email)
      .setAudience(tokenUrl)
      .setIssuedAt()
      .setExpirationTime('10m')
      .sign(key)
    const body = new URLSearchParams({ grant_type: GRANT, assertion })
    return postToService('Google gave no token: it', tokenUrl, { body, signal, budget: BUDGET })
  }

  return {
    async get(signal) {
      if (cached !== null && performance.now() < cached.until) return cached.token
      const response = await ask(signal)
      if (!response.ok) {
        await response.body?.cancel()
        throw new DeliveryFailure(`Google gave no token: it answered ${response.status}.`)
      }
      const parsed = reply.safeParse(await response.json().catch(() => null))
      if (!parsed.success)
        throw new DeliveryFailure('Google gave no token: its answer was not understood.')
      const { access_token: token, expires_in: seconds } = parsed.data
      cached = { token, until: performance.now() + (seconds - EARLY) * 1000 }
      return token
    },
    discard: () => {
      cached = null
    },
  }
}

export type ServiceAccount = {
  readonly email: string
  readonly keyId: string
  readonly key: CryptoKey
  /** Where a signed assertion is exchanged for a token. */
  readonly tokenUrl: string
}

/**
 * Reads the key file of a service account as Google's console creates it. Throws `StartError`, which reveals
 * nothing of its content.
 */
export async function readServiceAccount(path: string): Promise<ServiceAccount> {
  try {
    const parsed = file.parse(JSON.parse(await readFile(path, 'utf8')))
    return {
      email: parsed.client_email,
      keyId: parsed.private_key_id,
      key: await importPKCS8(parsed.private_key, 'RS256'),
      tokenUrl: parsed.token_uri,
    }
  } catch {
    throw new StartError(
      "GOOGLE_INDEXING_CREDENTIALS must name a readable file with a service account's key, as Google's console gives it.",
    )
  }
}
