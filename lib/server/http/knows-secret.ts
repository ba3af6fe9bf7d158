import { createHash, timingSafeEqual } from 'node:crypto'
import { readEnv } from '@/lib/server/env'

/** True for the API and whoever else has `REVALIDATE_SECRET`; never where there is none. Takes the header `Authorization`. */
export function knowsSecret(authorization: string | null | undefined): boolean {
  const secret = readEnv().REVALIDATE_SECRET
  if (secret === undefined || typeof authorization !== 'string') return false
  // timingSafeEqual needs equal lengths: hashes have one length.
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(authorization), digest(`Bearer ${secret}`))
}
