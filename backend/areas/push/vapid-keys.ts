import { createECDH } from 'node:crypto'
import { requireStoredSecret } from '@/backend/platform/runtime/data-folder'
import { StartError } from '@/backend/platform/runtime/start-error'

/** The keys that identify us to push services (RFC 8292), in base64url. */
export type VapidKeys = {
  /** A browser binds its subscription to this key. */
  readonly publicKey: string
  readonly privateKey: string
  /** Contact for push services: `https:` or `mailto:`. */
  readonly subject: string
}

type Settings = {
  /** Null: a generated key in the data folder is used. */
  readonly vapidPrivateKey: string | null
  readonly dataDir: string
  readonly siteUrl: string
  readonly messages: { readonly from: string }
}

/**
 * Reads the private key from the variable, or else from the data folder. Another key ends every subscription.
 */
export async function readVapidKeys({
  vapidPrivateKey,
  dataDir,
  siteUrl,
  messages,
}: Settings): Promise<VapidKeys> {
  const privateKey = vapidPrivateKey ?? (await requireStoredSecret(dataDir, 'vapid-key'))
  const address = /<([^<>]+)>/.exec(messages.from)?.[1] ?? ''
  const subject = siteUrl.startsWith('https://') ? siteUrl : `mailto:${address}`
  return { publicKey: toPublicKey(privateKey), privateKey, subject }
}

/** Nearly any 32 bytes are a private key of P-256. */
function toPublicKey(privateKey: string): string {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(privateKey, 'base64url')
  } catch {
    throw new StartError('VAPID_PRIVATE_KEY is no private key of the curve P-256.')
  }
  return pair.getPublicKey('base64url')
}
