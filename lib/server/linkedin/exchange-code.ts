import { z } from 'zod'
import type { LinkedInClient } from './linkedin-client'

/** ms */
const TIMEOUT_MS = 5000

const tokens = z.object({ access_token: z.string().nonempty().max(4096) })

/**
 * Exchanges a code for an access token; throws when LinkedIn refuses. Without PKCE: LinkedIn rejects a `code_verifier`
 * beside a secret (decision 012).
 */
export async function exchangeCode(client: LinkedInClient, code: string): Promise<string> {
  const response = await fetch(client.tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      client_id: client.clientId,
      client_secret: client.clientSecret,
      redirect_uri: client.redirectUri,
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`LinkedIn answered ${response.status} to a code`)
  return tokens.parse(await response.json()).access_token
}
