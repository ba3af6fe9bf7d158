import { readFile } from 'node:fs/promises'
import { importPKCS8 } from 'jose'
import { z } from 'zod'
import { StartError } from '@/backend/platform/runtime/start-error'

const file = z.object({
  type: z.literal('service_account'),
  client_email: z.email(),
  private_key_id: z.string().min(1),
  private_key: z.string().startsWith('-----BEGIN PRIVATE KEY-----'),
  token_uri: z.url({ protocol: /^https?$/ }),
})

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
